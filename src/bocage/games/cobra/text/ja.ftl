### COBRA (2008), Japanese.

## ゲーム

game-title = コブラ（2008年版）
game-about = 改訂版。1944年のノルマンディ、6月6日の上陸から8月の突破まで、2枚のマップで戦います。

## シナリオ

scenario-breakout = コブラ・ブレイクアウト
scenario-breakout-about = 1944年7月16日から8月23日まで（1ターン延びることがあります）、南のマップで戦います。
scenario-build-up = 橋頭堡の戦い
scenario-build-up-about = 1944年6月6日から7月15日まで、上陸と橋頭堡をめぐる戦い。2枚のマップを使います。
scenario-campaign = キャンペーン
scenario-campaign-about = 上陸から突破まで、1944年6月6日から8月23日まで。2枚のマップを使います。

## オプション

option-original-setup = 旧版の初期配置
option-original-setup-about = ユニットは、後の配置表ではなく、初版のカウンターに示されたヘクスに置かれます。
option-exit-divisions = 3個師団による突破
option-exit-divisions-about = ドイツ軍の移動力が増えるのは、最初の連合軍ユニットではなく、機械化師団3個が西端から離脱した後です。
option-column-a-to-14 = 嵐の列は第14ターンまで
option-column-a-to-14-about = 天候表の嵐の次のターンの列は、第20ターンからではなく第15ターンから使われません。
option-defender-first = 防御側が先
option-defender-first-about = 両軍に結果が出たとき、防御側が先に適用します。
option-august-from-20 = 8月は第20ターンから
option-august-from-20-about = 英軍歩兵の補充の制限は、第21ターンではなく第20ターンから始まります。
option-either-kind = 補充は一種類だけ
option-either-kind-about = ドイツ軍は1ターンに機械化1ステップか歩兵2ステップのどちらかだけを補充します。
option-divisions-on-map = マップ上の米軍師団
option-divisions-on-map-about = 離脱が4個に足りない師団の数ではなく、第26ターン終了時にマップ上にある米軍師団ごとに、ドイツ軍が3点（最大12点）を得ます。
option-rail = 鉄道移動
option-rail-about = 第2～4ターンに、ドイツ軍は一部のユニットを鉄道で移動できます。
option-north-4101 = 北端の登場にA4101を含む
option-north-4101-about = 北端から登場するドイツ軍増援は、A4101からも登場できます。
option-softer-landing = 穏やかな上陸
option-softer-landing-about = 戦闘結果表の1:2の列では、2の目で防御側は損害を受けません。

## 日付

dates-4-6-Jun = 6月4～6日
dates-7-9-Jun = 6月7～9日
dates-10-12-Jun = 6月10～12日
dates-13-15-Jun = 6月13～15日
dates-16-18-Jun = 6月16～18日
dates-19-21-Jun = 6月19～21日
dates-22-24-Jun = 6月22～24日
dates-25-27-Jun = 6月25～27日
dates-28-30-Jun = 6月28～30日
dates-1-3-Jul = 7月1～3日
dates-4-6-Jul = 7月4～6日
dates-7-9-Jul = 7月7～9日
dates-10-12-Jul = 7月10～12日
dates-13-15-Jul = 7月13～15日
dates-24-26-Aug = 8月24～26日

## 盤面

type-flak = 高射砲
type-commando = コマンド
type-ranger = レインジャー
type-delay = 遅滞ユニット
status-idle = 非機能
track-history = これまでの天候
track-boundary = 軍境界線
track-relaid = 引き直した軍境界線
track-south_of_vire = 連合軍がヴィール南方に達したターン
track-savings = ドイツ軍の蓄えた補充（半ステップ）
track-replaced = 連合軍が補充したステップ
track-us_exit = 米軍が最初に離脱したターン
track-south_exit = 連合軍ユニットが南端から離脱した
track-returned = 再登場した師団
track-attempts = 第15軍の投入の試み
track-freed = 投入されたユニット
track-defiant = フランス第2機甲師団が東へ向かう
track-carpets = 絨毯爆撃のターン
track-cancelled = 最後に任務を取り消したターン
track-air = 残り航空ポイント
track-boarded = トラックで登場
track-west_exit = 連合軍ユニットが離脱した
points-german = ドイツ軍

## 行動とその項目

do-shift = 軍境界線を動かす
do-relay = 軍境界線を引き直す
do-unload = 師団のトラックを外す
do-release = 第15軍の師団の投入を試みる
do-summon = 司令部を選ぶ
do-done-boundary = 境界線を動かさない
do-done-appeal = 試みない
none-shift = 今は境界線を動かせません。
none-unload = トラックを持つ師団はありません。
none-release = 今は投入を試みられません。
field-west = ヴィール付近のマーカー
field-east = 東端のマーカー
do-raise = 危険を冒して移動する
none-raise = 今、危険を冒して移動できるユニットはありません。
field-thirds = 3分の1の数

## 問い

# $side
prompt-boundary = { $side }は軍境界線を1ヘクス動かすか、そのままにします。
# $side
prompt-relay = 連合軍がヴィールの南にいます。{ $side }は軍境界線を引き直します。
# $side
prompt-appeal = { $side }は第15軍の師団の投入を試みる（連合軍に1点）か、試みません。
# $side
prompt-corps = { $side }は2個目の師団とともに来る司令部を選びます。

## 拒否

# $unit, $hex
refuse-beyond-boundary = { $hex }は{ $unit }にとって軍境界線を越えすぎています。移動は境界線の1ヘクス先までで終えます。
# $unit
refuse-must-come-back = { $unit }は軍境界線を越えすぎており、移動できます。先に近づけなければなりません。
# $edge
refuse-wrong-shift = 今は境界線を{ $edge }の方へは動かせません。
refuse-boundary-limit = 境界線をその方向へはこれ以上動かせません。
# $hex
refuse-wrong-marker = { $hex }に境界線のマーカーは置けません。1つはヴィールから3ヘクス以内、もう1つは東端です。
# $division
refuse-truck-unsupplied = { $division }は補給切れで、トラックを受け取れません。
# $division
refuse-no-truck = { $division }はトラックを持っていません。
# $kind
refuse-no-steps-left = { $kind ->
    [mechanised] このターンに与えられる機械化のステップはありません。
   *[infantry] このターンに与えられる歩兵のステップはありません。
}
refuse-one-kind-only = 1ターンに与えられるのは一種類のステップだけです。
# $most
refuse-british-infantry-limit = 8月からは英軍歩兵の補充は1ターンに{ $most }ステップまでです。
# $unit
refuse-not-of-15th-army = { $unit }は登場できる第15軍の司令部ではありません。
# $unit, $hex
refuse-left-zoc = { $unit }は敵ZOCを離れており、このフェイズに再び敵ZOCに入れません。{ $hex }は敵ZOC内です。
# $hex
refuse-river-into-zoc = { $hex }は大河川の向こうの敵ZOCです。川がなければ敵ZOCから敵ZOCへの移動になり、友軍ユニットもいません。
# $hex
refuse-bombed-hex = { $hex }は絨毯爆撃を受けました。このフェイズに連合軍ユニットは攻撃できません。
# $hex
refuse-second-headquarters = { $hex }にはすでに司令部があります。
# $unit, $hex
refuse-other-army = { $hex }にはもう一方の連合軍の{ $unit }がいます。米軍と英軍はスタックできません。
refuse-german-risk = 危険を冒して移動できるのはドイツ軍ユニットだけです。
# $most
refuse-whole-allowance = 許容移動力は全部までしか増やせません。ここでは最大{ $most }（3分の1単位）です。
# $unit
refuse-has-moved = { $unit }はこのフェイズにすでに移動しました。
# $unit
refuse-raised-already = { $unit }の許容移動力はすでに増やされています。
# $unit
refuse-risk-and-overrun = { $unit }の師団はこのフェイズにオーヴァーランを行いました。危険を冒した移動はできません。

## 出来事

# $side, $roll, $weather
event-weather-rolled = 天候：サイの目{ $roll }、{ $weather }。
# $weather
event-weather-came = 天候：{ $weather }。
# $unit, $thirds
event-raised = { $unit }は危険を冒して許容移動力の3分の{ $thirds }だけ余分に移動します。
# $unit, $roll, $most: up to which it loses a step
event-risked = { $unit }：サイの目{ $roll }。{ $most }以下で1ステップを失います。
# $unit
event-awoke = { $unit }は機能を回復します。
# $unit
event-slept = { $unit }は非機能となります。
# $unit, $hex
event-returned = { $unit }は{ $hex }からマップに戻ります。

# $edge
event-boundary-shifted = 軍境界線を{ $edge }の方へ動かします。
# $west, $east: hexes
event-boundary-laid = 軍境界線は{ $west }から{ $east }までになります。
# $division
event-unloaded = { $division }はトラックを返します。
# $roll
event-asked = ドイツ軍は第15軍の師団の投入を試みます：サイの目{ $roll }（1か2で成功）。
# $roll
event-hoped = 第2降下猟兵師団：サイの目{ $roll }。
# $unit
event-freed = { $unit }は登場できるようになります。
# $roll
event-defied = フランス第2機甲師団の東への道が開いています：サイの目{ $roll }（1で東へ向かう）。
# $unit, $hex
event-went-east = { $unit }は東の{ $hex }へ向かい、離脱します。
# $roll
event-another = もう1ターン続くか：サイの目{ $roll }（4以上で続く）。

## 数値とその項目

# $unit
label-regiment-lost = { $unit }の除去
# $unit
label-hq-lost = { $unit }の除去
# $unit
label-division-lost = { $unit }の除去
label-allied-steps = 連合軍が補充したステップ
label-us-divisions = 西端から離脱していない米軍師団
label-us-hq = 米軍司令部が西端から離脱していない
# $division
label-division-west = { $division }が西部で完全かつ補給下
# $division
label-armour-west = { $division }が西部で完全かつ補給下
# $division
label-german-division = { $division }の撃破または孤立
# $unit
label-german-hq = { $unit }の撃破または孤立
# $unit
label-german-armour = { $unit }の撃破または孤立
# $division
label-us-exit = { $division }が西端から離脱
# $division
label-british-exit = { $division }が東端から離脱
label-attempts = ドイツ軍の第15軍投入の試み

## 終了

# $german, $allied
outcome-allied-decisive = 連合軍の決定的勝利。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-allied-operational = 連合軍の作戦的勝利。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-allied-marginal = 連合軍の辛勝。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-level-draw = 引き分け。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-german-marginal = ドイツ軍の辛勝。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-german-operational = ドイツ軍の作戦的勝利。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。
# $german, $allied
outcome-german-decisive = ドイツ軍の決定的勝利。勝利得点：ドイツ軍{ $german }、連合軍{ $allied }。

## 規則の章

chapter-2008-2 = ユニットとマップ
chapter-2008-3 = 初期配置
chapter-2008-4 = プレイの手順
chapter-2008-5 = 移動
chapter-2008-6 = スタックと師団統合効果
chapter-2008-7 = 支配地域
chapter-2008-8 = 戦闘
chapter-2008-9 = 司令部
chapter-2008-10 = 補給
chapter-2008-11 = 補給ポイントと指揮限界
chapter-2008-12 = 補充
chapter-2008-13 = 増援
chapter-2008-14 = 航空・海軍ポイント
chapter-2008-15 = 遅滞ユニット
chapter-2008-16 = 特別な出来事
chapter-2008-17 = 鉄道移動
chapter-2008-18 = 勝利
chapter-2008-19 = シナリオ
chapter-2008-E1 = エラッタ1
chapter-2008-E2 = エラッタ2
chapter-2008-E3 = エラッタ3
chapter-2008-E3b = エラッタ3b
chapter-2008-E4 = エラッタ4
chapter-2008-E5 = エラッタ5
chapter-2008-E6 = エラッタ6
chapter-2008-E7 = エラッタ7
chapter-2008-E8 = エラッタ8
chapter-2008-E9 = エラッタ9
chapter-2008-E10 = エラッタ10
chapter-2008-E11 = エラッタ11
chapter-2008-E12 = エラッタ12
chapter-2008-E13 = エラッタ13
chapter-2008-E14 = エラッタ14
chapter-2008-E15a = エラッタ15a
chapter-2008-E15b = エラッタ15b
chapter-2008-E16a = エラッタ16a
chapter-2008-E16b = エラッタ16b
chapter-2008-E16c = エラッタ16c
chapter-2008-E17 = エラッタ17
chapter-2008-E18 = エラッタ18
chapter-2008-E19a = エラッタ19a
chapter-2008-E19b = エラッタ19b
chapter-2008-E20 = エラッタ20
chapter-2008-E21 = エラッタ21
chapter-2008-EA1 = 追加1
chapter-2008-EA2 = 追加2
chapter-2008-EA3 = 追加3
chapter-2008-EA4 = 追加4
chapter-2008-M = マップの注記

## この版のユニット

unit-729-709 = 第729/709歩兵連隊
unit-739-709 = 第739/709歩兵連隊
unit-919-709 = 第919/709歩兵連隊
unit-726-716 = 第726/716歩兵連隊
unit-736-716 = 第736/716歩兵連隊
unit-6FJ-91 = 第6/91降下猟兵連隊
unit-KG265 = 第265戦闘団
unit-KG266 = 第266戦闘団
unit-K343 = K343戦闘団
unit-FJT = 降下猟兵教導連隊
unit-49 = 第49固定師団
unit-347 = 第347固定師団
unit-348 = 第348固定師団
unit-245 = 第245固定師団
unit-2-2FJ = 第2/2降下猟兵連隊
unit-7-2FJ = 第7/2降下猟兵連隊
unit-F1 = 第1高射砲連隊
unit-F2 = 第2高射砲連隊
unit-F3 = 第3高射砲連隊
unit-F4 = 第4高射砲連隊
unit-F7 = 第7高射砲連隊
unit-F30 = 第30高射砲連隊
unit-F32 = 第32高射砲大隊
unit-F932 = 第932高射砲大隊
unit-LXXXII = 第82軍団司令部
unit-LXXXIX = 第89軍団司令部
unit-2Rgr = 米第2レインジャー大隊
unit-505-82 = 米第505/82空挺連隊
unit-507-82 = 米第507/82空挺連隊
unit-508-82 = 米第508/82空挺連隊
unit-325-82 = 米第325/82グライダー連隊
unit-501-101 = 米第501/101空挺連隊
unit-502-101 = 米第502/101空挺連隊
unit-506-101 = 米第506/101空挺連隊
unit-327-101 = 米第327/101グライダー連隊
unit-USV = 米第5軍団司令部
unit-USVII = 米第7軍団司令部
unit-USXIX = 米第19軍団司令部
unit-USVIII = 米第8軍団司令部
unit-USXV = 米第15軍団司令部
unit-USXX = 米第20軍団司令部
unit-USXII = 米第12軍団司令部
unit-Cdo1 = 英第1コマンド旅団
unit-Cdo4 = 英第4コマンド旅団
unit-BRI = 英第1軍団司令部
unit-BRXXX = 英第30軍団司令部
unit-BRVIII = 英第8軍団司令部
unit-BRXII = 英第12軍団司令部
unit-CAII = 加第2軍団司令部
unit-Delay1 = 遅滞ユニット1
unit-Delay2 = 遅滞ユニット2
unit-Delay3 = 遅滞ユニット3
unit-Delay4 = 遅滞ユニット4
unit-Delay5 = 遅滞ユニット5
unit-Delay6 = 遅滞ユニット6

## この版の師団

division-709 = 第709固定師団
division-716 = 第716固定師団
division-49 = 第49固定師団
division-347 = 第347固定師団
division-348 = 第348固定師団
division-245 = 第245固定師団
division-2FJ = 第2降下猟兵師団
division-US82 = 米第82空挺師団
division-US101 = 米第101空挺師団

## マップBの町と都市

place-barfleur = バルフルール
place-barneville-carteret = バルヌヴィル＝カルトレ
place-beaumont-hague = ボーモン＝アーグ
place-bricquebec = ブリックベック
place-carentan = カランタン
place-cherbourg = シェルブール
place-isigny-sur-mer = イジニー＝シュル＝メール
place-la-haye-du-puits = ラ・エ＝デュ＝ピュイ
place-les-pieux = レ・ピュー
place-montebourg = モンブール
place-saint-pierre-eglise = サン＝ピエール＝エグリーズ
place-saint-sauveur-le-vicomte = サン＝ソヴール＝ル＝ヴィコント
place-saint-vaast-la-hougue = サン＝ヴァースト＝ラ＝ウーグ
place-sainte-mere-eglise = サント＝メール＝エグリーズ
place-valognes = ヴァローニュ

## 名前のあるヘクス

space-A0215 = A0215 { place-granville }
space-A0425 = A0425 { place-pontorson }
space-A0502 = A0502 { place-lessay }
space-A0608 = A0608 { place-coutances }
space-A0803 = A0803 { place-periers }
space-A0820 = A0820 { place-avranches }
space-A0913 = A0913 { place-gavray }
space-A1206 = A1206 { place-marigny }
space-A1215 = A1215 { place-villedieu-les-poeles }
space-A1232 = A1232 { place-fougeres }
space-A1313 = A1313 { place-percy }
space-A1320 = A1320 { place-brecey }
space-A1428 = A1428 { place-louvigne-du-desert }
space-A1525 = A1525 { place-saint-hilaire-du-harcouet }
space-A1605 = A1605 { place-saint-lo }
space-A1606 = A1606 { place-saint-lo }
space-A1611 = A1611 { place-tessy-sur-vire }
space-A1909 = A1909 { place-torigni-sur-vire }
space-A1920 = A1920 { place-sourdeval }
space-A1923 = A1923 { place-mortain }
space-A2116 = A2116 { place-vire }
space-A2307 = A2307 { place-caumont-l-evente }
space-A2519 = A2519 { place-tinchebray }
space-A2601 = A2601 { place-bayeux }
space-A2701 = A2701 { place-bayeux }
space-A2708 = A2708 { place-villers-bocage }
space-A2725 = A2725 { place-domfront }
space-A2809 = A2809 { place-aunay-sur-odon }
space-A2916 = A2916 { place-conde-sur-noireau }
space-A2920 = A2920 { place-flers }
space-A3211 = A3211 { place-thury-harcourt }
space-A3403 = A3403 { place-caen }
space-A3404 = A3404 { place-caen }
space-A3425 = A3425 { place-la-ferte-mace }
space-A3504 = A3504 { place-caen }
space-A3801 = A3801 { place-ouistreham }
space-A3829 = A3829 { place-pre-en-pail }
space-A3915 = A3915 { place-falaise }
space-A4201 = A4201 { place-cabourg }
space-A4208 = A4208 { place-mezidon }
space-A4320 = A4320 { place-argentan }
space-A4410 = A4410 { place-saint-pierre-sur-dives }
space-A4630 = A4630 { place-alencon }
space-A4811 = A4811 { place-livarot }
space-A4914 = A4914 { place-vimoutiers }
space-A4925 = A4925 { place-sees }
space-A5001 = A5001 { place-pont-l-eveque }
space-A5006 = A5006 { place-lisieux }
space-B0806 = B0806 { place-beaumont-hague }
space-B0811 = B0811 { place-les-pieux }
space-B0916 = B0916 { place-barneville-carteret }
space-B1207 = B1207 { place-cherbourg }
space-B1213 = B1213 { place-bricquebec }
space-B1307 = B1307 { place-cherbourg }
space-B1308 = B1308 { place-cherbourg }
space-B1407 = B1407 { place-cherbourg }
space-B1419 = B1419 { place-la-haye-du-puits }
space-B1516 = B1516 { place-saint-sauveur-le-vicomte }
space-B1712 = B1712 { place-valognes }
space-B1907 = B1907 { place-saint-pierre-eglise }
space-B1913 = B1913 { place-montebourg }
space-B2116 = B2116 { place-sainte-mere-eglise }
space-B2209 = B2209 { place-saint-vaast-la-hougue }
space-B2219 = B2219 { place-carentan }
space-B2307 = B2307 { place-barfleur }
space-B2619 = B2619 { place-isigny-sur-mer }
space-B3620 = B3620 { place-bayeux }

## マップの表示

edge-map-north-allied = 連合軍の補給源・増援（A0101～A3701）
edge-map-north-german = ドイツ軍の増援
edge-map-east = ドイツ軍の補給源・増援
edge-map-south = ドイツ軍の補給源・増援
edge-map-west = 西端の退出（A0123～A0134）
label-channel = イギリス海峡
river-Douve = ドゥーヴ川
river-Douve--upper- = ドゥーヴ川上流
river-Merderet = メルデレ川

## 戦闘：行動、項目、問い合わせ

do-commit = 補給ポイントを投入する
do-commit-none = 補給ポイントを投入しない
do-fly = 絨毯爆撃を実施する
do-cancel = 絨毯爆撃を取り消す
do-strike = 航空ポイントを割り当てる
do-strike-none = 航空ポイントを割り当てない
do-schedule = 絨毯爆撃を計画する
do-schedule-none = 絨毯爆撃を計画しない
do-suffer = 結果を受ける
do-thrust = 戦闘後前進オーヴァーラン
none-thrust = 前進を妨げていて、師団全体でオーヴァーランできる敵はいません。
field-us = 米軍のポイント
field-british = 英軍のポイント
field-german = ドイツ軍のポイント
field-point = 補給ポイントを使う
field-hexes = ヘクス
field-suffer-hexes = 退却するヘクス数
# $count
count-hexes =
    { $count ->
        [0] 退却せず、すべてステップ損失で受ける
       *[other] { $count }ヘクス退却し、残りがあればステップ損失
    }
field-patton = パットンのシフト
field-naval = 海上支援ポイント
field-air = 航空ポイントも使う
field-along = 連れて行くユニット
field-points = 航空ポイント
# $side：防御側、$units：攻撃側のユニット、$hexes：攻撃されるヘクス、$help：使える支援
prompt-lead =
    { $units }が{ $hexes }を攻撃します。{ $side }は、防御の支援{ $help ->
        [hq] （司令部）
        [air] （航空ポイント）
       *[both] （司令部、航空ポイント、またはその両方）
    }を選んでください（なしでもかまいません）。
do-lead = 防御の支援
do-lead-none = 支援なし
# $side
prompt-commit = { $side }は、このフェイズに投入する補給ポイントを決めてください（攻撃1回につき{ $cost }）。使わなかった分は失われます。
# $side、$weather
prompt-mission =
    { $weather ->
        [clear] { $side }は、前のターンに計画した絨毯爆撃を実施するか、取り消してください。
       *[other] 晴天ではないため絨毯爆撃は実施できません。{ $side }は、前のターンの計画を取り消してください。
    }
# $side、$points：航空ポイント
prompt-air = { $side }の航空ポイントは{ $points }です。攻撃するヘクスを指定してください（1ヘクスにつき1ポイント）。
# $side
prompt-plan = { $side }は、次のターンに絨毯爆撃するヘクスを記録できます。相手には見えません。
# $side、$number、$retreat：yesかno
prompt-result =
    { $retreat ->
        [no] { $side }は、結果{ $number }をステップ損失で受けます。損失を受けるユニットを選んでください。
       *[yes] { $side }は、結果{ $number }の受け方を選んでください。ステップ損失、部隊全体の退却、またはその組み合わせで受けます。
    }

## 戦闘：拒否の理由

# $group
refuse-no-points = { $group }グループには、それだけの補給ポイントがありません。
# $group
refuse-not-your-points = { $group }グループのポイントは投入できません。
# $group、$cost
refuse-not-committed = { $group }グループの投入した補給ポイントが足りません。攻撃には{ $cost }ポイントが必要です。使わなければ戦闘力は半分になります。
# $unit
refuse-headquarters-in-zoc = { $unit }はEZOC内にいるため、支援できません。
# $unit
refuse-headquarters-idle = { $unit }は非機能状態のため、支援できません。
# $unit
refuse-headquarters-moved = { $unit }はこのフェイズに移動したため、オーヴァーランを支援できません。
# $unit
refuse-shifts-are-fixed = { $unit }はすべてのシフトを1つの攻撃に与えます。数は選べません。
# $unit、$hex
refuse-overrun-out-of-range = オーヴァーランされる{ $hex }は{ $unit }の指揮範囲内にありません。
refuse-patton-apart = パットンのシフトは、他の司令部に代えてではなく、それに加えて与えます。
# $unit
refuse-headquarters-used = { $unit }はこのフェイズにすでに戦闘を支援したか、防御を支援できない司令部です。
refuse-bombed-no-retreat = 絨毯爆撃を受けたユニットは退却できません。ステップ損失を受けてください。
refuse-attacker-loses-a-step = 攻撃側は、結果のうち少なくとも1をステップ損失で受けなければなりません。
# $number
refuse-result-costs-a-step = 結果{ $number }では、少なくとも1ステップを失わなければなりません。
refuse-nobody-to-retreat = この損失の後には、退却するユニットが残りません。
# $unit
refuse-cannot-retreat = { $unit }はそれだけの距離を退却できません。より多くのステップ損失を受けてください。
refuse-second-loss = 戦闘に参加した他の全ユニットが1ステップを失うまで、同じユニットは2ステップ目を失えません。
# $unit
refuse-not-on-the-path = { $unit }は経路の途中のヘクスにいないか、自らも退却中です。
# $hex
refuse-bocage-stop = { $hex }で前進は止まります（ボカージュ、湿地、要塞、要塞地帯、または手前の大河川）。
# $hex
refuse-overrun-fortress = { $hex }は要塞のため、オーヴァーランできません。
# $hex
refuse-overrun-bocage = { $hex }はボカージュのため、戦闘後前進中にはオーヴァーランできません。
# $division
refuse-not-together-at-start = { $division }のユニットは、補給下で一緒にスタックしてフェイズを始めていません。
# $unit
refuse-has-disengaged = { $unit }はこのフェイズに離脱したため、オーヴァーランできません。
# $hex：敵の
refuse-other-zoc = このヘクスには、オーヴァーランを受けない{ $hex }のユニットのZOCが及んでいます。
refuse-defender-overrun = 戦闘後前進でオーヴァーランできるのは攻撃側だけです。
refuse-nothing-blocks = 追える退却路のうち、このように敵のいるヘクスに至るものはありません。
refuse-air-not-here = 航空ポイントは、ドイツ軍の攻撃に対してだけ防御に使えます。オーヴァーランには使えません。
# $most
refuse-no-air-points = 防御に使える航空ポイントは残っていません。1ターンに{ $most }までです。
# $hex
refuse-no-combat-there = 航空ポイントはこのフェイズの戦闘に割り当てます。{ $hex }に隣接する連合軍ユニットはありません。
# $cost、$points
refuse-too-few-air-points = これには{ $cost }航空ポイントが必要ですが、{ $points }ポイントしかありません。
# $hex
refuse-air-of-the-bombing-front = { $hex }は絨毯爆撃を行った側の前線です。残りの航空ポイントはもう一方の前線でしか使えません。
# $hex
refuse-fly-or-cancel = { $hex }の絨毯爆撃がこのターンに計画されています。実行するか取り消してください。
refuse-nothing-planned = このターンに計画された絨毯爆撃はありません。
refuse-carpet-weather = 絨毯爆撃は晴天のターンにだけ実施できます。
# $most
refuse-too-many-naval = 1回の攻撃に使える海上支援ポイントは{ $most }までです。
# $left
refuse-no-naval-points = この攻撃に使える海上支援ポイントは{ $left }です。
refuse-out-of-naval-range = 艦砲の届かないヘクスがあります。
# $cost
refuse-naval-wasted = ここでは1シフトに海上支援ポイント{ $cost }が必要です。余りは無駄になります。

## 戦闘：イベント

# $us、$british
event-received = 補給ポイントが届きました。米軍{ $us }、英軍{ $british }。
# $points、$total
event-german-received = ドイツ軍は補給ポイント{ $points }を受け取り、合計{ $total }になりました。
# $group、$points、$left
event-committed = { $group }：補給ポイント{ $points }を投入、残り{ $left }。
# $group、$left：投入分
event-point-used = { $group }：攻撃に補給ポイントを使用。投入分の残りは{ $left }です。
event-air-helped = 連合軍は防御に航空ポイントを使います。
# $hexes
event-air-declared = { $hexes }に航空ポイントが割り当てられました。
# $hex、$roll、$defender：失うステップ
event-bombed =
    { $hex }への絨毯爆撃：出目{ $roll }、{ $defender ->
        [0] 損失なし
       *[other] 失うステップ{ $defender }
    }。
# $hex
event-carpet-planned = 次のターンに{ $hex }への絨毯爆撃が計画されました。
event-carpet-cancelled = 計画されていた絨毯爆撃は取り消されました。

## 戦闘：数値とその内訳

group-german = ドイツ軍
# $unit
label-no-point = { $unit }：補給ポイント不使用
# $unit
label-brigade-alone = { $unit }：歩兵師団なしの旅団
# $unit
label-mixed-nations = { $unit }：国籍混在
label-patton = パットン
label-beach = 海岸の艦砲射撃支援
label-naval = 海上支援

## 上陸

phase-landing = 上陸フェイズ
how-removed = ゲームから取り去り
beach-utah = ユタ
beach-omaha = オマハ
beach-gold = ゴールド
beach-juno = ジュノー
beach-sword = スウォード
track-control = 支配
track-abandoned = 放棄された海岸
track-beach_shifts = 海岸シフト・マーカー
do-land = ユニットを海岸に上陸させる
do-scatter = 降下の偏流を判定する
do-drop = 降下したユニットを移す
do-defend = 海岸防衛にステップを投入する
do-defend-none = ステップを投入しない
field-defend-steps = 投入するステップ
none-land = 上陸できる第一波のユニットはありません。
none-scatter = 偏流を判定する降下は残っていません。
prompt-land = { $side }は第一波のユニットを海岸に置きます。
prompt-scatter = { $side }は降下ごとに偏流を判定します。
# $unit
prompt-drop = { $unit }はドイツ軍の中に降下して生き残りました。{ $side }は隣のヘクスに置きます。
# $unit
prompt-defend = { $unit }は海岸の近くにいます。{ $side }はそのステップを海岸ヘクスの防衛に投入できます。
# $unit
refuse-not-in-the-wave = { $unit }は、まだ上陸していない第一波のユニットではありません。
# $unit, $hex
refuse-not-its-beach = { $hex }は{ $unit }の海岸ではありません。
# $hex
refuse-enemy-there = { $hex }に敵ユニットがいます。
# $hex
refuse-no-room = { $hex }にはもうスタックできません。
refuse-no-drop-left = まだ判定していない降下ではありません。
# $unit
refuse-no-refuge = { $unit }は、敵がおらずスタックできる隣のヘクスに置かなければなりません。
# $unit, $hex
refuse-beach-too-far = { $hex }は、{ $unit }から2ヘクス以内の、上陸したユニットのいる海岸ヘクスではありません。
# $unit, $hex
event-landed = { $unit }を{ $hex }に置きます。
# $unit, $roll, $fate
event-scatter-rolled =
    { $unit }の偏流：サイの目{ $roll }、{ $fate ->
        [stays] 予定のヘクスに降下します
       *[drifts] 予定のヘクスから外れます
    }。
# $unit, $roll, $hex
event-scattered = { $unit }は偏流します。サイの目{ $roll }、{ $hex ->
    [none] 海に落ちて失われます
   *[other] { $hex }へ
}。
# $unit, $roll
event-beach-alarm = 海岸の近くの{ $unit }：サイの目{ $roll }。
# $unit, $hex, $steps
event-beach-defended = { $unit }は{ $hex }の防衛に{ $steps }ステップを投入します。
# $unit, $column, $roll, $steps
event-attrition = { $unit }の上陸消耗：コラム{ $column }、サイの目{ $roll }、{ $steps ->
    [0] 損失なし
   *[other] { $steps }ステップを失います
}。
# $beach
event-beach-abandoned = { $beach }は放棄されました。上陸したステップの半分を超えて失われたためです。

## 上陸後：海岸、遅滞ユニット、鉄道、撤退

track-destroyed = 破壊された海岸ヘクス
track-razed = 破壊された要塞地帯
track-harbour = 連合軍が進入したシェルブールのヘクス
track-garrison = シェルブール守備隊は活性化している
track-scored = ターン開始時のドイツ軍VP
how-withdrawn = 撤退
do-place = 遅滞ユニットを置く
do-rail = 鉄道で運ぶ
do-withdraw = ユニットを撤退させる
do-harass = 撤退するユニットを攻撃する
do-done-withdraw = これ以上撤退させない
do-done-harass = そのまま行かせる
none-place = いま置ける遅滞ユニットはありません。
none-rail = いま鉄道で運べるユニットはありません。
none-withdraw = 撤退できるユニットはありません。
# $side
prompt-withdraw = { $side }は補給下のユニットを撤退させることができます。撤退したユニットは戻りません。
# $side, $unit
prompt-harass = { $unit }がEZOCの海岸から撤退します。{ $side }は3対1で攻撃できます。
# $hex
refuse-beach-destroyed = { $hex }の海岸は破壊されています。
# $hex
refuse-beach-given-up = { $hex }の海岸は放棄され、まだ全ヘクスが連合軍の支配下に戻っていません。
# $hex
refuse-beach-not-held = { $hex }は連合軍の支配下にありません。
# $unit, $hex
refuse-wrong-beach = { $hex }は{ $unit }の軍の海岸ヘクスではありません。
# $unit, $hex
refuse-other-beach = { $unit }はターン3まで{ $hex }とは別の海岸に予定されています。
# $unit
refuse-mechanised-entry = { $unit }はターン1の機械化移動フェイズに登場します。
# $unit
refuse-airborne-stays = { $unit }は空挺ユニットで、ターン1には移動できません。
# $unit
refuse-airborne-one-hex = { $unit }は空挺ユニットで、ターン2には1ヘクスだけ移動できます。
# $most
refuse-seven-units = ターン1に移動できるドイツ軍は、第12SS装甲師団と第711師団のほかに{ $most }ユニットだけです。
# $unit
refuse-next-to-allies = { $unit }は連合軍ユニットに隣接しているので、ターン1には移動できません。
refuse-no-overrun-yet = ターン1にはオーヴァーランできません。
# $unit, $hex
refuse-garrison-stays = { $unit }はシェルブール守備隊です。{ $hex }は都市から3ヘクスを超えています。
# $unit
refuse-withdraw-unsupplied = { $unit }は補給下にないので撤退できません。
refuse-delay-first-phase = 遅滞ユニットが現れるのはドイツ軍の第一移動フェイズだけです。
refuse-delay-one-a-turn = いまは遅滞ユニットは現れません。ターン2から7まで1ターンに1個です。
# $unit
refuse-no-delay-unit = { $unit }はこれから現れる遅滞ユニットではありません。
# $hex
refuse-delay-not-free = { $hex }にはほかのユニットがいます。遅滞ユニットはスタックできません。
# $hex
refuse-delay-in-zoc = { $hex }はEZOC内なので、遅滞ユニットは現れません。
# $hex
refuse-delay-no-friend = HQと遅滞ユニット以外のドイツ軍ユニットが{ $hex }に隣接していません。
# $hex
refuse-delay-unsupplied = { $hex }は補給下にありません。
# $hex
refuse-delay-behind = { $hex }は連合軍の戦線の後方です。
# $left
refuse-rail-full = このターンに鉄道で運べるのはあと{ $left }ユニットです。機械化ユニットは2個分です。
# $hex
refuse-no-rail = 敵ユニットとEZOCのない鉄道は{ $hex }に通じていません。
refuse-port-used = シェルブールはこのターンすでに1攻撃に補給しました。
# $hex
event-beach-destroyed = { $hex }の海岸が破壊されました。
# $hex
event-zone-razed = { $hex }の要塞地帯が破壊されました。
event-garrison-freed = シェルブール守備隊が活性化しました。
# $unit, $hex
event-placed = { $unit }が{ $hex }に現れました。
# $unit
event-absorbed = { $unit }はマップから取り去られました。
# $unit, $hex
event-railed = { $unit }は鉄道で{ $hex }へ移動しました。
# $unit
event-withdrew = { $unit }は撤退しました。
# $unit, $roll, $steps
event-harassed = ドイツ軍が撤退する{ $unit }を攻撃：サイの目{ $roll }、{ $steps ->
    [0] 損失なし
   *[other] { $steps }ステップの損失
}。
# $reason, $points
event-scored = { $reason ->
    [commandos] コマンドとレインジャーがマップ上に残っています
    [airborne] 米軍空挺連隊がマップ上に残っています
    [cherbourg] ドイツ軍がシェルブールを保持しています
   *[cherbourg-road] シェルブールからマップ端へ道路が通じています
}：ドイツ軍に{ $points }VP。
event-port-fed = シェルブールがこの攻撃に補給します。
# $hex
event-beach-cleared = { $hex }の海岸シフト・マーカーを取り去りました。
label-beach-markers = 海岸シフト
label-works = 要塞または要塞地帯
label-kept-commandos = ターン8にマップ上のコマンドとレインジャー
label-kept-airborne = ターン15にマップ上の米軍空挺連隊
label-kept-cherbourg = シェルブールを保持したターン
label-kept-road = シェルブールからマップ端への道路が通じたターン
label-whole-front = 北端から南端までの前線
label-abandoned-beaches = 放棄された海岸
# $unit
label-commando-withdrawn = { $unit }がターン5までに撤退
# $unit
label-airborne-withdrawn = { $unit }がターン14までに撤退
label-caen-taken = カーン
label-cherbourg-taken = シェルブール
label-saint-lo-taken = サン・ロー

## マップの横

phase-land = 上陸：海岸への配置
phase-scatter = 上陸：降下の偏流
phase-defence = 上陸：海岸防衛
phase-boundary = 軍境界線
phase-appeal = 第15軍
phase-withdrawal = 撤退
step-land = 海岸
step-scatter = 降下
step-defence = 海岸防衛
step-boundary = 境界線
step-appeal = 第15軍
step-withdrawal = 撤退
# $turn, $last, $dates
now-dates = { $turn }/{ $last }、{ $dates }
now-level = 現状の勝敗
# $dates, $us, $british：補給ポイント、$weather
box-turn = { $dates }。補給ポイント：米軍{ $us }、英軍{ $british }。{ $weather }
weather-unknown = 天候は未定
level-allied-decisive = 連合軍の決定的勝利
level-allied-operational = 連合軍の作戦的勝利
level-allied-marginal = 連合軍の限定的勝利
level-level-draw = 引き分け
level-german-marginal = ドイツ軍の限定的勝利
level-german-operational = ドイツ軍の作戦的勝利
level-german-decisive = ドイツ軍の決定的勝利
panel-level = 勝利
fact-line = 前線A4901～A0823
fact-held = 完全
fact-broken = 途切れている
fact-first-level = マップの判定
fact-ahead = 連合軍のVP差
fact-level = 現状の勝敗
fact-committed = 別に投入済み
fact-overruns = オーヴァーラン
panel-air = 航空と艦砲
fact-missions = 残りの絨毯爆撃
# $hex
fact-plan = 次のターンの計画：{ $hex }
# $hex、$weather
fact-plan-due =
    { $weather ->
        [clear] このターンに実施する絨毯爆撃：{ $hex }
       *[other] このターンに実施する予定の絨毯爆撃（晴天ではないため不可）：{ $hex }
    }
fact-no-plan = 絨毯爆撃の計画なし
# $hex
fact-strike = { $hex }への航空ポイント
fact-naval = 海上支援ポイント
# $group
fact-income = このターンの補給ポイント（{ $group }）
fact-steps-mechanised = 補充ステップ（機械化）
fact-steps-infantry = 補充ステップ（歩兵）
fact-replaced = 連合軍が補充したステップ（10で1VP）
fact-released = 投入された第15軍の師団
fact-attempts = 第15軍の投入の試み
fact-defiant = フランス第2機甲師団は東へ向かいます
panel-beaches = 海岸とシェルブール
# $beach, $column：上陸のコラム
fact-beach = { $beach }（上陸：{ $column }）
# $hex
fact-beach-shift = { $hex }からの攻撃
beach-destroyed = 破壊
beach-abandoned = 放棄
fact-port = ドイツ軍の支配するシェルブール
brief-port = シェルブール
group-15th-army = 第15軍（投入されれば）
group-due = 登場できるユニット
group-wave = 第一波
# $change：次のサイの目の修正
table-weather-note =
    { $change ->
        [0] 光る行が次のターンの行です。
       *[other] 光る行が次のターンの行です。同じ天候が続いているため、サイの目は{ $change }修正されます。
    }
table-note = ファイルに再構成と記された値（`bocage data cobra`）は、オーバーレイで差し替えられます。
table-german = ドイツ軍の補充（機械化／歩兵）
table-naval = 海上支援ポイント
table-limits = 指揮限度（米軍／英軍）
terrain-fortress = 要塞
terrain-fortified = 要塞地帯
terrain-beach = 海岸
label-utah = { beach-utah }
label-omaha = { beach-omaha }
label-gold = { beach-gold }
label-juno = { beach-juno }
label-sword = { beach-sword }

## 勝利ポイントの内訳

fact-regiment-lost = 除去した連合軍の連隊と旅団
fact-hq-lost = 除去した連合軍の司令部
fact-division-lost = 除去した連合軍の師団と英軍機甲旅団
fact-allied-steps = 連合軍が補充したステップ
fact-us-divisions = 西端から退出した米軍師団が4個に足りない分
fact-us-hq = 西端から退出した米軍司令部なし
fact-division-west = 3900ヘクス列より西で補給下の完全師団
fact-armour-west = 3900ヘクス列より西で補給下の完全な機械化師団
fact-german-division = 除去または孤立したドイツ軍師団
fact-german-hq = 除去または孤立したドイツ軍司令部
fact-german-armour = 除去または孤立した装甲連隊とティーガー
fact-us-exit = 西端から退出した米軍機械化師団
fact-british-exit = 東端から退出した英軍機甲師団
fact-kept-commandos = 第8ターンにマップ上のコマンドとレインジャー
fact-kept-airborne = 第15ターンにマップ上の米軍空挺連隊
fact-kept-cherbourg = シェルブールを保持したターン
fact-kept-road = シェルブールから端まで道路が通じたターン
fact-whole-front = 北から南までの完全な前線
fact-abandoned-beaches = 放棄された海岸
fact-commando-withdrawn = 第5ターンまでに撤退したコマンド
fact-airborne-withdrawn = 第14ターンまでに撤退した米軍空挺連隊
fact-caen-taken = カーン
fact-cherbourg-taken = シェルブール
fact-saint-lo-taken = サン・ロー

## 重ね図

layer-boundary = 軍境界線（AAB）
layer-line = A4901からA0823までのドイツ軍の前線
layer-line-whole = A4901からA0823までのドイツ軍の前線：完全
layer-line-none = ドイツ軍の保持するヘクス：A4901（1）からA0823（2）までの前線は途切れています
layer-line-elsewhere = このシナリオではA0823までの前線を問いません
layer-front = マップAの北から南までのドイツ軍の前線
layer-front-whole = マップAの北から南までのドイツ軍の前線：完全
layer-front-none = マップAの北から南までのドイツ軍の前線なし
layer-air = このフェイズの航空ポイント
layer-naval = 艦砲の届く範囲（1シフトの海上支援ポイント）

## 代償

# $unit
price-south = { $unit }はマップから退出します。戻れるのは2個師団までです。
# $unit
price-withdraw = { $unit }はゲームから去り、戻りません。
price-release = サイの目にかかわらず、連合軍が1VPを得ます。
# $points
price-air = 航空ポイント{ $points }はどのヘクスにも割り当てられず、失われます。
# $points
price-points = 投入した補給ポイント{ $points }はどの攻撃にも使われず、失われます。
price-cancel = 絨毯爆撃をやめます。このターンは次の計画も立てられません。

## 判定で起こりうること

die-risk = 航空攻撃のリスク
die-scatter = 降下の偏流
die-drift = 偏流の方向
die-drop = ドイツ軍の中への降下
die-alarm = 海岸防衛
die-landing = 上陸消耗
die-harass = 撤退への攻撃
die-french = フランス第2機甲師団
die-15th-army = 第15軍
die-parachute = 第2降下猟兵師団
die-extra = 追加のターン
forecast-weather = 次のターンの天候
# $unit
forecast-harass = 撤退する{ $unit }への攻撃
# $unit
forecast-scatter = { $unit }の偏流
forecast-release = 第15軍の投入
# $unit
forecast-risk = { $unit }の航空攻撃のリスク
# $unit
moment-landing = { $unit }の上陸消耗
# $unit
moment-alarm = 海岸の近くの{ $unit }
# $attacker（-1：全滅）, $defender：数値、$hexes：防御側が退却できるヘクス数、$fate：防御側の運命（free, trapped, doomed）
odd-result =
    { $defender ->
        [0] 防御側に影響はありません
       *[other] { $fate ->
            [doomed] 防御側は退却できず全滅します
            [trapped] 防御側は退却できず{ $defender }ステップを失います
           *[free] 防御側は{ $defender }をステップ損失と退却（最大{ $hexes }ヘクス）で受けます
        }
    }。{ $attacker ->
        [-1] 攻撃側は全滅します。
        [0] 攻撃側に影響はありません。
        [1] 攻撃側は1ステップを失います。
       *[other] 攻撃側は{ $attacker }を受け、少なくとも1ステップを失います。
    }
# $steps, $all：残らなければ yes
odd-steps =
    { $all ->
        [yes] ユニットは除去されます。
       *[no] { $steps ->
            [0] 何も起こりません。
           *[other] { $steps }ステップを失います。
        }
    }
odd-on-target = 目標に降下
odd-on-target-text = ユニットは予定のヘクスに降下します。
odd-scattered = 偏流
odd-scattered-text = 周囲6ヘクスのどれかに降下します。海や海岸、ドイツ軍の中に落ちることもあります。
odd-released = 投入
odd-released-text = 次の師団がこのターンから登場できます。
odd-refused = 不成功
odd-refused-text = 師団は来ません。
odd-safe = 無事
odd-safe-text = 何も起こりません。
odd-step-lost = 1ステップ損失
odd-step-lost-text = ユニットは1ステップを失います。
odd-unit-lost = 除去
odd-unit-lost-text = ユニットは最後のステップを失います。
odd-alarmed = 防衛可
odd-too-late = 不可
odd-obey = とどまります
odd-defy = 東へ向かいます
odd-another = もう1ターン
odd-over = ゲーム終了
# $units：司令部
note-idle = 支援できますが、使っていない司令部：{ $units }
note-unled = あなたの支援なしの場合です。
note-air = 連合軍はまだ航空ポイントでコラムを左に1つずらせます。
# $first：attacker または defender
note-first = { $first ->
    [defender] 相互損害では防御側が先に受けます。
   *[attacker] 相互損害では攻撃側が先に受けます。攻撃側が退却すると、防御側の数値は1減ります。
}
# $hex
note-bombed = このフェイズ、連合軍は{ $hex }を攻撃できません。残りの航空ポイントはもう一方の軍の前線でだけ使えます。

## 事前指示

question-lead = 防御の支援
question-advance = 戦闘後前進
question-scatter = 降下の順番
question-drop = ドイツ軍の中への降下
question-boundary = 軍境界線の移動
question-withdraw = 撤退
question-replace = 補充
question-defend = 海岸防衛
question-appeal = 第15軍の投入

## はじめてのターンの案内

guide-title = はじめてのターン
guide-map = 1944年7月16日のノルマンディです。あなたは先に動くドイツ軍を率います。ゲームの終わりにはまず、印をつけた2つのヘクスの間に、ドイツ軍のユニットとZOCによる前線がマップを横切って続いているかを調べます。続いていればあなたの、途切れていれば連合軍の限定的勝利です。そしてVPの差15ごとに1レベル動きます。できるだけ長く前線を保ってください。マップはドラッグで動かし、拡大すると詳しく見えます。
guide-stack = ゲーム開始時、ここでは複数のユニットが1つのヘクスにいます。カウンターには戦闘力とMPA、兵科記号の横に部隊名と師団名が記されています。しま模様は失ったステップです。スタックは選ぶと広がります。同じ師団の全連隊が1つのヘクスにいて補給下なら、戦闘力は2倍になります。
guide-leaders = これらは司令部です。自分の戦闘力はありません。かっこ内の数字は指揮範囲で、攻撃でも防御でも、1フェイズに1回の戦闘を支援できます。機械化移動フェイズに動いた司令部は、次の補充フェイズまで機能しません。
guide-weather = このターンの天候はターンの並びに示されます。晴天では戦闘爆撃機のため、ドイツ軍のMPAは3分の1になります。曇天では3分の2、嵐ならすべて使えます。今は晴天です。
guide-zones = 司令部、大隊、Flakを除くユニットは、周囲6ヘクスにZOCを及ぼします。敵ZOCに入ったユニットは止まります。離脱には余分のMPがかかり、そのフェイズはほかの敵ZOCに入れません。「連合軍の支配地域」を表示すると前線が見えます。米軍と英軍の間の軍境界線も描かれています。どちらの軍も、境界線を1ヘクスより先に越えて移動を終えることはできません。
guide-supply = 自軍のユニットを1つ選び、重ね図を見てください。移動できる範囲、ZOC、そしてマップの外へ通じる一級道路への補給線です。マップの横には米軍、英軍、ドイツ軍の補給ポイントがあります。あなたは晴天で1、曇天で2、嵐で3ポイントを受け取り、12まで蓄えられます。
guide-replace = 補充が使えます。前線の後ろのユニットにステップを与えるか、「{ do-done-replace }」を選んでください。補充を受けたユニットは、このターンのMPAが半分になります。
guide-move = 移動できます。動かすユニットを、マップで、または「{ do-move }」のあとに選んでください。同じヘクスなら、いくつでも一緒に動かせます。装甲連隊と装甲擲弾兵連隊に印をつけました。前線の後ろの予備にすると、もっとも役に立ちます。
guide-path = 行き先を選んでください。行けるヘクスが光ります。道路は安く、川とボカージュは高くつきます。選ぶとすぐに移動し、「元に戻す」で取り消せます。
guide-risk = ユニットは天候の制限より遠くへ動くこともできます。「{ do-raise }」で3分の1か3分の2が加わり、移動のあとのサイの目で、航空攻撃による1ステップの損失を調べます。初日に使う価値はあまりありません。
guide-more = ほかのユニットも自由に動かしてください。動かさないユニットはその場に残ります。済んだらこのフェイズを終えてください。
guide-commit = 最初の攻撃の前に、この戦闘フェイズに投入する補給ポイントを決めます。ドイツ軍の攻撃には2ポイントが必要で、なければ戦闘力は半分です。投入した分は使わなくても失われます。今日は0でもかまいません。
guide-attack = 戦闘フェイズです。攻撃は義務ではなく、初日に攻撃すべきことはまれです。それでも仕組みを見てみましょう。攻撃するヘクスを、マップで、または「{ do-attack }」のあとに選んでください。確定する前ならいつでも取りやめられます。
guide-tally = このヘクスを攻撃できるユニットはすべて記入済みです。加えないユニットは外してください。両軍の戦闘力の内訳、地形・河川・ティーガー・司令部によるシフト、シフトの前と後のコラム、そして6つの結果が示されています。どの項目にもルールの番号があり、選ぶと読めます。勝ち目がよければ確定し、そうでなければやり直してフェイズを終えてください。
guide-fought = ほかの場所も攻撃できます。1つのフェイズに、1つのユニットが攻撃するのも、攻撃されるのも1回だけです。済んだら「{ do-done-attack }」を選んでください。
guide-mechanised = 戦闘のあとは機械化移動フェイズです。装甲、装甲擲弾兵、司令部だけがもう一度動けます。前に出すぎたユニットを下げ、このフェイズを終えてください。
guide-end = あなたのプレイヤー・ターンは終わり、次は連合軍の番です。あなたのユニットに結果が出ると尋ねられます。マップの横には、ターン記録表、増援、そして現状のままの勝敗があります。「ドイツ軍の前線」の重ね図で、前線がまだ完全かどうかが分かります。持ちこたえてください。
guide-result = あなたのユニットに戦闘結果が出ました。数値は、ステップ損失と部隊全体の退却ヘクス数に自由に分けられます。2を超える結果では少なくとも1ステップを失い、攻撃側は必ず1ステップを失います。
guide-retreat = あなたのユニットが1個ずつ退却します。それぞれの退却路を選んでください。途中にいるユニットを連れて行くこともできます。
guide-advance = 敵がヘクスを離れました。勝ったユニットは退却路に沿って前進できます。とどまってもかまいません。
guide-lead = 敵が攻撃してきます。防御側の全ユニットを指揮範囲に収める司令部は、コラムを1つ有利にずらせます。1フェイズに支援できるのは1回です。

## ユニットの数値と略語
value-2-1 = 戦闘戦力
value-2-2 = 許容移動力（MPA）
short-MP = 移動ポイント
short-SP = 補給ポイント
short-ZOC = 支配地域（ユニットの周囲6ヘクス）
short-HQ = 司令部
short-VP = 勝利ポイント
short-AAB = 連合軍の軍境界線
short-CRT = 戦闘結果表
