### Cobra（SPI 1977）、日本語。変数には、訳済みの文字列または数値が入る。

## ゲーム

game-title = コブラ（1977年版）
game-about = 1977年の原版。1944年7月から8月、連合軍は橋頭堡からの突破を図り、ドイツ軍はそれを食い止めながら、救えるユニットを救おうとします。

## シナリオ

scenario-breakout = 突破
scenario-breakout-about = 1944年7月16日から8月23日までの全戦役を、グランヴィルからリジューに至るマップで、13ターンにわたって戦います。

## オプション

option-overrun-terrain = オーバーランに地形コスト
option-overrun-terrain-about = オーバーランのコストは全部で3MPではなく、3MPに加えて目標ヘクスへ移動する場合の地形コストも払います。
option-exit-divisions = 3個師団による突破
option-exit-divisions-about = ドイツ軍の移動力は、最初の1ユニットではなく、機械化師団3個が西端から退出してはじめて増えます。その後は晴天で3分の2、曇天では全部になります。
option-turn-14-exit = 第14ターンのマップ退出
option-turn-14-exit-about = ゲーム終了時にファレーズの東でEZOCにいる装甲連隊は、仮の第14ターンにそのEZOCから離脱できるだけでなく、マップから退出できる場合にだけ救出されたとみなします。

## マップの表示

track-west_exit = 連合軍が西端から突破済み
track-carpet_used = 絨毯爆撃を使用済み
track-no_exit = 米軍の未退出によるVP

## 行動とその項目

do-air = 航空ポイントの使用
do-air-none = 航空攻撃なし
price-carpet = 絨毯爆撃は、ゲーム中に一度しか行えません。
field-point = 補給ポイントを使う
field-carpet = 絨毯爆撃
field-strikes = 対地攻撃
field-points = 航空ポイント

## 問い合わせ

# $side、$points：航空ポイント
prompt-air = { $side }の航空ポイントは{ $points }です。対地攻撃（1回1ポイント）または絨毯爆撃（6ポイント、ゲーム中1回）を行うヘクスを指定してください。
# $side：防御側、$units：攻撃側のユニット、$hexes：攻撃されるヘクス
prompt-lead = { $units }が{ $hexes }を攻撃します。{ $side }は、防御を支援する司令部を選んでください（なしでもかまいません）。
do-lead = 司令部の支援
do-lead-none = 司令部の支援なし
# $side、$number、$flee
prompt-result =
    { $flee ->
        [yes] { $side }は、結果{ $number }の受け方を選んでください。その数のステップを失うか、全ユニットが退却できるなら、その数のヘクスだけ退却します。
       *[other] { $side }は、結果{ $number }をステップ損失で受けます。退却できるユニットはありません。
    }

## 拒否の理由：補充

# $most
refuse-no-steps-left =
    { $most ->
        [1] 装甲・装甲擲弾兵への補充は、このターンの1ステップをすでに使いました。
       *[other] 歩兵への補充は、このターンの{ $most }ステップをすでに使いました。
    }

## 拒否の理由：移動

# $unit、$hex
refuse-left-zoc = { $unit }はEZOCから離脱したため、このプレイヤーターンにはもうEZOCに進入できません。{ $hex }はEZOCです。
# $hex
refuse-bombed-hex = { $hex }は絨毯爆撃を受けたため、このプレイヤーターンが終わるまで、連合軍は攻撃も進入もできません。
# $hex
refuse-river-into-zoc = { $hex }は大河の対岸にあり、大河に接する敵ユニットのZOCにあります。進入できるのは、すでに友軍ユニットがいる場合だけです。

## 拒否の理由：航空

refuse-carpet-used = 絨毯爆撃はゲーム中に1回だけで、すでに使いました。
# $cost、$points
refuse-too-few-air-points = これには{ $cost }航空ポイントが必要ですが、{ $points }ポイントしかありません。

## 拒否の理由：攻撃

refuse-german-point = 補給ポイントを使えるのは連合軍の攻撃だけです。
# $group
refuse-no-points = { $group }グループの補給ポイントは残っていません。ポイントなしで攻撃すると、戦闘力は半分になります。
refuse-point-wasted = 攻撃ユニットがすべて補給切れのため、補給ポイントを使っても無駄になります。

## 拒否の理由：戦闘結果、退却、前進

refuse-bombed-no-retreat = 絨毯爆撃を受けたユニットは退却できません。ステップの損失を受けてください。
# $hex
refuse-bocage-stop = { $hex }はボカージュのため、前進したユニットはそこで停止しなければなりません。

## イベント

# $side、$roll、$weather
event-weather-rolled = { $side }のプレイヤーターンの天候：出目{ $roll }、{ $weather }。
# $us、$british
event-received = 補給ポイントが届きました。米軍{ $us }、英軍{ $british }。
# $hexes
event-air-declared = { $hexes }に対地攻撃が割り当てられました。
# $hex、$roll、$defender：失うステップ
event-bombed =
    { $hex }への絨毯爆撃：出目{ $roll }、{ $defender ->
        [0] 損失なし
       *[other] 失うステップ{ $defender }
    }。
# $group、$left
event-point-used = { $group }グループが補給ポイントを1使いました。残りは{ $left }です。
# $vp
event-no-exit = 米軍とフランス軍のユニットがまだ1個も退出していないため、ドイツ軍は{ $vp }VPを得ます。

## 数値とその内訳

term-regiment-lost = 歩兵連隊と司令部の除去
term-us-armour-lost = 米軍・フランス軍の機甲の除去
term-division-lost = 師団と英軍機甲の除去
term-no-exit = 米軍の退出のないターン
term-saved = 固定師団と司令部の退出
term-armour-saved = 装甲部隊の退出
term-division-saved = 歩兵師団の退出
term-armour-safe = 東で無事な装甲部隊
term-infantry-lost = 歩兵と司令部の除去
term-panzer-lost = 装甲部隊の除去
term-us-armour-out = 米軍・フランス軍の機甲の西端からの退出
term-trucks-out = トラック歩兵の西端からの退出
label-no-point = 補給ポイント不使用による半減
# $unit
label-regiment-lost = { $unit }の除去
# $unit
label-us-armour-lost = { $unit }の除去
# $unit
label-division-lost = { $unit }の除去
label-no-exit = 米軍の未退出
# $unit
label-saved = { $unit }の退出
# $unit
label-armour-saved = { $unit }の退出
# $division
label-division-saved = { $division }の退出
# $unit
label-armour-safe = 東部で無事な{ $unit }
# $unit
label-infantry-lost = { $unit }の除去
# $unit
label-panzer-lost = { $unit }の除去
# $unit
label-us-armour-out = { $unit }の西端退出
# $division
label-trucks-out = トラック付きの{ $division }の西端退出

## 結果

# $winner、$german、$allied
outcome-points = 勝利ポイントはドイツ軍{ $german }、連合軍{ $allied }で、{ $winner }の勝利です。
# $german、$allied
outcome-tie = 勝利ポイントはドイツ軍{ $german }、連合軍{ $allied }で、引き分けです。

## ルールブックの章

chapter-unit = ユニット
chapter-seq = プレイの手順
chapter-move = 移動
chapter-truck = トラック
chapter-over = オーバーラン
chapter-stack = スタック
chapter-integ = 師団統合
chapter-zoc = 支配地域
chapter-combat = 戦闘
chapter-result = 戦闘結果
chapter-retreat = 退却
chapter-adv = 戦闘後前進
chapter-hq = 司令部
chapter-sup = 補給
chapter-asp = 連合軍の補給ポイント
chapter-cmd = コマンド・リミット
chapter-rep = 補充
chapter-carpet = 絨毯爆撃
chapter-reinf = 増援
chapter-vp = 勝利ポイント
chapter-setup = 初期配置（セットアップ）
chapter-rul = 独自の裁定
chapter-opt = オプション
chapter-misc = スケール
chapter-2008-2 = ユニット（2008年版）
chapter-2008-3 = 初期配置（2008年版）
chapter-2008-4 = プレイの手順（2008年版）
chapter-2008-5 = 移動（2008年版）
chapter-2008-6 = スタックと師団統合（2008年版）
chapter-2008-7 = 支配地域（2008年版）
chapter-2008-8 = 戦闘（2008年版）
chapter-2008-9 = 司令部（2008年版）
chapter-2008-10 = 補給（2008年版）
chapter-2008-11 = 連合軍の補給ポイントとコマンド・リミット（2008年版）
chapter-2008-12 = 補充（2008年版）
chapter-2008-13 = 増援（2008年版）
chapter-2008-14 = 航空ポイント（2008年版）
chapter-2008-E12 = トラックの登場（2008年版）
chapter-2008-E18 = 表の範囲を超える戦闘比（2008年版）
chapter-2008-E20 = 再建の禁止（2008年版）
chapter-2008-M = 図表（2008年版）

## 名前のあるヘクス

space-0215 = 0215 { place-granville }
space-0425 = 0425 { place-pontorson }
space-0502 = 0502 { place-lessay }
space-0608 = 0608 { place-coutances }
space-0803 = 0803 { place-periers }
space-0820 = 0820 { place-avranches }
space-0913 = 0913 { place-gavray }
space-1206 = 1206 { place-marigny }
space-1215 = 1215 { place-villedieu-les-poeles }
space-1232 = 1232 { place-fougeres }
space-1313 = 1313 { place-percy }
space-1320 = 1320 { place-brecey }
space-1428 = 1428 { place-louvigne-du-desert }
space-1525 = 1525 { place-saint-hilaire-du-harcouet }
space-1605 = 1605 { place-saint-lo }
space-1606 = 1606 { place-saint-lo }
space-1611 = 1611 { place-tessy-sur-vire }
space-1909 = 1909 { place-torigni-sur-vire }
space-1920 = 1920 { place-sourdeval }
space-1923 = 1923 { place-mortain }
space-2116 = 2116 { place-vire }
space-2307 = 2307 { place-caumont-l-evente }
space-2519 = 2519 { place-tinchebray }
space-2601 = 2601 { place-bayeux }
space-2701 = 2701 { place-bayeux }
space-2708 = 2708 { place-villers-bocage }
space-2725 = 2725 { place-domfront }
space-2809 = 2809 { place-aunay-sur-odon }
space-2916 = 2916 { place-conde-sur-noireau }
space-2920 = 2920 { place-flers }
space-3211 = 3211 { place-thury-harcourt }
space-3403 = 3403 { place-caen }
space-3404 = 3404 { place-caen }
space-3425 = 3425 { place-la-ferte-mace }
space-3504 = 3504 { place-caen }
space-3801 = 3801 { place-ouistreham }
space-3829 = 3829 { place-pre-en-pail }
space-3915 = 3915 { place-falaise }
space-4201 = 4201 { place-cabourg }
space-4208 = 4208 { place-mezidon }
space-4320 = 4320 { place-argentan }
space-4410 = 4410 { place-saint-pierre-sur-dives }
space-4630 = 4630 { place-alencon }
space-4811 = 4811 { place-livarot }
space-4914 = 4914 { place-vimoutiers }
space-4925 = 4925 { place-sees }
space-5001 = 5001 { place-pont-l-eveque }
space-5006 = 5006 { place-lisieux }

## 描画マップ

edge-map-north-allied = 連合軍の補給源・増援（0101～3701）
edge-map-north-german = ドイツ軍の増援
edge-map-east = ドイツ軍の補給源・増援
edge-map-south = ドイツ軍の増援
edge-map-west = 西端の退出（0123～0134）

## ルールブックの図表

table-note = 1977年版の図表は入手できませんでした。ファイルに記載がある値（`bocage data cobra-spi`）は再構成したもので、あなた自身の表に差し替えられます。

## マップの横

# $turn, $dates
now-dates = { $turn }/13、{ $dates }
# $us, $british
now-points = 米軍{ $us }、英軍{ $british }
# $dates, $us, $british：補給ポイント
box-turn = { $dates }。補給ポイント：米軍{ $us }、英軍{ $british }
fact-regiment-lost = 除去した連合軍の連隊と司令部
fact-us-armour-lost = 除去した米軍機甲連隊
fact-division-lost = 除去した連合軍の師団と英軍機甲旅団
fact-no-exit = 米軍が退出しないターン
fact-saved = 退出した固定師団と司令部
fact-armour-saved = 退出した装甲連隊
fact-division-saved = 退出した歩兵師団
fact-armour-safe = 東へ逃れた装甲連隊
fact-infantry-lost = 除去したドイツ軍の歩兵と司令部
fact-panzer-lost = 除去した装甲連隊
fact-us-armour-out = 西端から退出した米軍機甲連隊
fact-trucks-out = トラックで西端から退出した歩兵師団

## 判定で起こりうること

# $side：次にプレイヤーターンとなる側
forecast-weather = { $side }のプレイヤーターンの天候
# $attacker（-1：全滅）, $defender：数値、$fate：防御側の運命（free, trapped, doomed）
odd-result =
    { $defender ->
        [0] 防御側に影響はありません
       *[other] { $fate ->
            [doomed] 防御側は退却できず全滅します
            [trapped] 防御側は退却できず{ $defender }ステップを失います
           *[free] 防御側は{ $defender }ステップを失うか、{ $defender }ヘクス退却します
        }
    }。{ $attacker ->
        [-1] 攻撃側は全滅します。
        [0] 攻撃側に影響はありません。
       *[other] 攻撃側は{ $attacker }ステップを失うか、{ $attacker }ヘクス退却します。
    }
# $hex
note-bombed = このあと、連合軍はこのプレイヤーターンの終わりまで{ $hex }を攻撃することも、そこに入ることもできません。

## はじめてのターンの案内

guide-title = はじめてのターン
guide-map = 1944年7月のノルマンディです。あなたは先に動くドイツ軍を率います。連合軍は西へ突破し、あなたの軍を撃滅しようとします。あなたは敵を食い止めて損害を強い、やがて装甲部隊を東へ逃がします。終了時に補給を受けてファレーズより東にいる装甲部隊は、救われたと数えます。マップはドラッグで動かし、拡大すると詳しく見えます。
guide-stack = ゲーム開始時、ここでは複数のユニットが1つのヘクスにいます。カウンターには戦闘力と移動力、兵科記号の左右に部隊名と師団名が記されています。スタックには戦闘力の合計とユニット数が出ます。しま模様は失ったステップです。フェイズの終わりに1つのヘクスにいられるのは、1個師団、またはそれに相当する連隊や旅団までです。スタックは選ぶと広がります。
guide-leaders = これらは司令部です。自分の戦闘力はありません。かっこ内の数字は支援できる半径で、あなたの攻撃を1コラム助けます。防御も助けられるのはドイツ軍だけです。
guide-weather = 天候は毎ターン決まり、ターンの並びに示されます。晴天では戦闘爆撃機のため、ドイツ軍の移動力は3分の1になります。曇天では3分の2、嵐ならすべて使えます。1ヘクスの移動はいつでもできます。
guide-zones = 司令部と大隊を除くユニットは、周囲6ヘクスを支配します。敵の支配地域に入ったユニットは止まらなければなりません。そこを離れるには2ポイント余分にかかり、そのターンはほかの敵支配地域に入れません。重ね表示の「連合軍の支配地域」で前線が見えます。
guide-supply = 自軍のユニットを1つ選び、重ね表示を見てください。移動できる範囲、支配地域、そして補給線です。ドイツ軍の補給線は東端へ通じます。補給線のないユニットは、移動も戦闘も半分になります。
guide-replace = 補充が使えます。前線の後ろのユニットにステップを与えるか、「{ do-done-replace }」を選んでください。
guide-move = 移動できます。動かすユニットを、マップで、または「{ do-move }」のあとに選んでください。同じヘクスなら、いくつでも一緒に動かせます。装甲連隊と装甲擲弾兵連隊に印をつけました。前線の後ろの予備にすると、もっとも役に立ちます。
guide-path = 行き先を選んでください。行けるヘクスが光ります。道路は安く、川とボカージュは高くつきます。選ぶとすぐに移動し、「元に戻す」で取り消せます。
guide-more = ほかのユニットも自由に動かしてください。動かさないユニットはその場に残ります。済んだらこのフェイズを終えてください。
guide-attack = 戦闘フェイズです。攻撃は義務ではなく、初日に攻撃すべきことはまれです。それでも仕組みを見てみましょう。攻撃するヘクスを、マップで、または「{ do-attack }」のあとに選んでください。そこの全ユニットが一緒に防御します。確定する前ならいつでも取りやめられます。
guide-tally = このヘクスを攻撃できるユニットはすべて記入済みです。加えないユニットは外してください。両軍の戦闘力の内訳、地形・川・ティーガー・司令部によるシフト、その結果のコラム、そして6つの結果が示されています。どの項目にもルールの番号があり、選ぶと読めます。勝ち目がよければ確定し、そうでなければやり直してフェイズを終えてください。
guide-fought = ほかの場所も攻撃できます。1つのフェイズに、1つのユニットが攻撃するのも、攻撃されるのも1回だけです。済んだら「{ do-done-attack }」を選んでください。
guide-mechanised = 戦闘のあとは機械化移動フェイズです。装甲、装甲擲弾兵、司令部だけがもう一度動けます。前に出すぎたユニットを下げ、このフェイズを終えてください。
guide-end = あなたのプレイヤーターンは終わり、次は連合軍の番です。あなたのユニットに結果が出ると尋ねられます。図表には、ターン記録表、増援、勝利ポイントがあります。第7ターンからは、米軍がまだマップを出ていないターンごとに3ポイントを得ます。持ちこたえてください。
guide-result = あなたのユニットに戦闘結果が出ました。数字は、失うステップ数または退却するヘクス数で、あなたが選びます。先に選ぶのは防御側です。
guide-retreat = あなたのユニットが1個ずつ退却します。それぞれの退却路を選んでください。
guide-advance = 敵がヘクスを離れました。勝ったユニットは退却路に沿って前進できます。とどまってもかまいません。

## ユニットの数値と略語
value-2-1 = 戦闘力
value-2-2 = 移動力
short-MP = 移動ポイント
short-SP = 補給ポイント
short-ZOC = 支配地域（ユニットの周囲6ヘクス）
short-HQ = 司令部
short-VP = 勝利ポイント
