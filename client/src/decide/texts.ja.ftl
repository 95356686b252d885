### 行動の選択。日本語。

decide-panel = あなたの番
decide-yours = あなたの番・{ $side }
decide-now = 次に選ぶもの：{ $field }
decide-now-ready = 確定できます。
decide-now-goes = { $count ->
    [1] { $what }の移動先を選んでください
   *[other] ユニット{ $count }個の移動先を選んでください
}
decide-together = { $count }件の行動をまとめて送れます。
decide-stopped = { $count }件のうち{ $done }件を実行しました。{ $why }
decide-stopped-over = それでステップが終わったので、残りは取りやめました。
decide-stopped-here = 次のことを先に決めてください。
decide-usual = 自動で記入しました（変更できます）
decide-propose = 配置の案を出す
decide-propose-other = 別の案を出す
decide-leave-out = 外す：{ $what }
decide-waiting-together = まとめて送る行動
decide-needs = 確定するには、{ $field }を選んでください。
decide-given = 最初の選択
decide-left-out = 選ばなければ「なし」
decide-kinds = 行うこと
decide-or-map = 光るユニットか{ $where ->
    [hex] ヘクス
   *[space] スペース
}を{ $how ->
    [tap] タップ
   *[click] クリック
}
decide-or-hand = 手札の色の付いた部分を選んでください。
decide-actions = 問いと操作
decide-choose-first = まずマップか一覧から選んでください。
decide-nothing-held = 取りやめるものはありません。
decide-not-asked = 今は決めることがありません。
decide-again = もう一度
decide-wait = お待ちください
decide-rolls = 運で結果が決まったあとは、元に戻せません。
decide-so-far = ここまでの宣言
decide-numbers = 数値
decide-forecast = 起こりうる結果
decide-brief = 数値のまとめ
decide-brief-open = すべての結果を見る
decide-brief-odds = 起こりうる結果：{ $odds }。すべての結果を見る
decide-optional = （任意）
decide-confirm = 確定
# $count
decide-confirm-all = { $count }件すべて確定
decide-key-enter = Enter
decide-key-ctrl-enter = Ctrl+Enter
decide-back = 一つ前へ
decide-cancel = やめる
decide-undo = 元に戻す
decide-dismiss = 閉じる
decide-which = どれを行いますか？
decide-neither = どれでもない
decide-kind-with = { $kind }：{ $what }
decide-only-one = 他に選択肢はありません
decide-way-to = { $count ->
    [1] { $to }
   *[other] { $to }（{ $count }{ $where ->
        [hex] ヘクス
       *[space] スペース
    }）
}

## 一覧と書式

decide-search = 検索
decide-none = 選べるものがありません。
decide-none-found = 見つかりません。
decide-show-all = { $count }件すべて表示
decide-counters = ユニット{ $count }個
decide-cost = 消費{ $cost }
decide-cost-left = 消費{ $cost }、残り{ $left }
decide-behind = { $count }通り
decide-also = { $field }：さらに追加
decide-nobody = どれも選ばない
decide-refused = 今はできないこと（{ $count }種類）
decide-all = { $count }個すべて
decide-dead-end = ここから先は選べるものがありません。何かを取り消してください。
decide-steps = { $count }{ $where ->
    [hex] ヘクス
   *[space] スペース
}
decide-and-more = ほか{ $count }個
decide-take-back = { $what }を取り消す
decide-earlier = { $what }を前へ
decide-later = { $what }を後ろへ
decide-less = 1減らす：{ $what }
decide-more = 1増やす：{ $what }
decide-points = { $what }：{ $count }
decide-unassigned = －

## 数値

decide-tally-term = 項目
decide-tally-rule = ルール
decide-tally-value = 値
decide-points-dealt = 割り当てたポイント
# $points：これまでの数、$wanted：全部の数
decide-points-of = { $points }/{ $wanted }
decide-odds-result = 結果
decide-odds-share = 確率
decide-odds-meaning = 意味
decide-odds-percent = { $percent }%
decide-odds-of = { $of }分の{ $share }
decide-odds-very-good = あなたに非常に有利
decide-odds-good = あなたに有利
decide-odds-even = 有利でも不利でもない
decide-odds-bad = あなたに不利
decide-odds-very-bad = あなたに非常に不利

## なぜできないか

decide-why-title = できない理由
decide-trouble = うまくいきませんでした
decide-why-not = 「{ $what }」を選べない理由
decide-why-can = { $what }
decide-why-allowed = これは選べます。
decide-gone = これはもう選べません。

## リアクションの機会

decide-window = リアクション
decide-window-left = リアクションできる時間：残り{ $seconds }秒
decide-window-stop = 時計を止める
decide-window-rest = これが終わるまでパスする
decide-window-orders = 今後この質問には常にパスする

## 相手の番のとき

decide-waiting = { $side }を待っています
decide-thinking = { $side }が考えています…
decide-over = ゲームは終了しました。
decide-replay = 過去の局面を見ています。
decide-nothing = 今は選ぶことがありません。

## 読み上げ用

decide-added = 選択：{ $what }
decide-several = 行動が{ $count }通りあります。パネルで選んでください。
decide-staged = { $what }：確定すると実行します。
decide-taken-back = 取り消し：{ $what }
decide-moved = { $what }は{ $place }番目になりました。
decide-cancelled = 取りやめました。
decide-ready = 確定できます：{ $what }
decide-sent = 実行しました。

## 振り直しの質問

roll-stands = このままなら
roll-new = 振り直すと
roll-price = コスト：
roll-better = 良くなる：{ $share }%
roll-worse = 悪くなる：{ $share }%
roll-only-better = 平均して明らかに有利になるときだけ尋ねる
roll-anyway = それでも今回は尋ねます。ガイド付きゲームでは質問に慣れるため2回まで、また前の場面に戻ったときにも尋ねます。
decide-limits = 上限と残り
decide-sum-good = 有利
decide-sum-even = 互角
decide-sum-bad = 不利
