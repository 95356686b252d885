### The Battle for Normandy.

## The game

game-title = ノルマンディの戦い
game-about = 1944年6月6日の上陸から8月半ばまでを、5枚のマップの上で大隊ごとに扱います。スタックの内容は隠されています。

side-allied = 連合軍
side-german = ドイツ軍

scenario-elle = エル川を越えて
scenario-elle-about = 6月12日～14日。第29師団と第2師団がエル川を越え、サン・クレールとサン・ジョルジュへ攻撃します。マップBで8ターン。
scenario-epsom = エプソム作戦
scenario-epsom-about = 6月26日～7月1日。第8軍団がオドン川と112高地へ向けて攻撃します。マップC南部で18ターン。
scenario-breakout = 突破
scenario-breakout-about = 7月18日～31日。グッドウッドとコブラの両作戦。マップ4枚。
scenario-campaign = キャンペーン
scenario-campaign-about = 6月6日から8月半ばまで。マップ5枚すべてを使います。

part-night = 夜間
part-am = AM
part-pm = PM

## A: movement

do-move = 移動する
do-go = 続けて移動する
do-drop = 一部を置いていく
do-halt = 止まる
do-look = スタックを調べる
do-look-all = すべてのスタックを調べる
do-remove = 超過分を除去する
do-break-down = 中隊に分割する
do-shed = 1個中隊を創出する
do-combine = 中隊を統合する
do-absorb = 中隊を吸収する
do-end-movement = フェイズを終える
field-by = ユニット
field-way = 経路
field-fast = 戦略移動
field-pause = そこで再び選ぶ
field-space = ヘクス
field-unit = ユニット
field-company = 中隊
none-look = 調べられる敵スタックはありません。
none-look-all = 調べられる敵スタックはありません。

# $side
prompt-movement = { $side }：ユニットを移動するか、移動フェイズを終えてください。
# $side
prompt-mechanized = { $side }：機械化ユニットを移動するか、機械化移動フェイズを終えてください。
# $side, $space
prompt-walk = { $side }：{ $space }で、続けて移動しますか、一部を置いていきますか、止まりますか。

# $turn
event-turn-began = 第{ $turn }ターンの開始。
# $side, $n, $start, $space
event-passed = { $side }：{ $n }ユニットが{ $start }から{ $space }へ移動。
# $units, $space
event-marched = そのユニットは{ $units }、現在{ $space }。
# $side, $n, $space
event-dropped = { $side }：{ $n }ユニットが{ $space }に留まる。
# $side, $n, $space
event-removed = { $side }：{ $space }の{ $n }ユニットをスタック超過のため除去。
# $units, $companies, $space
event-broke-down = { $space }の{ $units }から{ $companies }を配置。
# $unit, $companies, $space
event-joined = { $space }の{ $companies }が{ $unit }になる。
# $side, $space
event-looked = { $side }が{ $space }のスタックを調べる。
# $space, $units
event-found = { $space }には{ $units }がいる。

# $space
refuse-no-pile = { $space }に敵スタックはありません。
# $space
refuse-already-seen = { $space }の内容はすでに分かっています。
# $space
refuse-not-next = { $space }に隣接する友軍ユニットがありません。
# $space
refuse-out-of-sight = { $space }は都市又はボカージュなので調べられません。
refuse-no-look = 今調べられるスタックはありません。
# $space
refuse-overfull = { $space }はスタッキング限度を超えています。
# $space
refuse-not-overfull = { $space }はスタッキング限度を超えていません。
refuse-none-overfull = スタッキング限度を超えたヘクスはありません。
refuse-one-hex = 同じヘクスのユニットでなければなりません。
# $unit
refuse-not-yours = { $unit }は友軍ではないか、マップ上にありません。
# $unit
refuse-immobile = { $unit }には許容移動力がありません。
# $unit
refuse-has-moved = { $unit }はすでに移動しました。
# $unit
refuse-at-work = { $unit }は作業中で移動できません。
# $unit
refuse-not-mechanized = { $unit }は機械化ユニットではありません。
# $unit
refuse-has-fired = { $unit }は射撃済みです。
# $space
refuse-enemy-near = { $space }から3ヘクス以内に敵がいます。
# $unit
refuse-no-supply = { $unit }は一般補給下にありません。
# $space
refuse-guns-in-zone = 砲兵は単独で{ $space }のEZOCに留まれません。
# $space
refuse-guns-alone = { $space }のEZOCに移動した砲兵だけを残すことはできません。
# $space
refuse-other-nation = { $space }には他方の軍のユニットがいます。
# $space
refuse-would-attack = OOSのユニットは、攻撃が必要になる{ $space }へ移動できません。
refuse-phase-closed = このフェイズではもう移動できません。
refuse-no-way = 経路がありません。
# $space
refuse-enemy-there = { $space }に敵がいます。
# $start, $space
refuse-no-going = { $start }から{ $space }へは移動できません。
# $start, $space
refuse-zone-to-zone = { $start }から{ $space }へは、EZOCからEZOCへの直接移動になります。
# $space
refuse-too-far = { $space }は遠すぎます。
refuse-none-left = 移動できるユニットはもうありません。
refuse-not-walking = 移動中のユニットの一部だけを選んでください。
# $space, $unit
refuse-together = { $space }のUSとCWのユニットは分かれなければなりません。{ $unit }はまだ移動できます。
refuse-movement-phase-only = 移動フェイズにのみ可能です。
# $unit
refuse-not-whole = { $unit }は完全戦力の3ステップ・ユニットではありません。
# $unit
refuse-no-companies = { $unit }のための中隊が足りません。
# $unit
refuse-nothing-to-shed = { $unit }は中隊を創出できません。
refuse-none-to-break = 分割できるユニットはありません。
# $unit
refuse-not-lost = { $unit }は除去も分割もされていません。
refuse-two-or-three = 同じヘクスの2個又は3個中隊が必要です。
# $unit
refuse-wrong-company = { $unit }の中隊ではありません。
# $unit
refuse-no-headquarters = { $unit }のHQが隣接していません。
refuse-none-to-combine = 統合できる中隊はありません。
# $unit
refuse-not-reduced = { $unit }は減少状態ではありません。
refuse-none-to-absorb = 吸収できる中隊はありません。

outcome-no-victory = 最終ターンが終わりました。

## B: supply, weather, replacements

## C: combat

## D: fire, air, engineers
