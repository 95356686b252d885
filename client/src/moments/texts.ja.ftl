moment-skip = どのキーでも先へ
moment-lost = { $unit }：除去
moment-unharmed = { $unit }：損害なし
moment-open = { $unit }：まだ決まっていません
moment-steps = { $unit }：{ $steps }ステップ損失
moment-retreats = { $unit }：{ $space }へ退却
moment-advances = { $unit }：{ $space }へ前進
moment-more = ほか{ $count }個
moment-spared = { $side }：損害なし
moment-back = 退却
moment-behind = これまでの動きを表示中：残り{ $count }
moment-now = 現在へ
moment-again = もう一度見る
moment-play = この場面をもう一度見る
moment-seen = マップ上の最後のダイス、カード、結果
digest = { $side }：あなたの番のあと
digest-deeds = 行動{ $deeds }回{ $fights ->
    [0] 。
   *[other] 、うち戦闘{ $fights }回。
  }
digest-watch = 見る
settings-pace = 相手の動きの速さ
settings-pace-slow = ゆっくり
settings-pace-normal = 普通
settings-pace-once = すぐに
