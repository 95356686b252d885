### 終わったゲームのページ。

end-map = マップを見る
end-open = 得点と転機
end-led = あなた：{ $side }　相手：{ $other }
end-person = もう一人のプレイヤー
end-both = 両軍を担当しました
end-watched = 閲覧用のプレイ記録
end-score = 得点の内訳
end-term = { $count } × { $value }
end-count = 計{ $count }件
end-each = 1つずつ見る
end-none = 得点は示されません。投了で終わったゲームでは、隠されていたものは公開されません。
# $first, $second, $side, $points
end-marker = マーカーは両軍で1個です：{ $first } − { $second } = { $side }に{ $points }。
end-marker-even = マーカーは両軍で1個です：{ $first } − { $second } = 0。
end-turning = 転機
end-curve = 両軍の得点の移り変わり。{ $stands }
end-curve-one = { $side }のリードの移り変わり。{ $stands }
end-stand = { $turn }：{ $points }
end-ahead = { $side }のリード
# $nth
end-nth = 転機{ $nth }
end-replay = リプレイで見る
end-for = { $side }に{ $points }
end-for-you = あなたに{ $points }
end-level = 得点は一度も動きませんでした。
end-luck = 運
end-luck-about = 数えているのは、振った側にとって高いほどよい（低いほどよいものは低い）目がどれだけ出たかです。その目に何がかかっていたかは数えません。同じ数のダイスを振った100ゲームのうち、これより悪かったはずのゲームの数を示します。
end-luck-place = ダイス{ $rolls }個、100ゲーム中{ $place }ゲームより幸運
end-luck-few = { $rolls ->
    [0] 良し悪しのあるダイスなし
   *[other] ダイス{ $rolls }個：少なすぎて何とも言えません
}
end-luck-counted = 数えたもの：{ $kinds }
end-luck-left = 数えないもの：{ $kinds }
end-luck-none = ダイスは振られませんでした。
end-decisions = 決定{ $count }回
end-mine = あなたの決定{ $count }回
end-minutes = { $minutes }分
end-hours = { $hours }時間{ $minutes }分
end-days = { $days }日
end-copy = 結果をコピー
end-copied = コピーしました
end-working = プレイ記録を読んでいます…
