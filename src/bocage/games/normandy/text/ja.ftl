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

option-no-duties = 強制攻撃なし
option-no-duties-about = 平坦な地形のユニットも攻撃しなくてかまいません。

part-night = 夜間
part-am = AM
part-pm = PM

panel-score = 勝利得点
fact-held = 現在支配している場所
fact-place = { $name }
fact-bridgehead = 補給下の2個大隊：{ $name }
fact-loss = { $name }の損失（{ $per }個につき）
fact-exit = { $name }
fact-link = { $name }への補給線
fact-bridge = 落とした橋梁：{ $name }
fact-head = 補給下の海岸堡：{ $name }
panel-air = 本日の航空機
fact-air-support = 地上支援
fact-air-raids = 索敵攻撃
fact-interdiction = 妨害、{ $sheet }
panel-sights = 確認したもの
fact-sight = { $space }、{ $month }{ $day }日{ $part }：{ $units }
sight-true = 変化なし
sight-old = その後変化
now-day = 日付
now-date = { $month }{ $day }日
month-june = 6月
month-july = 7月
month-august = 8月
now-part = 時間帯
now-turn = ターン
now-weather = 天候
now-csp = CSP
panel-outlook = 天気予報
fact-in-days = { $days }日後
panel-points = 補充ポイント
brief-in-days = +{ $days }日
panel-due = 増援、{ $side }
group-turn = { $month }{ $day }日、{ $part }
panel-lost = 損失、{ $side }
table-results = CRT
table-roll = サイの目
table-terrains = 地形
table-terrain = 地形
table-foot = 歩兵
table-mech = 機械化、砲兵
table-drm = 戦闘
table-fire = 単独射撃
layer-zoc-allied = 連合軍のZOC
layer-zoc-german = ドイツ軍のZOC
layer-control-allied = 連合軍が支配するヘクス
layer-control-german = ドイツ軍が支配するヘクス
layer-reach = 移動範囲
layer-supply = 一般補給
layer-supply-none = 非補給下（OOS）
layer-duties = 攻撃しなければならない敵
layer-net = HQの補給範囲

# まとめて動かし、まとめて見るもの
# $name, $number, $kind
group-division = { $kind ->
    [foot] 第{ $number }師団
    [armd] 第{ $number }機甲師団
    [pz] 第{ $number }装甲師団
    [ss] 第{ $number }SS{ $number ->
        [17] { "" }
       *[other] 装甲
    }師団
    [fj] 第{ $number }FJ師団
    [lw] 第{ $number }LW師団
    [abn] 第{ $number }空挺師団
    [cdn] 第{ $number }カナダ歩兵師団
    [cdn-armd] 第{ $number }カナダ機甲師団
    [pol-armd] 第{ $number }ポーランド機甲師団
    [fr-armd] フランス第{ $number }機甲師団
    [gds-armd] 近衛機甲師団
    [pz-lehr] 装甲教導師団
   *[other] { $name }師団
}
# $name, $number, $kind
group-brigade = { $kind ->
    [armd] 第{ $number }機甲旅団
    [cdn-armd] 第{ $number }カナダ機甲旅団
    [tank] 第{ $number }戦車旅団
    [gds-tank] 第{ $number }近衛戦車旅団
    [schn] 第{ $number }快速旅団
   *[other] { $name }旅団
}
# $name
group-corps = 第{ $name }軍団直轄
# $name, $kind
group-regiment = 第{ $name }{ $kind ->
    [cw] 旅団
   *[other] 連隊
}
# $number
group-kg = KG { $number }
# $name
group-plain = { $name }

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

# $day, $month, $part, $turn
event-turn-began = { $month }{ $day }日{ $part }：第{ $turn }ターンの開始。
# $side, $n, $start, $space, $way
event-passed = { $side }：{ $n }ユニットが{ $start }から{ $space }へ移動。
# $units, $space
event-marched = 現在{ $space }：{ $units }。
# $side, $n, $space
event-dropped = { $side }：{ $n }ユニットが{ $space }に留まります。
# $side, $n, $space
event-removed = { $side }：{ $space }の{ $n }ユニットをスタック超過のため除去。
# $units, $companies, $space
event-broke-down = { $space }の{ $units }から{ $companies }を配置。
# $unit, $companies, $space
event-joined = { $space }の{ $companies }が{ $unit }になります。
# $side, $space
event-looked = { $side }が{ $space }のスタックを調べます。
# $space, $units
event-found = { $space }には{ $units }がいます。

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
# $space, $points, $most
refuse-overfull-at-end = { $space }には{ $points }スタッキング・ポイントがあります。フェイズ終了時の限度は{ $most }です。
# $space
refuse-not-overfull = { $space }はスタッキング限度を超えていません。
# $unit
refuse-more-than-enough = { $unit }は除去する必要がありません。他のユニットだけで足ります。
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

do-attach = HQに付属させる
do-enter = 増援を登場させる
do-refill = 野戦補充RPを使用する
do-load = トラックをHQの下に置く
do-dissolve = KG HQを取り去る
do-place = HQを配置する
do-postpone = 次のターンまで待つ
do-mend = 減少状態のユニットに1ステップを補充する
do-rebuild = 除去されたユニットを再建する
do-grow = 中隊を大隊にする
do-motorize = 師団を自動車化する
do-end-replacement = 補充を終える
field-hq = HQ
field-truck = トラック
field-full = 完全戦力で
none-enter = いま登場できる増援はありません。
none-move = いま移動できるユニットはありません。
none-attach = いまほかのHQに付属できるユニットはありません。
none-refill = いま野戦補充を行えるHQはありません。
none-load = トラックが運べるHQのヘクスにありません。
none-dissolve = マップ上にKG HQがありません。
none-mend = いまステップを補充できるユニットはありません。
none-rebuild = いま再建できるユニットはありません。
none-grow = いま大隊にできる中隊はありません。
none-motorize = いま自動車化できる師団はありません。
none-place = いま配置できるHQはありません。
none-attack = いま攻撃できる敵はいません。
none-shell = いま単独で射撃できる砲兵はありません。
none-concede = 強制攻撃を行えないユニットはありません。
none-assist = ここを支援できるユニットはありません。
none-reply = 応戦できる砲兵はありません。
none-strafe = いま索敵攻撃できる敵ユニットはいません。
none-bomb = いま索敵攻撃できる橋梁はありません。
none-blow = いま橋梁を破壊できる工兵はいません。
none-restore = いま橋梁を修理できる工兵はいません。
none-span = いま渡河して架橋できる工兵はいません。
none-entrench = いま塹壕の構築を始められるユニットはありません。
none-raze = 撤去できる塹壕はありません。
points-us-inf = US歩兵
points-us-arm = US装甲
points-cw-inf = CW歩兵
points-cw-arm = CW装甲
points-german-inf = ドイツ軍歩兵
points-german-arm = ドイツ軍装甲
points-german-tiger = ドイツ軍ティーガー
nation-us = US
nation-cw = CW
nation-german = ドイツ軍
weather-clear = 晴天
weather-partly-cloudy = 薄曇り
weather-cloudy = 曇り
weather-overcast = 曇天
weather-heavy-overcast = 重曇天
weather-fog = 霧
weather-light-showers = 小雨
weather-heavy-rain = 豪雨
weather-storm = 嵐
forecast-clear = 晴天
forecast-partly-cloudy = 薄曇り
forecast-cloudy = 曇り
forecast-overcast = 曇天
forecast-heavy-overcast = 重曇天
forecast-fog = 霧
forecast-light-showers = 小雨
forecast-heavy-rain = 豪雨
forecast-storm = 嵐
level-decisive-allied = 連合軍の決定的勝利
level-allied = 連合軍の勝利
level-draw = 引き分け
level-german = ドイツ軍の勝利
level-decisive-german = ドイツ軍の決定的勝利

# $side
prompt-return = { $side }：復帰するHQを配置してください。
# $side
prompt-replace = { $side }：補充ポイントを使用するか、補充を終えてください。

# $unit, $hq
event-attached = { $unit }はこのフェイズ中、{ $hq }に付属。
# $day, $month, $rolls, $weather
event-weather-forecast = { $month }{ $day }日の予報：サイの目{ $rolls }、{ $weather }。
# $rolls, $forecast, $weather
event-weather-changed = 予報は{ $forecast }、サイの目{ $rolls }により天候は{ $weather }。
# $weather
event-weather-came = 天候は{ $weather }。
# $csp, $left
event-points-came = 連合軍は{ $csp } CSPを受け取り、合計{ $left }。
# $side, $n, $space
event-entered = { $side }：{ $n }ユニットが{ $space }に登場。
# $units, $space
event-entered-who = そのユニットは{ $units }、{ $space }。
# $side, $roll
event-replacements-rolled = { $side }の補充のサイの目は{ $roll }。
# $nation, $infantry, $armour
event-replacements-came = { $nation }：歩兵RP { $infantry }、装甲RP { $armour }。
# $points, $rem
event-losses-converted = { $points }の損失が5ステップに達し、次の補充フェイズのREMは{ $rem }。
# $points, $number, $left
event-points-spent = { $points }：{ $number } RPを使用、残り{ $left }。
# $unit, $steps, $space
event-mended = { $space }の{ $unit }は{ $steps }ステップになります。
# $side, $space
event-rebuilt = { $side }が{ $space }にユニットを再建。
# $unit, $steps
event-rebuilt-who = { $unit }が{ $steps }ステップで復帰。
# $points, $number, $lost
event-points-used = { $points }：{ $number } RPを使用、{ $lost } RPは失われます。
# $hq, $unit, $left
event-steps-spent = { $hq }が{ $unit }を補充、野戦補充RPの残り{ $left }。
# $unit
event-trucks-came = { $unit }が登場可能になります。
# $truck, $hq, $turn
event-loaded = { $truck }は第{ $turn }ターンから{ $hq }の師団を自動車化します。
# $side
event-motors-came = { $side }は1個師団を自動車化できます。
# $hq
event-motorized = { $hq }の師団は自動車化されました。
# $hq, $turn
event-hq-out = { $hq }は第{ $turn }ターンに復帰。
# $side, $space
event-hq-placed = { $side }が{ $space }にHQを配置。
# $hq, $space
event-hq-placed-who = それは{ $hq }、{ $space }。
# $hq
event-hq-waits = { $hq }は配置できず、次のターンまで待ちます。
# $side, $space
event-hq-taken = { $side }が{ $space }のKG HQを取り去ります。
# $points, $level
event-scored = 連合軍は{ $points }勝利得点：{ $level }。

# $unit, $hq
refuse-attached-already = { $unit }はすでに{ $hq }に付属しています。
# $unit, $hq
refuse-needs-no-place = { $unit }は{ $hq }に付属させる必要がありません。
# $unit, $hq
refuse-not-attachable = { $unit }は{ $hq }に付属できません。
# $hq
refuse-no-hq = { $hq }はHQではありません。
# $hq
refuse-no-line = { $hq }まで補給線をたどれません。
# $unit
refuse-not-here = { $unit }は自軍ではないか、マップ上にありません。
# $hq, $units
refuse-slots-taken = { $hq }はすでに他の3ユニットに補給しています：{ $units }。
# $hq, $units
refuse-stranger-taken = { $hq }はすでに他の師団のユニットに補給しています：{ $units }。
# $hq, $units
refuse-kg-full = { $hq }はすでに6ユニットに補給しています：{ $units }。
# $hq
refuse-not-due = { $hq }はいま復帰しません。
# $hq
refuse-can-return = { $hq }は配置できます。
# $space
refuse-closed-hex = { $space }には置けません。
# $space
refuse-enemy-zone = { $space }はEZOC内です。
# $space
refuse-no-room = { $space }には空きがありません。
# $space
refuse-too-far-from-units = { $space }はユニットから遠すぎます。
refuse-nobody = 1ユニット以上を選んでください。
# $unit
refuse-not-yet = { $unit }はまだ到着していないか、待機していません。
# $unit, $space
refuse-not-there = { $unit }は{ $space }に登場できません。
# $space
refuse-other-roads = { $space }へ別の道路から登場するユニットが混ざっています。
# $most
refuse-group-too-large = 一緒に登場できるのは{ $most }スタッキング・ポイントまでです。
# $unit, $group
refuse-queue-too-long = { $unit }は縦列の第{ $group }グループになり、MPが足りません。
refuse-not-now = 増援は移動フェイズ中、中隊を統合する前に登場します。
refuse-none-due = 登場する増援はありません。
# $unit
refuse-no-replacements = { $unit }は補充を受け取れません。
# $unit
refuse-own-losses-only = { $unit }は自身のREM補充のみを受け取れます。
# $unit
refuse-no-company-points = { $unit }は中隊です。中隊は再建できません。
# $unit
refuse-no-price = { $unit }はRPで得られません。
# $unit
refuse-one-tiger = ティーガーの補充は1日に1ステップまでです。{ $unit }はいま補充できません。
# $unit
refuse-few-points = { $unit }のためのRPが足りません。
# $unit
refuse-one-step = { $unit }は1ステップのみです。
# $unit, $space
refuse-not-next-to-hq = { $space }は{ $unit }のHQに隣接していません。
# $unit
refuse-no-company = { $unit }はマップ上の中隊ではありません。
# $unit
refuse-other-kind = { $unit }は別の種類の中隊です。
# $unit
refuse-no-steps = { $unit }のHQには野戦補充RPがありません。
# $unit
refuse-not-infantry = { $unit }は歩兵RPだけでは補充できません。
# $unit, $hq
refuse-few-steps = { $hq }の野戦補充RPは{ $unit }に足りません。
refuse-no-motors = サイの目で自動車化を得ていません。
# $hq
refuse-no-division = { $hq }はマップ上のその師団HQではありません。
# $hq
refuse-motorized-already = { $hq }の師団はすでに自動車化されています。
# $unit
refuse-no-truck = { $unit }はマップ上のトラックではありません。
# $hq
refuse-no-infantry-division = { $hq }はマップ上の歩兵師団HQではありません。
# $hq
refuse-not-in-its-hex = トラックは{ $hq }のヘクスにいません。
# $hq
refuse-carried-already = トラックはすでに{ $hq }の師団を運んでいます。
# $hq
refuse-not-in-pool = { $hq }はプールにありません。
# $space
refuse-no-corps-hq = { $space }では軍団HQから一般補給を引けません。
# $hq
refuse-no-battle-group = { $hq }はマップ上のKG HQではありません。

# $day, $month
moment-forecast = { $month }{ $day }日の予報
# $forecast
moment-weather = 予報は{ $forecast }
# $side
moment-replacements = { $side }：補充
tally-forecast = 予報
tally-supply-income = CSP
tally-points-inf = 歩兵RP
tally-points-arm = 装甲RP
tally-victory = 勝利得点
label-after-storm = 嵐の後
label-after-clear = 晴天の後
label-share = シナリオの割当
label-harbours = 人工港
label-daily = 日常補充
label-losses = REM補充
# $name
label-victory-place = { $name }
# $name
label-victory-bridgehead = 橋頭堡 { $name }
# $name
label-victory-loss = { $name } 除去
# $name
label-victory-exit = { $name }
# $name
label-victory-link = { $name }への補給
# $name
label-victory-bridge = 落とした橋梁：{ $name }
# $name
label-victory-head = { $name }海岸堡
# $allied
outcome-decisive-allied = 連合軍の決定的勝利（{ $allied }点）。
# $allied
outcome-allied = 連合軍の勝利（{ $allied }点）。
# $allied
outcome-draw = 引き分け（連合軍{ $allied }点）。
# $allied
outcome-german = ドイツ軍の勝利（連合軍{ $allied }点）。
# $allied
outcome-decisive-german = ドイツ軍の決定的勝利（連合軍{ $allied }点）。

## C: combat

do-attack = 攻撃する
do-concede = 攻撃できないと認める
do-end-combat = 戦闘フェイズを終える
do-shelter = このユニットを2倍にする
do-coordinate = 諸兵科連合を使う
do-lose = ステップを失う
do-flee = 退却する
do-stand = 防御施設を取り去って留まる
do-hold = さらに1ステップ失って留まる
do-yield = 留まらず、除去される
do-advance = 戦闘後前進をする
do-stay = 前進しない
field-engineers = 先頭の工兵
field-plus = サイの目に加える値
field-steps = ステップ
field-mark = 取り去るもの

# $side
prompt-combat = { $side }：攻撃か射撃を行うか、戦闘フェイズを終えてください。
# $side $space
prompt-shelter = { $side }：{ $space }の塹壕でどのユニットを2倍にしますか。
# $side $space $column $number
prompt-coordinate = { $side }：{ $space }、コラム{ $column }、修正後{ $number }。諸兵科連合でいくつ加えますか。
# $side $steps $units
prompt-lose = { $side }：{ $units }から{ $steps }ステップを失います。
# $side $units
prompt-flee = { $side }：{ $units }はどこへ退却しますか。
# $side $space
prompt-advance = { $side }：{ $space }へ戦闘後前進するのはどのユニットですか。

# $side $units $hexes $space
event-attack-declared = { $side }：{ $units }が{ $hexes }から{ $space }を攻撃します。
# $csp $left $space
event-attack-paid = { $space }への攻撃に{ $csp }CSPを使い、残りは{ $left }です。
# $side $units $late $space
event-defended = { $side }：{ $space }の防御側は{ $units }。そこへ退却していたユニット：{ $late }。
# $side $hqs
event-lines-shown = { $side }：補給は{ $hqs }を経由しています。
# $space $units
event-no-room = { $space }には{ $units }がいて入れないので、さらに退却します。
# $space
event-cut-off = { $space }の防御側は孤立状態です。
# $unit
event-sheltered = 塹壕で{ $unit }が2倍になります。
# $space $column $roll $number
event-combat-rolled = { $space }への攻撃：コラム{ $column }、サイの目{ $roll }、DRMを加えて{ $number }。
# $side $plus
event-arms-combined = { $side }：諸兵科連合で{ $plus }を加えます。
# $space $result
event-combat-result = { $space }の結果（攻撃側／防御側）：{ $result }。
# $unit $left
event-step-lost = { $unit }は1ステップを失い、残りは{ $left }です。
# $unit
event-destroyed = { $unit }は除去されます。
# $unit $heir
event-reduced = { $unit }に残ったのは中隊{ $heir }だけです。
# $side $units $start $space
event-retreated = { $side }：{ $units }が{ $start }から{ $space }へ退却します。
# $side $space $mark
event-stood = { $side }：{ $space }から退却しません。取り去ったもの：{ $mark }。
# $side
event-held = { $side }：攻撃側はさらに1ステップを失って留まります。
# $side $units $space
event-advanced = { $side }：{ $units }が{ $space }へ戦闘後前進します。
# $side $unit $space
event-conceded = { $side }：{ $space }の{ $unit }は強制攻撃を満たせず、相手側が退却させます。

# $space
refuse-attacked-already = { $space }はこのフェイズにすでに攻撃されています。
# $space
refuse-has-retreated-there = { $space }のユニットはこのフェイズに攻撃されて退却しています。
# $space
refuse-no-enemy-there = { $space }に敵はいません。
# $unit
refuse-has-attacked = { $unit }はこのフェイズにすでに攻撃しています。
# $unit
refuse-no-strength = { $unit }に攻撃戦力はありません。
# $unit $space
refuse-not-adjacent = { $unit }は{ $space }に隣接していません。
refuse-nobody-attacks = 攻撃するユニットを1つ以上選んでください。
# $unit
refuse-guns-do-not-attack = { $unit }は砲兵なので、地上戦闘で攻撃しません。
# $units
refuse-no-common-command = { $units }は同じ師団に属さず、付属もしていません。
# $unit $hq
refuse-not-attachable-now = { $unit }は{ $hq }にもその軍団HQにも補給を引けないか、他に付属しています。
# $hq $units
refuse-too-many-attached = 1個師団に付属できるのは3ユニットまでです。{ $hq }には{ $units }となってしまいます。
# $price $csp
refuse-too-few-points = 複数ヘクスからの攻撃には{ $price }CSPが必要ですが、{ $csp }しかありません。
# $attack $defence
refuse-odds-too-bad = { $attack }対{ $defence }は1対4に達しません。
# $unit
refuse-engineers-no-help = { $unit }はこの攻撃にボーナスを与えません。
# $unit $spaces
refuse-must-attack = { $unit }のため、{ $spaces }を攻撃するか砲兵で射撃しなければなりません。
# $unit
refuse-owes-nothing = { $unit }に強制攻撃はありません。
# $unit $spaces
refuse-can-still-attack = { $unit }のため、まだ{ $spaces }を攻撃できます。
# $unit
refuse-not-involved = { $unit }はこの戦闘に参加していません。
# $unit $most
refuse-too-many-steps = { $unit }には{ $most }ステップしかありません。
# $steps
refuse-exact-losses = ちょうど{ $steps }ステップを失わなければなりません。
refuse-one-each-first = 全ユニットが1ステップを失うまで、どのユニットも2ステップ目を失いません。
# $units
refuse-engineers-first = 先頭の工兵が最初のステップを失います：{ $units }。
refuse-recon-not-first = 偵察ユニットより先に歩兵か機甲が最初のステップを失います。
refuse-need-not-retreat = いま退却しなければならないユニットを選んでください。
refuse-from-one-hex = 同じヘクスにいません。
# $unit $space
refuse-cannot-retreat-there = { $unit }は{ $space }へ退却できません。
# $unit $space
refuse-zone-at-the-last = { $unit }は{ $space }のEZOC以外へ退却できます。
# $unit $space
refuse-towards-supply = { $unit }は補給源の方へ退却しなければならず、{ $space }では近づきません。
# $unit
refuse-took-no-part = { $unit }は攻撃に参加していません。
# $unit
refuse-never-advances = { $unit }は決して戦闘後前進しません。
# $unit
refuse-cannot-advance-there = { $unit }は通常の移動でそこへ入れないので、前進できません。
refuse-nobody-advances = ユニットを1つ以上選んでください。
# $points $most
refuse-too-many-advance = { $points }スタッキング・ポイントになりますが、ヘクスに入るのは{ $most }までです。

tally-attack = 攻撃戦力
tally-attack-seen = 宣言までの攻撃戦力
tally-defence = 防御戦力
tally-defence-seen = 調べたときの防御戦力
tally-drm = DRM
# $unit
label-strength = { $unit }
# $unit
label-entrenched = 塹壕の{ $unit }
label-guns = 砲兵と海上ユニット
label-stream = 小川を越えるので半減
label-river = 河川を越えるので半減
label-out-of-marsh = 溢水／湿地からなので半減
label-farmland = 農地
label-bocage = ボカージュ
label-forest = 森林
label-flooded = 溢水／湿地
label-village = 村
label-town = 町
label-city = 都市
label-tanks-alone = 戦車タイプのみ
label-poi = 要衝
label-uphill = 全て高地へ上る攻撃
label-ground-limit = 地形は最大3
label-lone-recon = 防護地形に単独の偵察
label-engineers = 工兵
label-ground-support = 地上支援
label-air-cover = 防御側の地上支援
label-guns-against-none = 砲兵のない攻撃
label-isolated = 孤立状態で再び攻撃
label-limit = 合計で最大3
refuse-must-retreat = 退却しなければなりません。

# $space $column
forecast-fight = { $space }への攻撃、コラム{ $column }
# $attacker $flees $defender $runs
odd-fight = 攻撃側：{ $attacker ->
    [0] 損失なし
   *[other] { $attacker }ステップ
}{ $flees ->
    [yes] と退却
   *[no] {""}
}。防御側：{ $defender ->
    [0] 損失なし
   *[other] { $defender }ステップ
}{ $runs ->
    [yes] と退却
   *[no] {""}
}。
# $attack $defence $drm
note-strengths = { $attack }対{ $defence }、DRM { $drm }。
# $least $most
note-arms = 諸兵科連合：サイ振りの後に{ $least }か{ $most }を加えられます。ここでは{ $least }で数えています。
# $whose
note-help = { $whose ->
    [both] 両軍の支援はまだ決まっていません。
   *[defender] 防御側の支援はまだ決まっていません。
}
die-fight = 地上戦闘

## D: fire, air, engineers

# $points, $side
prompt-plot = { $side }、本日の航空ポイント{ $points }を、索敵攻撃と各マップの妨害に割り当ててください。残りは地上支援になります。
# $points, $side
prompt-plot-flak = { $side }、AAポイント{ $points }を各マップに割り当ててください。
# $left, $side
prompt-recon = { $side }、索敵攻撃です。本日の残り攻撃回数は{ $left }です。
# $side, $space
prompt-raided = { $side }、{ $space }が索敵攻撃で命中を受けました。どのユニットがステップを失いますか。
# $side
prompt-engineers = { $side }、工兵フェイズです。橋梁、塹壕の作業を選ぶか、終了してください。
# $side, $space
prompt-support = { $side }、{ $space }への攻撃を砲兵と地上支援で支援しますか。
# $side, $space
prompt-defence = { $side }、{ $space }が攻撃されています。防御砲兵支援を行いますか。
# $side, $space
prompt-shelled = { $side }、{ $space }が砲兵射撃で命中を受けました。どのユニットがステップを失いますか。
# $side, $space
prompt-answer-guns = { $side }、ドイツ軍砲兵が{ $space }から射撃しました。対砲兵射撃を行いますか。

do-plot-air = 航空ポイントを割り当てる
do-plot-flak = AAポイントを割り当てる
do-assist = 支援する
do-shell = 砲兵が単独で射撃する
do-reply = 対砲兵射撃を行う
do-suffer = ステップ損失を受ける
do-strafe = ユニットを索敵攻撃する
do-bomb = 橋梁を索敵攻撃する
do-end-recon = 索敵攻撃を終える
do-blow = 橋梁を破壊する
do-restore = 橋梁を修理する
do-span = 渡河して架橋する
do-entrench = 塹壕の構築を始める
do-raze = 塹壕を撤去する
do-end-engineers = 工兵フェイズを終える
field-recon = 索敵攻撃
field-maps = マップ
field-guns = 砲兵
field-points = 地上支援ポイント
field-gun = 砲兵ユニット
field-of = 目標タイプ
field-over = ヘクスサイドの向こう側
field-to = 移動先
field-times = 攻撃回数

kind-sheet = マップ
sheet-A = マップA
sheet-B = マップB
sheet-C = マップC
sheet-D = マップD
sheet-E = マップE
of-any = いずれかのユニット
of-armour = 装甲
of-infantry = 歩兵
result-none = 効果なし
result-abort = 帰還
result-hit = 命中
work-destroy = 破壊
work-repair = 修理
terrain-clear = 平地
terrain-beach = 海岸
terrain-farmland = 農地
terrain-bocage = ボカージュ
terrain-forest = 森林
terrain-flooded = 溢水／湿地
terrain-village = 村
terrain-town = 町
terrain-city = 都市
terrain-poi = POI
terrain-entrenchment = 塹壕
terrain-strongpoint = 拠点
terrain-hill = 高地
terrain-stream = 小川
terrain-river = 河川
terrain-bluff = 絶壁
terrain-draw = 渓谷
terrain-cliff = 断崖
terrain-perimeter = シェルブール防衛線
terrain-flooded-side = 溢水の境
terrain-sea = 海
terrain-highway = 幹線道路
terrain-primary = 一級道路
terrain-secondary = 二級道路
terrain-railroad = 鉄道
terrain-airfield = 飛行場

# $gun, $hit, $roll, $side, $space, $start
event-fired =
    { $hit ->
        [yes] { $side }の{ $gun }が{ $start }から{ $space }を射撃：{ $roll }、命中。
       *[no] { $side }の{ $gun }が{ $start }から{ $space }を射撃：{ $roll }、はずれ。
    }
# $space, $unit
event-step-shot = { $space }の{ $unit }が1ステップを失いました。
# $guns, $points, $side, $space
event-assisted = { $side }、{ $space }での支援。砲兵：{ $guns }、地上支援ポイント：{ $points }。
# $fixed, $result, $roll, $space, $units
event-flak-fired = { $space }での対空射撃：{ $roll }、{ $result }。FLAK：{ $units }、地形固有のFLAK：{ $fixed }。
# $fixed, $space, $units
event-flak-seen = { $space }のFLAK：{ $units }、地形固有のFLAK：{ $fixed }。
# $space
event-no-flak = { $space }にFLAKはありません。
# $hit, $raids, $recon, $support
event-plotted = 索敵攻撃：{ $recon }ポイント、攻撃{ $raids }回、命中ナンバー{ $hit }以上。地上支援：{ $support }ポイント。
# $lost, $sheet
event-interdicted = { $sheet }の妨害：ドイツ軍ユニットは昼間、{ $lost }MPを失います。
# $weather
event-grounded = 本日は航空ポイントを使用できません（{ $weather }）。
# $space, $units
event-spotted = { $space }の索敵攻撃の目標：{ $units }。
# $hit, $of, $roll, $space
event-raided =
    { $hit ->
        [yes] { $space }への索敵攻撃（{ $of }）：{ $roll }、命中。
       *[no] { $space }への索敵攻撃（{ $of }）：{ $roll }、はずれ。
    }
# $of, $space
event-raid-missed = { $space }には{ $of }がないため、損失はありません。
# $hit, $over, $roll, $space
event-bombed =
    { $hit ->
        [yes] { $space }–{ $over }の橋梁への索敵攻撃：{ $roll }、破壊されました。
       *[no] { $space }–{ $over }の橋梁への索敵攻撃：{ $roll }、はずれ。
    }
# $left
event-air-lost = 航空ポイント1を永久に失いました。残りは{ $left }です。
# $done, $over, $roll, $side, $space, $work
event-bridge-tried =
    { $done ->
        [yes] { $side }の{ $space }の工兵、{ $over }への橋梁（{ $work }）：{ $roll }、成功。
       *[no] { $side }の{ $space }の工兵、{ $over }への橋梁（{ $work }）：{ $roll }、失敗。
    }
# $side, $space, $start
event-bridged = { $side }の工兵が{ $start }から{ $space }へ渡河し、背後に架橋しました。
# $over, $space
event-bridge-left = { $space }と{ $over }の間の工兵の橋梁がなくなりました。
# $space
event-work-begun = { $space }で塹壕の構築が始まりました。
# $space
event-work-done = { $space }の塹壕が完成しました。
# $space
event-work-gone = { $space }の塹壕が撤去されました。

tally-shell = 命中ナンバー
tally-shell-seen = わかっている限りの命中ナンバー
tally-aid = 支援戦力
tally-flak = 対空射撃の修正
tally-raid = 索敵攻撃のDRM
tally-raid-seen = わかっている限りの索敵攻撃のDRM
tally-bridge = 工兵のDRM
tally-interdiction = 妨害
tally-csp = CSPコスト
label-major-attack = 大規模攻撃
label-normal-attack = 通常攻撃
label-defended-hex = 防御ヘクス
# $unit
label-gun = 砲兵{ $unit }
label-rockets = ネーベルヴェルファー半減
label-unsupplied = OOSによる半減
# $terrain
label-ground = 地形：{ $terrain }
label-cover-limit = 地形修正は最大－3
label-weather = 天候
label-night = 夜間
label-answer-at-night = 夜間の対砲兵射撃
label-density = ヘクス内のステップ数
label-strategic = 戦略移動
label-type-chosen = 目標タイプの選択
label-flak = 目標付近のFLAK
label-more-flak = 2つ目以降のFLAK
label-points = 航空ポイント
label-halved = このマップでは半減
label-zone = EZOC内

refuse-allies-only = 対砲兵射撃を行えるのは連合軍だけです。
# $hq, $unit
refuse-attached-elsewhere = { $unit }はこのフェイズ中、{ $hq }に付属しています。
# $weather
refuse-bad-weather = この天候（{ $weather }）では対砲兵射撃はできません。
# $over, $space
refuse-bombed-already = { $space }–{ $over }の橋梁はこのターンにすでに攻撃されています。回数は最初に宣言します。
# $over, $space
refuse-bridge-down = { $space }–{ $over }の橋梁はすでに破壊されています。
# $over, $space
refuse-bridge-stands = { $space }と{ $over }の間には橋梁があります。
# $space
refuse-cut-off = { $space }には一般補給下のユニットがなく、3ヘクス以内の友軍にもありません。
# $unit
refuse-division-cut-off = 師団HQが一般補給下にないため、{ $unit }は使用できません。
# $most, $n
refuse-flak-points = AAポイントは{ $n }ではなく、{ $most }すべてを割り当てます。
refuse-germans-only = 塹壕を構築できるのはドイツ軍だけです。
# $unit
refuse-gun-not-ready = { $unit }は射撃済または移動済です。
# $unit
refuse-gun-unsupplied = { $unit }は一般補給下にありません。
refuse-no-aircraft = ドイツ軍に地上支援はありません。
refuse-no-aircraft-at-night = 夜間は地上支援を使用できません。
# $over, $space
refuse-no-bridge = { $space }と{ $over }の間に橋梁はありません。
refuse-no-bridge-left = 攻撃できる橋梁はもうありません。
# $unit
refuse-no-bridging = { $unit }は架橋できません。架橋できるのは連合軍の工兵大隊とドイツ軍の機械化工兵大隊です。
refuse-no-combat-supply = 戦闘補給下の攻撃ユニットがありません。
# $unit
refuse-no-command = { $unit }はこれらのユニットのHQに所属も付属もしていません。
# $cost, $left
refuse-no-csp = { $cost }CSPが必要ですが、残りは{ $left }です。
# $space
refuse-no-digging = 都市、町、溢水／湿地、ボカージュには塹壕を構築できません（{ $space }）。
# $unit
refuse-no-engineers = { $unit }は工兵ではありません。
# $space
refuse-no-ground = この工兵は{ $space }に入れません。
# $unit
refuse-no-gun = { $unit }はあなたの砲兵ではありません。
refuse-no-gun-ready = 準備状態の砲兵がありません。
refuse-no-hexes = ヘクスを1つ以上指定してください。
refuse-no-marker-left = 塹壕マーカーはすべてマップ上にあります。
# $sheet
refuse-no-points-there = ポイントを割り当てないなら{ $sheet }は省いてください。
refuse-no-questions = 問いを1つ以上指定してください。
refuse-no-such-kind = いずれか、装甲、歩兵から選びます。
# $sheet
refuse-no-such-map = { $sheet }は使用していません。
refuse-no-such-work = これを行える工兵がいません。
# $space
refuse-no-target = { $space }には攻撃できる敵がいません。
# $over, $space
refuse-no-water = { $space }と{ $over }の間に小川も河川もありません。
# $space
refuse-no-works = { $space }にあなたの塹壕はありません。
# $weather
refuse-nobody-flies = 本日は航空ポイントを使用できません（{ $weather }）。
refuse-nobody-helps = 支援できるものがありません。
refuse-nobody-to-raid = このターンに攻撃できるユニットはもうありません。
# $space, $unit
refuse-not-entrenched = { $unit }は{ $space }を防御していません。
# $unit
refuse-not-hit = { $unit }は命中を受けていません。
# $hq, $unit
refuse-not-in-command = { $unit }は{ $hq }の範囲内にも、それに補給する軍団HQの範囲内にもありません。
# $space
refuse-not-spotted = { $space }を観測している補給下のユニットがありません。
refuse-nothing-given = 砲兵か地上支援ポイントを指定するか、パスしてください。
refuse-nothing-spotted = 射撃できる敵のヘクスを観測していません。
# $hq, $unit
refuse-other-army = { $unit }は他国のユニットを支援できません。
# $space
refuse-other-army-there = { $space }には他国のユニットがいます。
# $least, $most
refuse-other-plus = ここで諸兵科連合が加えるのは{ $least }か{ $most }です。
# $distance, $low, $most, $space, $unit
refuse-out-of-range = { $unit }の射程は{ $low }～{ $most }ヘクスで、{ $space }までは{ $distance }です。
# $left, $n
refuse-points-spent = 地上支援ポイント{ $n }に対し、本日の残りは{ $left }です。
# $space
refuse-raided-already = { $space }はこのターンにすでに索敵攻撃を受けています。
# $left, $n
refuse-raids-spent = 攻撃{ $n }回に対し、本日の残りは{ $left }回です。
# $space
refuse-several-zones = { $space }は複数のEZOC内にあります。
# $space, $unit
refuse-spotter-of-others = { $unit }の師団に所属または付属する観測者が{ $space }を観測していません。
# $space
refuse-struck-already = { $space }はこのフェイズにすでに攻撃されています。
# $most, $n
refuse-too-many-air-points = { $n }ポイントが割り当てられましたが、本日使用できるのは{ $most }です。
# $most, $n
refuse-too-many-guns = これらのユニットを支援できる砲兵は最大{ $most }で、{ $n }は多すぎます。
# $most, $n
refuse-too-many-points = 1回の戦闘の地上支援ポイントは最大{ $most }で、{ $n }は多すぎます。
# $most, $points, $space
refuse-too-many-there = { $space }のスタッキング・ポイントは{ $points }になります。最大は{ $most }です。
# $most, $n
refuse-too-much-recon = 索敵攻撃への割当ては最大{ $most }で、{ $n }は多すぎます。
# $unit
refuse-worked-already = { $unit }はこのフェイズにすでに作業しました。
# $space
refuse-works-there = { $space }にはすでに塹壕があります。

do-defend = 防御を支援する
about-defend = これらのヘクスが攻撃されると、使用できる最も強い砲兵が支援します。ユニットを選ばなければすべてが対象ですが、温存するものは使いません。使えるものがなければパスします。
# $guns, $hexes, $keep
standing-defend = { $hexes }の防御を支援。砲兵：{ $guns }、温存：{ $keep }。
do-spare = 防御砲兵支援を控える
about-spare = ここにないヘクスが攻撃されたときはパスします。
# $hexes
standing-spare = 防御砲兵支援を行うヘクス：{ $hexes }のみ。
do-answer-guns = 対砲兵射撃
about-answer-guns = ドイツ軍砲兵が単独で射撃すると、使用できる最も強い砲兵が対砲兵射撃を行います。ユニットを選ばなければすべてが対象ですが、温存するものは使いません。
# $guns, $keep
standing-answer-guns = ドイツ軍砲兵に対砲兵射撃。砲兵：{ $guns }、温存：{ $keep }。
do-silent-phase = パスする
about-silent-phase = これらの問いではパスするか、フェイズをすぐに終えます。
# $questions
standing-silent-phase = パスする問い：{ $questions }。
field-hexes = ヘクス
field-keep = 温存するもの
question-defence = 防御砲兵支援
question-answer-guns = 対砲兵射撃
question-engineers = 工兵フェイズ
question-recon = 索敵攻撃

## E: the invasion

scenario-omaha = 血のオマハ
scenario-omaha-about = 6月6日～10日。第1師団と第29師団が、オック岬とポール・アン・ベッサンの間のオマハに上陸します。マップBとCで14ターン。

do-post = 拠点を配置する
do-stow = 強襲ヘクスを再整理する
do-swim = DD戦車にする／戻す
do-end-placing = 開始する
do-land = 上陸する
do-hop = 1ヘクス移動する
do-end-landing = 上陸セグメントを終える
do-shoot = 射撃する
do-regroup = 大隊を再建する
do-end-fire = 射撃セグメントを終える
do-claim = 海岸堡を選ぶ
do-keep = 特殊戦車を残す
do-sail = 艦船を移動する
do-call = 艦船を呼ぶ
do-end-sailing = 艦船を動かさない
do-end-muster = 先へ進む
do-enqueue = 上陸縦列に置く
field-fort = 拠点
field-ship = 艦船
field-ships = 艦船
field-site = 上陸地点
site-utah = ユタ
site-omaha = オマハ
site-gold = ゴールド
site-juno = ジュノー
site-sword = スウォード

# $side
prompt-placing = { $side }：侵攻の配置を整え、開始してください。
# $side, $phase
prompt-landing = { $side }：海岸侵攻フェイズ{ $phase }。上陸と、陸上ユニットの1ヘクス移動。
# $side, $phase
prompt-fire = { $side }：海岸侵攻フェイズ{ $phase }。射撃するか、セグメントを終えてください。
# $side, $phase
prompt-swimmers-fire = { $side }：上陸したDD戦車はただちに射撃できます。
# $side, $space
prompt-storm = { $side }：{ $space }がカラになりました。1個中隊が前進しますか？
# $side
prompt-muster = { $side }：同じヘクスの中隊から大隊を再建するか、先へ進んでください。
# $side, $number
prompt-keep = { $side }：特殊戦車のうち{ $number }個が残ります。どれを残しますか？
# $side, $site
prompt-claim = { $side }：{ $site }の海岸堡とする海岸を選んでください。
# $side
prompt-fleet = { $side }：艦船を配置・移動するか、そのままにしてください。
none-land = いま上陸できるユニットはありません。
none-hop = いま1ヘクス移動できる陸上ユニットはありません。
none-shoot = いま射撃できるユニットはありません。
none-regroup = 待機ボックスの大隊を再建できる中隊はありません。
none-call = いま呼べる艦船はありません。
none-swim = 第1波に戦車はいません。
none-stow = 再整理するものはありません。
none-post = 配置するものはありません。
none-sail = 移動できる艦船はありません。
none-enqueue = 上陸縦列に置く増援はありません。

# $phase
event-phase-began = 海岸侵攻フェイズ{ $phase }開始。
# $unit, $space
event-posted = { $unit }を{ $space }に配置。
# $units, $space
event-stowed = { $units }は{ $space }から開始。
# $side, $space, $roll, $hit
event-swam = { $hit ->
    [yes] { $space }のDD戦車が上陸に成功
   *[other] { $space }のDD戦車が水没
}（サイの目{ $roll }）。
# $side, $start, $space, $roll
event-drifted = { $start }のユニットが{ $space }に上陸（サイの目{ $roll }）。
# $unit, $space
event-landed-who = それは{ $unit }、現在{ $space }。
# $side, $space, $units, $guns
event-salvo-shown = { $units }が{ $space }を射撃。
# $side, $space, $units, $roll, $hit
event-salvo-fired = { $hit ->
    [yes] 命中：{ $space }で1ステップ損失
   *[other] { $space }に効果なし
}（サイの目{ $roll }）。
# $unit, $space
event-fort-seen = { $space }の拠点は{ $unit }。
# $side, $units, $space
event-stormed = { $units }が{ $space }へ前進。
# $side, $n
event-kept = 支援ユニット{ $n }個をゲームから除去。
# $side, $n
event-mustered = { $n ->
    [0] 全大隊を再建
   *[other] 再建できなかった{ $n }個大隊を除去ボックスへ
}。
# $space, $site
event-claimed = { $space }を{ $site }の海岸堡に。
# $unit, $space
event-sailed = { $unit }が{ $space }へ。
do-man = 中隊を拠点か隣のヘクスに置く
none-man = 分割した大隊はありません。
# $unit
refuse-not-broken-down = { $unit }は上陸前に分割されたユニットではありません。
# $space
refuse-no-strongpoint = { $space }は大隊のいたヘクスの隣でも拠点でもありません。
# $space
refuse-manned-already = { $space }の拠点にはすでに中隊がいます。
refuse-none-broken-down = 分割した大隊がないので、置けるものはありません。
# $space
refuse-rangers-together = 断崖の下のレインジャーは、全中隊がそろって別のレインジャー大隊の後ろにだけ移れます。
# $space
refuse-behind-rangers = { $space }は、別のレインジャー大隊の後ろの空いた強襲ヘクスではありません。
# $unit
refuse-others-first = 侵攻から待っている{ $unit }が先に上陸します。
# $side, $space
prompt-clearing = { $side }：{ $space }が超過スタッキングです。超過分を直ちに取り除いてください。
# $roll, $hit
event-signalled = { $hit ->
    [yes] 信号を受信：待機中のレインジャーは岬へ続くことができる
   *[other] 岬からの信号は届かず
}（サイの目{ $roll }）。
option-rangers-follow = オック岬への増援
option-rangers-follow-about = フェイズ1に上陸しないレインジャーは、サイの目でオック岬へ呼ばれることがあります。
option-bloody-omaha = 「流血のオマハ」ヴァリアント
option-bloody-omaha-about = 6月8日に第30快速旅団の2個大隊がトレヴィエールに到着します。
do-engage = 艦船を射撃する
none-engage = 今は射撃できる艦船はありません。
do-return-fire = 命中を受けなければ応射する
none-return-fire = 応射できません。
# $side, $unit, $space
prompt-return-fire = { $side }：{ $space }の砲が{ $unit }を射撃します。命中しなければ応射しますか？
tally-at-sea = 艦船への命中ナンバー
# $unit
refuse-ship-not-seen = { $unit }を観測できるユニットが海岸にいません。
refuse-nothing-at-sea = 射撃できる艦船はありません。
# $unit, $space
refuse-no-crew = { $space }の砲は、同じヘクスに歩兵タイプのユニットがいるときだけ射撃できます。
# $gun, $start, $ship
event-ship-engaged = { $start }の{ $gun }が{ $ship }を射撃。
# $side, $gun, $ship, $space, $roll, $hit
event-ship-shot = { $hit ->
    [yes] { $ship }に命中
   *[other] { $ship }に命中せず
}（サイの目{ $roll }）。
die-salvo = 侵攻の射撃
# $space
forecast-salvo = { $space }への射撃
# $unit
forecast-at-sea = { $unit }への射撃
# $unit, $space
forecast-landing = { $unit }が{ $space }に上陸
odd-salvo-hit = 命中
odd-salvo-hit-about = 1ステップ損失。どのユニットかは所有者が選びます。
odd-salvo-missed = 効果なし
odd-salvo-missed-about = 損害はありません。
odd-ship-hit = 命中
odd-ship-hit-about = その艦は永久に取り除かれます。170mm未満の砲が命中した戦艦は夜に戻ります。
odd-ship-missed = 効果なし
odd-ship-missed-about = 宣言していれば、その艦が応射します。
# $space
odd-straight = 目標に上陸
# $space
odd-straight-about = 目標の{ $space }に上陸します。
# $space
odd-drifts = 漂流
# $space
odd-drifts-about = 余地があれば東の{ $space }へ漂流します。
# $space
odd-stays-about = 余地がないので{ $space }に留まります。
# $space
odd-sinks = 水没
# $space
odd-sinks-about = { $space }へ向かう途中で水没します。
# $space
odd-swims = 生存
# $space
odd-swims-about = 岸にたどり着き、{ $space }への漂流のサイを振ります。
# $space
moment-drift = { $space }への上陸
# $space, $number
moment-salvo = { $space }への射撃（{ $number }以下で命中）
panel-waves = 波と海岸
panel-landing = 海岸ごとの上陸
table-beach = 海岸
table-wave-3 = 第3波
table-wave-2 = 第2波
table-wave-1 = 第1波
table-ashore = 上陸済
table-forts = 付近の拠点
# $name, $space
group-beach = { $name }（{ $space }）
panel-landing-losses = 上陸の損害
steps-us-inf = US歩兵のステップ
steps-us-arm = US装甲のステップ
steps-cw-inf = CW歩兵のステップ
steps-cw-arm = CW装甲のステップ
steps-german-inf = ドイツ軍歩兵のステップ
steps-german-arm = ドイツ軍装甲のステップ
steps-german-tiger = ティーガーのステップ
steps-forts = 確認された拠点
guide-omaha-title = はじめての上陸：6月6日の朝、オマハ
# $win, $draw
guide-omaha-map = 7つの海岸が光っています。6月10日に{ $win }点あれば勝利、{ $draw }点で引き分けです。得点になる場所はマップの横にあります（オック岬、イシニー、トレヴィエール、N13など）。
guide-omaha-waves = 各海岸の前には3つの波があります。大隊は中隊に分割され、1ヘクスに3個です。フェイズごとに1ヘクス近づき、フェイズは3回です。
guide-omaha-forts = 海岸の上には拠点があります。戦力は、射撃したときか射撃を受けたときに分かります。
guide-omaha-place = 中隊は自分の海岸の波の間で、支援ユニットはどの海岸へも移せます。どの戦車が泳ぐかも決めます（少なくとも2個中隊）。終わったら開始してください。
guide-omaha-land = 第1波を西から東へ上陸させます。強襲ヘクスのユニットをクリックし、次に海岸をクリックします。
guide-omaha-drift = ユニットごとにサイを振り、6以下（レインジャーは7以下）なら目標に、それ以外は余地があれば1ヘクス東に上陸します。DD戦車は3以下でだけ岸に着きます。確率は選択の横にあります。
guide-omaha-queue = 次に第2波と第3波を進め、上陸を終えます。その後ドイツ軍が射撃します。
guide-omaha-fire = 上陸したユニットが隣のヘクスを射撃します。射撃するユニット、次に目標をクリックします。
guide-omaha-odds = 1ヘクスの戦力の合計以下の目で命中します。絶壁の上へは1減り、工兵や、歩兵と戦車の組み合わせで1増えます。1は常に命中、10は常に外れです。
guide-omaha-regroup = 最初の射撃の前に、同じヘクスの3個中隊を大隊に戻せます。火力が増え、目標も3個でなく1個になります。ただし空いたヘクスへ前進できるのは中隊だけです。
guide-omaha-again = フェイズ2と3では漂流しません。上陸したユニットは1ヘクス移動できますが、EZOCからEZOCへは移れません。海岸を空けないと、後ろの波は上陸できません。
guide-omaha-end = 3フェイズの後、大隊を再建し、海岸堡を1つ選び、艦船を配置します。午後からは通常のルールです。
guide-omaha-swimmers = 泳ぎ着いたDD戦車は直ちに射撃でき、連合軍射撃セグメントにもう一度射撃できます。
guide-omaha-lose = 1ステップの損失です。どのユニットにするかを選びます。支援ユニットでもかまいません。
guide-omaha-storm = ヘクスが空になりました。海岸から射撃した中隊1個が進めます。
guide-omaha-muster = できるだけ多くの大隊を再建してください。再建しなかった大隊は、HQの隣で統合するまで失われたものと数えます。
guide-omaha-claim = この海岸が補給源となり、増援が上陸します。上陸縦列の横に別の海岸もあるところがよいでしょう。
guide-omaha-fleet = 艦船を内陸まで届く場所に置きます。移動ごとに機雷のサイを振ります。
# $space, $units, $roll
event-fort-cut-off = { $roll ->
    [1] 孤立した{ $space }の{ $units }が除去
   *[other] 孤立した{ $space }の拠点は持ちこたえる
}（サイの目{ $roll }）。
# $unit, $roll, $hit
event-mined = { $hit ->
    [yes] { $unit }が機雷／潜水艦により除去
   *[other] { $unit }は機雷に触れず
}（サイの目{ $roll }）。
# $side, $n, $space
event-queued = { $side }：{ $n }ユニットを{ $space }の上陸縦列に配置。

tally-salvo = 命中ナンバー
tally-salvo-seen = 判明分の命中ナンバー
# $unit
label-fire = { $unit }
label-crowd = 海岸スタッキング
label-bluff = 絶壁
label-arms = 諸兵科連合
label-special-tanks = 特殊戦車
label-commandos = コマンド対拠点
label-assault-engineers = 突撃工兵

# $space
refuse-ahead-of-others = { $space }の後方にすでに待つユニットがあり、その前方には置けません。
# $space
refuse-beach-full = { $space }に余地がありません。上陸中はスタッキング限度をいつも超過できません。
# $unit, $site
refuse-beach-out-of-range = そこからは{ $unit }の射程内に{ $site }の海岸がありません。
# $unit
refuse-cannot-fire = { $unit }は射撃できません。
# $space
refuse-closed-water = 艦船は{ $space }に進入できません。
# $space
refuse-commandos-alone = { $space }のコマンドとレインジャーは支援ユニットを受け取れません。
# $unit
refuse-companies-only = 再整理できるのは中隊と支援ユニットだけで、{ $unit }はできません。
# $unit, $space
refuse-enemy-near-beach = { $unit }は敵に隣接しない海岸にのみ上陸できますが、{ $space }は敵に隣接しています。
refuse-fired-already = 大隊の再建は射撃の前です。すでに射撃が行われました。
# $site, $most
refuse-five-ships = { $site }に呼べる艦船は{ $most }隻までです。
# $unit
refuse-gun-used = { $unit }は侵攻ターンにすでに射撃または移動しています。
# $site, $least
refuse-more-must-swim = { $site }では少なくとも{ $least }個戦車中隊をDD戦車として上陸させなければなりません。
# $unit
refuse-no-fort = { $unit }は拠点ではありません。
refuse-no-guns-yet = このセグメントに砲兵は呼べません。
# $weather
refuse-no-landing = この天候では上陸できません。
refuse-no-queues = 上陸縦列はありません。
# $unit
refuse-no-ship = { $unit }は海上にありません。
refuse-no-ships-at-night = 海上射撃は夜間に使用できません。
refuse-no-ships-yet = 艦船を呼べるのは連合軍のフェイズ3だけです。
# $unit
refuse-no-tanks = { $unit }は戦車中隊ではありません。
refuse-no-tanks-first = 第1波に戦車はいません。
refuse-nobody-at-sea = 前進できるユニットは上陸縦列にありません。
refuse-none-swim-here = この上陸地点にDD戦車は上陸しません。
# $space
refuse-not-a-wave = { $space }はここで使う強襲ヘクスではありません。
# $start, $space
refuse-not-ahead = { $start }から{ $space }へは進めません。
# $unit
refuse-not-alarmed = { $unit }はマップAの沿岸にあり、2ヘクス以内にU.S.ユニットも10ヘクス以内に艦船もないため移動できません。
# $space
refuse-not-at-sea = { $space }は該当する海上ではありません。
# $space
refuse-not-beside-beach = 拠点は海岸に隣接する、海岸でないヘクスに置きます。{ $space }には置けません。
# $unit
refuse-not-in-box = { $unit }は待機ボックスにありません。
# $weather
refuse-one-a-turn = この天候では海岸堡毎にターン毎1ユニットだけ上陸できます。
# $space
refuse-one-company = { $space }へ前進できるのは、海岸から射撃した1個中隊だけです。
# $unit
refuse-other-beach = { $unit }は自身の海岸から開始します。
# $unit, $space
refuse-other-guns = { $unit }は{ $space }への射撃を支援できません。
# $unit, $space
refuse-other-beachhead = { $unit }は{ $space }を経て上陸できません。
# $unit
refuse-other-site = { $unit }は自身の上陸地点に留まります。
# $space, $most
refuse-queue-full = { $space }に待てるのは{ $most }ユニットまでです。
# $unit
refuse-ship-called = { $unit }は呼べません。
# $unit, $weather
refuse-ship-in-bad-weather = この天候では{ $unit }は射撃できません。
# $unit
refuse-ship-out-of-reach = { $unit }は射程外か、すでに射撃済です。
# $space, $most, $ships
refuse-ships-full = { $space }には{ $ships }隻、{ $most }戦力ポイントまでです。
# $units
refuse-ships-wait = まず全艦船を配置してください。未配置：{ $units }
# $space
refuse-still-at-sea = { $space }は海上です。
# $unit
refuse-swimmers-first = DD戦車は第1波から開始します。{ $unit }はできません。
# $unit
refuse-swimmers-only = いま射撃できるのは上陸したばかりのDD戦車だけで、{ $unit }はできません。
# $unit
refuse-there-already = { $unit }はすでにそこにいます。
# $number
refuse-three-stay = 残る特殊戦車は{ $number }個です。
# $unit
refuse-trade-only = { $unit }は、対になる砲座カウンターとのみ入れ替えられます。
# $space, $most
refuse-wave-full = { $space }には1個大隊又は{ $most }個中隊までです。
# $space
refuse-west-to-east = 上陸地点は西から東へ上陸します。{ $space }は、すでに上陸した海岸より西にあります。
# $unit, $space
refuse-zone-on-beach = { $space }はEZOC内で、上陸できるのは歩兵と装甲の中隊だけです。{ $unit }はできません。
# $space, $least
refuse-too-near-land = 陸上から{ $least }ヘクス離れる必要があります（{ $space }を含めて数えます）。
# $space
refuse-not-at-sea-hex = { $space }は全海上ヘクスではありません。
# $space
refuse-no-beachhead = { $space }は海岸堡にできません。コマンド海岸でない、上陸縦列を持つ海岸を選びます。


## ガイド付きの第1ターン

guide-title = 最初のターン
guide-map = 1944年6月12日の午前です。あなたはアメリカ第29師団と第2師団を率います。印の付いた場所を第8ターンの終わりに支配していれば得点になります。192高地は5点、ほかは2点か3点です。{ $win }点で勝利、{ $draw }点で引き分けです。マップはドラッグで動かし、拡大もできます。
guide-units = これらはあなたの大隊です。ユニットには攻撃力、防御力、移動力が書かれています。砲兵の戦力は括弧の中です。点は残りのステップです。スタックを選ぶと広げて見られます。
guide-fog = ドイツ軍は、ヘクスにあるユニットの数だけが見えます。隣のヘクスから調べれば内容が分かりますが、都市とボカージュは攻撃するまで調べられません。ここはほとんどがボカージュです。あなたのユニットもドイツ軍からは見えません。
guide-supply = ユニットは師団HQから、師団HQは軍団HQから補給を受けます。HQの届く範囲にいてください。OOS（非補給下）では移動も戦闘も不利です。ユニットの表示「{ layer-supply }」で補給の状態が分かります。マップの横のCSPは、攻撃の支援に支払います。
guide-day = 1日は夜間、午前、午後の3ターンです。どのターンも、あなたが先に移動して戦い、次にドイツ軍の番です。今は午前で、あなたから始めます。
guide-move = 移動させるユニットを選んでください。同じヘクスのユニットは一緒に移動できます。マップの上か、「{ do-move }」から選べます。印の付いたユニットは、サン・クレールへの道を開けそうです。
guide-way = 到達できるヘクスが光り、数字はそのときに残る移動ポイントです。道路は安く、小川やボカージュは高くつきます。敵のZOCに入るのに追加の移動ポイントは要りませんが、出るには2ポイントかかり、ZOCから別のZOCへ直接は移動できません。選ぶとすぐに移動し、取り消すこともできます。
guide-more = ほかのユニットも、攻撃したい敵の隣へ移動させてください。1つのヘクスに入れる数には限りがあり、HQから離れたユニットはOOSになります。終わったら「{ do-end-movement }」を選んでください。
guide-attack = 戦闘フェイズです。隣接するドイツ軍のヘクスを、複数のヘクスからも一緒に攻撃できます。攻撃するヘクスを選んでください。確定する前ならやめられます。
guide-odds = 攻撃できるユニットが入っています。休ませたいユニットは外してください。あなたの戦力の内訳が見えます。ドイツ軍の内容は攻撃を宣言すると分かり、宣言した攻撃は必ず行います。もう一度「{ do-attack }」を選んで確定するか、やめてフェイズを終えてください。
guide-support = 射程内の砲兵は、攻撃する1個大隊につき1ユニットが支援できます。昼間は航空機も支援できます。必要なCSPは数字と一緒に出ます。砲兵を選んで確定するか、パスしてください。
guide-fought = ほかのヘクスも攻撃できます。各ユニットの攻撃は1フェイズに1回です。昼間、開けた地形で敵に隣接しているユニットは攻撃しなければならず、代わりに砲兵が射撃することもできます。場所は知らされます。終わったら「{ do-end-combat }」を選んでください。
guide-mechanized = 戦闘の後、戦車などの機械化ユニットだけがもう一度移動できます。移動させるか、「{ do-end-movement }」を選んでください。
guide-end = あなたの番は終わり、次はドイツ軍です。攻撃や砲撃を受けると、あなたにも問いがあります。午後にまたあなたの番が来ます。夜間には天候を決め、補充が届き、航空機を割り当てます。エル川での幸運を祈ります。
guide-walk = ユニットは途中で止まっています。残りの移動ポイントで続けるか、一部を置いていくか、止まってください。
guide-arms = 歩兵と戦車が一緒に攻撃しました。諸兵科連合で結果を良くできるかもしれません。望む方を選んでください。
guide-lose = 戦闘でステップを失います。どのユニットが失うかを選んでください。全ユニットが1ステップを失うまで、2ステップ目を失うユニットはありません。
guide-flee = ユニットは退却しなければなりません。それぞれのヘクスを選ぶか、さらに1ステップを失って留まってください。
guide-advance = ヘクスは空きました。前進するユニットを選ぶか、留まってください。
guide-defence = ドイツ軍の攻撃です。射程内の砲兵は1CSPで防御を支援できます。毎回の問いが不要なら、命令を残してください。
guide-shelled = 遠くから攻撃を受けました。どのユニットがステップを失うかを選んでください。
guide-answer = ドイツ軍の砲兵が射撃しました。射程内で準備のできた砲兵は応戦できます。

## E: from the air

scenario-utah = ユタと空挺師団
scenario-utah-about = 6月6日～10日。第82、第101空挺師団が夜間にユタの背後へ降下し、朝に第4師団がユタへ上陸します。マップAとBで15ターン。
scenario-sword = スウォードと第6空挺師団
scenario-sword-about = 6月6日～9日。第6空挺師団がオルヌ川の東へ降下し、第3師団がスウォードに上陸、第21装甲師団が反撃します。マップCで12ターン。
scenario-dday = 侵攻の日
scenario-dday-about = 6月6日と7日。3個空挺師団と5つの上陸地点すべて。マップA、B、Cで6ターン。

do-aim = 先導部隊を降下させる
do-jump = ユニットを降下させる
do-end-drop = 残りはグライダーで待つ
do-end-assembly = 空挺移動を終える
do-glide = グライダーを着地させる
field-guide = 先導部隊

# $side
prompt-guiding = { $side }：降下させる先導部隊と目標ヘクスを選んでください。
# $side
prompt-dropping = { $side }：降下させるユニットと先導部隊を選んでください。
# $side
prompt-assembly = { $side }：空挺ユニットの1ヘクス移動と大隊の再建。済んだらセグメントを終えてください。
# $side
prompt-night-fire = { $side }：各ユニットは隣接する1ヘクスを射撃できます。射撃するか、セグメントを終えてください。
none-aim = 降下する先導部隊は残っていません。
none-jump = 降下するユニットは残っていません。
none-glide = いま着地できるグライダー・ユニットはありません。

# $unit, $aim, $space, $roll
event-guided = { $unit }は{ $aim }を目標とし、{ $space }に着地（サイの目{ $roll }）。
# $unit, $space, $roll, $direction
event-jumped = { $unit }が{ $space }の先導部隊へ降下：精度{ $roll }、{ $direction ->
    [1] 北東へ偏差
    [2] 東へ偏差
    [3] 南東へ偏差
    [4] 南西へ偏差
    [5] 西へ偏差
   *[other] 北西へ偏差
}。
# $side, $space, $distance, $lost
event-alighted = { $lost ->
    [yes] 1ユニットが距離{ $distance }に着地し、除去
   *[other] 1ユニットが距離{ $distance }の{ $space }に着地
}。
# $side, $space, $roll, $hit
event-marshed = { $hit ->
    [yes] { $space }の湿地で1ステップ損失
   *[other] { $space }の湿地で損害なし
}（サイの目{ $roll }）。
# $side, $start, $space, $roll, $hit
event-shot-at = { $hit ->
    [yes] { $start }からの射撃が{ $space }に着地したユニットに命中
   *[other] { $start }からの射撃は{ $space }に着地したユニットに外れ
}（サイの目{ $roll }）。
# $unit, $space
event-guide-lost = { $unit }を{ $space }から除去。
# $side, $aim, $roll, $hit
event-glided = { $hit ->
    [yes] { $aim }へ向かうグライダーが1ステップ損失
   *[other] { $aim }へ向かうグライダーに損害なし
}（サイの目{ $roll }）。
# $unit
event-starved = { $unit }は孤立し、1ステップ損失。

# $unit
refuse-other-battalion = 6月8日になるまで、空挺中隊は自分の大隊にのみ統合でき、{ $unit }にはなれません。
# $unit, $space
refuse-out-of-arc = { $unit }は向きが固定されていて、{ $space }は射界の外です。
# $unit
refuse-no-pathfinder = { $unit }はほかより先に降下するユニットではありません。
# $unit, $space
refuse-not-near-aim = { $unit }は{ $space }を目標にできません。
# $unit
refuse-not-aloft = { $unit }は降下を待っていません。
# $unit, $guide
refuse-other-pathfinder = { $unit }は{ $guide }へは降下しません。
# $guide
refuse-regiment-first = 先に{ $guide }の全大隊を降下させます。
# $unit
refuse-all-jump = { $unit }がまだ降下していません。
refuse-one-by-one = このセグメントでは、各ユニットが個別に射撃します。
# $unit
refuse-nobody-dropped-near = { $unit }から2ヘクス以内に空挺ユニットがいません。
# $unit
refuse-no-glider = { $unit }はグライダーで着地する予定にありません。
# $unit, $space
refuse-no-way-to-pathfinder = { $space }からは、{ $unit }の師団の先導部隊へ補給線を引けません。
# $unit
refuse-has-glided = { $unit }はこのターンにグライダーで着地したので、1ヘクスまでしか移動できません。

option-aarr = 第6空挺師団の機甲偵察連隊
option-aarr-about = 第6空挺師団の機甲偵察連隊（AARR）が、6月6日PMターンにグライダーで着地します。
option-dummies = ダミー空挺ユニット
option-dummies-about = 各空挺大隊とともにダミーが1個降下します。攻撃するか攻撃されるまで、どれがダミーかは連合軍だけが知っています。6月7日AMターンの終了時に取り去ります。

# $side, $space, $n
event-dummies-shown = { $space }のうち{ $n }個はダミー。
event-dummies-gone = 残るダミーをすべて除去。

do-debark = 待機ボックスから上陸する
none-debark = いま待機ボックスから上陸できる中隊はありません。
# $space
refuse-nobody-held = { $space }の待機ボックスに中隊はありません。
refuse-nobody-held-now = いま待機ボックスから上陸できる中隊はありません。
# $space
refuse-second-phase = { $space }の待機ボックスの中隊が上陸できるのは、海岸侵攻フェイズ2か3です。

option-utah-forts = ユタの史実の配置
option-utah-forts-about = ユタの2個の拠点はA4110とA4309に置いたままにします。
# $unit
refuse-fixed-fort = 選択ルールにより、{ $unit }は動かせません。
option-dives = ディーヴ橋梁
option-dives-about = 6月6日AMターンの終了時に、ディーヴ川の3つの橋梁を空挺部隊が爆破したかをサイで決めます。
do-charge = 橋梁の爆破にCSPを使う
# $side
prompt-dives = { $side }：ディーヴ橋梁に使うCSPを選んでください。1点ごとに3つのサイの目すべてが-1されます。
# $most
refuse-charges = 橋梁に使えるCSPは{ $most }点までです。
# $side, $space, $over, $roll, $csp, $done
event-dives-tried = { $done ->
    [yes] { $space }と{ $over }の間の橋梁を爆破
   *[other] { $space }と{ $over }の間の橋梁は無傷
}（サイの目{ $roll }-{ $csp }）。
