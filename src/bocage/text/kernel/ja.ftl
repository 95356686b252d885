### すべてのゲームに共通する、エンジンのメッセージ。日本語。

## プロトコル上の拒否

# $kind, $id
refuse-unknown-id = 「{ $id }」という{ $kind }はありません。
# $text
refuse-unknown-action = 「{ $text }」という行動はありません。
# $text, $expected
refuse-unknown-order = 「{ $text }」という事前指示はありません。このゲームにあるもの：{ $expected }
# $text, $expected
refuse-bad-form = 「{ $text }」を読み取れません。正しい書式：{ $expected }
# $side：決定すべき陣営
refuse-not-your-decision = これを決めるのはあなたではなく、{ $side }です。
# $version, $current
refuse-stale = ゲームが先に進んでいます（回答はバージョン{ $version }、現在は{ $current }）。盤面を見て、もう一度選んでください。
refuse-game-over = ゲームはすでに終了しています。
# $field
refuse-unsorted = 「{ $field }」の項目がゲームの順序に並んでいません。
# $field, $id
refuse-duplicate = 「{ $field }」に「{ $id }」が重複しています。
# $field, $value, $low, $high
refuse-out-of-bounds = 「{ $field }」の値{ $value }は範囲外です。{ $low }以上{ $high }以下でなければなりません。
# $action, $expected, $instead：代わりになる語、なければ none
refuse-wrong-action =
    { $instead ->
        [none] 「{ $action }」は今は行えません。行える行動：{ $expected }
       *[other] ここでは「{ $action }」ではなく「{ $instead }」と書きます。
    }
refuse-undo-barrier = その後に新たな情報が明らかになったため、取り消すことはできません。
refuse-nothing-to-undo = 取り消せる行動がありません。

## 決定の順番

prompt-pass = 何もしない場合はパスしてください。
answer-waiting = 相手側の決定を待っています。
# $side
your-move = { $side }の番です。
refuse-unknown-option = その選択肢は選べません。
