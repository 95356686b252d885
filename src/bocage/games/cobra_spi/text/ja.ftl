### Cobra（SPI 1977）、日本語。変数には、訳済みの文字列または数値が入る。

## ゲーム

game-title = コブラ
game-about = 1944年7月から8月のノルマンディ。連合軍は橋頭堡からの突破を図り、ドイツ軍はそれを食い止めながら、救えるユニットを救おうとします。

## 陣営、グループ、マップの端

side-german = ドイツ軍
side-allied = 連合軍
group-us = 米軍
group-british = 英軍
edge-west = 西端
edge-east = 東端
edge-south = 南端
edge-north = 北端

## 名指しするものの種類

kind-unit = ユニット
kind-space = ヘクス
kind-division = 師団
kind-edge = マップの端

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

## フェイズ、日付、天候

phase-movement = 第1移動フェイズ
phase-combat = 戦闘フェイズ
phase-mechanised = 機械化移動フェイズ
dates-16-18-Jul = 7月16～18日
dates-19-21-Jul = 7月19～21日
dates-22-24-Jul = 7月22～24日
dates-25-27-Jul = 7月25～27日
dates-28-30-Jul = 7月28～30日
dates-31-Jul-2-Aug = 7月31日～8月2日
dates-3-5-Aug = 8月3～5日
dates-6-8-Aug = 8月6～8日
dates-9-11-Aug = 8月9～11日
dates-12-14-Aug = 8月12～14日
dates-15-17-Aug = 8月15～17日
dates-18-20-Aug = 8月18～20日
dates-21-23-Aug = 8月21～23日
weather-clear = 晴天
weather-overcast = 曇天
weather-storm = 嵐

## マップの表示

type-infantry = 歩兵
type-parachute = 降下猟兵
type-airborne = 空挺
type-panzer = 装甲
type-panzergrenadier = 装甲擲弾兵
type-armour = 機甲
type-cavalry = 騎兵
type-tiger = ティーガー大隊
type-hq = 司令部
terrain-clear = 平地
terrain-woods = 林
terrain-forest = 森林
terrain-marsh = 湿地
terrain-sea = 海
terrain-bocage = ボカージュ
terrain-high = 高地
terrain-town = 町
terrain-city = 都市
border-minor = 小河川
border-major = 大河
border-dives = ディーヴ川下流
border-bridge = 橋
border-sea = 全海ヘクスサイド
road-primary = 一級道路
road-secondary = 二級道路
status-truck = トラック
value-ma = 移動力
value-radius = 指揮半径
track-turn = ターン
track-weather = 天候
track-points = 補給ポイント
track-west_exit = 連合軍が西端から突破済み
track-carpet_used = 絨毯爆撃を使用済み
track-no_exit = 米軍の未退出によるVP
track-fates = マップを離れたユニット
points-us = { group-us }
points-british = { group-british }
how-eliminated = 除去
how-exited = 退出
how-lost = 登場できず喪失

## 行動とその項目

do-replace = ステップの補充
do-done = 次へ進む
do-done-replace = 補充を終える
# $phase
do-done-move = { $phase }を終える
do-done-attack = 戦闘フェイズを終える
do-done-advance = 前進を終える
do-done-trucks = トラックの配置を終える
do-move = 移動
do-enter = 増援を登場させる
do-exit = マップ外へ出す
do-overrun = オーバーラン
do-remove = スタック超過による除去
do-displace = 司令部の移し替え
do-air = 航空ポイントの使用
do-air-none = 航空攻撃なし
do-attack = 攻撃
do-lead = 司令部の支援
do-lead-none = 司令部の支援なし
do-lose = ステップの損失
do-retreat = 退却
do-go = ユニットの退却
do-advance = 戦闘後前進
do-truck = トラックの配置
none-replace = ステップを補充できるユニットは残っていません。
none-move = 今移動できるユニットはありません。
none-enter = 今登場できる増援はありません。
none-exit = 今いる場所からマップを離れられるユニットはありません。
none-overrun = オーバーランを行える部隊に隣接する敵がいません。
none-attack = 攻撃できるユニットに隣接する敵がいません。
none-truck = 今トラックを配置できる師団はありません。
price-carpet = 絨毯爆撃は、ゲーム中に一度しか行えません。
price-exit = { $unit }はマップを離れ、戻ってきません。
field-unit = ユニット
field-by = ユニット
field-path = 経路
field-hex = ヘクス
field-edge = マップの端
field-on = 目標ヘクス
field-hq = 司令部
field-shift = 司令部によるシフト
field-point = 補給ポイントを使う
field-carpet = 絨毯爆撃
field-strikes = 対地攻撃
field-steps = ステップの損失
field-division = 師団
field-phase = フェイズ
field-points = 航空ポイント
field-number = 数字
field-turn = ターン
field-truck = トラック付き

## 問い合わせ

# $side
prompt-replace = { $side }は、失ったステップをユニットに補充するか、次へ進んでください。
# $side、$phase
prompt-move = { $side }は、ユニットを移動させるか、{ $phase }を終えてください。
# $side
prompt-excess = 1個師団を超えるヘクスがあります。{ $side }は、そこから除去するユニットを選んでください。
# $side、$unit：司令部
prompt-displace = { $unit }のヘクスに敵が進入しました。{ $side }は、その司令部を4ヘクス以内の別のヘクスに移してください。
# $side、$points：航空ポイント
prompt-air = { $side }の航空ポイントは{ $points }です。対地攻撃（1回1ポイント）または絨毯爆撃（6ポイント、ゲーム中1回）を行うヘクスを指定してください。
# $side
prompt-attack = { $side }は、攻撃するか、戦闘フェイズを終えてください。
# $side：防御側
prompt-lead = { $side }は、防御を支援する司令部を選んでください（なしでもかまいません）。
# $side、$number
prompt-result = { $side }は、結果{ $number }の受け方を選んでください。その数のステップを失うか、全ユニットが退却できるなら、その数のヘクスだけ退却します。
# $side、$number：ヘクス数
prompt-retreat = { $side }は、次に{ $number }ヘクス退却させるユニットと経路を選んでください。
# $side
prompt-advance = { $side }は、勝ったユニットを前進させるか、次へ進んでください。
# $side
prompt-trucks = { $side }は、米軍歩兵師団にトラックを置くか、次へ進んでください。

## 拒否の理由：補充

# $unit
refuse-not-on-map-yours = { $unit }はマップ上の自軍ユニットではありません。除去されたユニットは再建できません。
# $unit
refuse-full-strength = { $unit }はステップを失っていません。
# $unit
refuse-got-a-step = { $unit }はこのターンにすでに補充を受けました。
# $division
refuse-division-got-a-step = { $division }はこのターンにすでに補充を受けました。
# $unit
refuse-enemy-near = { $unit }の近くに敵ユニットがいます。どの敵からも3ヘクス以上離れていなければなりません。
# $most
refuse-no-steps-left =
    { $most ->
        [1] 装甲・装甲擲弾兵への補充は、このターンの1ステップをすでに使いました。
       *[other] 歩兵への補充は、このターンの{ $most }ステップをすでに使いました。
    }
# $unit
refuse-unsupplied = { $unit }は補給切れのため、補充を受けられません。

## 拒否の理由：移動

# $unit
refuse-not-yours = { $unit }はマップ上の自軍ユニットではありません。
# $unit
refuse-not-mechanised = { $unit }は機械化移動フェイズには移動できません。
# $unit
refuse-movement-ended = { $unit }はオーバーランを行ったため、このフェイズの移動を終えています。
# $unit
refuse-stopped = { $unit }はEZOCに進入したため、このフェイズにはもう移動できません。
refuse-nobody-moves = 移動するユニットが1個も指定されていません。
# $unit
refuse-not-together = { $unit }と{ $other }は別々のヘクスにいます。一緒に移動できるのは同じヘクスのユニットだけです。
refuse-empty-path = 経路にヘクスが1つも指定されていません。
# $unit
refuse-trucks-together = トラック付きの師団は一体で行動します。{ $unit }も一緒でなければなりません。
# $hex
refuse-zoc-stop = { $hex }はEZOCのため、進入したユニットはそこで停止しなければなりません。
# $hex
refuse-zoc-to-zoc = { $hex }はEZOCです。EZOCから離脱するユニットが最初に進入するヘクスは、EZOCであってはなりません。
# $unit、$hex
refuse-left-zoc = { $unit }はEZOCから離脱したため、このプレイヤーターンにはもうEZOCに進入できません。{ $hex }はEZOCです。
# $hex
refuse-not-adjacent = { $hex }は直前のヘクスに隣接していません。
# $hex
refuse-enemy-hex = { $hex }には敵ユニットがいます。
# $hex
refuse-bombed-hex = { $hex }は絨毯爆撃を受けたため、このプレイヤーターンが終わるまで、連合軍は攻撃も進入もできません。
# $hex
refuse-river-into-zoc = { $hex }は大河の対岸にあり、大河に接する敵ユニットのZOCにあります。進入できるのは、すでに友軍ユニットがいる場合だけです。
# $hex
refuse-sea-side = { $hex }へは海に遮られて進めません。
# $hex
refuse-marsh-closed = 機械化ユニットは道路によってのみ湿地に出入りできますが、ここから{ $hex }に入る道路はありません。
# $hex
refuse-dives-closed = 機械化ユニットはディーヴ川下流を橋でしか渡れませんが、ここから{ $hex }に渡る橋はありません。
# $unit、$cost、$left：移動ポイント（文字列）
refuse-cannot-leave = { $unit }の残りは{ $left }MPですが、こうしてEZOCから離脱するには{ $cost }MPが必要です。
# $unit、$cost、$left：移動ポイント（文字列）
refuse-too-far = { $unit }の残りは{ $left }MPですが、これには{ $cost }MPが必要です。
# $unit、$edge
refuse-no-exit = { $unit }は今いるヘクスから{ $edge }を通って退出することはできません。

## 拒否の理由：オーバーラン

refuse-first-movement-only = オーバーランは第1移動フェイズにしか行えません。
refuse-no-integration = オーバーランを行えるのは師団統合の師団だけです。装甲、装甲擲弾兵、機甲、またはトラック付きの師団で、全ユニットが1ヘクスにいて、司令部とティーガー大隊以外の他のユニットがいてはなりません。
refuse-overrun-unsupplied = 補給切れの師団はオーバーランを行えません。
# $division
refuse-overran = { $division }は、このフェイズのオーバーランをすべて行いました。
# $unit
refuse-not-in-one-hex = { $unit }は他のユニットと同じヘクスにいません。
# $unit
refuse-division-incomplete = 師団の全ユニットが参加しなければなりませんが、{ $unit }が欠けています。
refuse-other-formation = オーバーランに参加できるのは、1個師団のユニットとティーガー大隊だけです。
# $unit、$left、$cost：移動ポイント（文字列）
refuse-too-few-points = { $unit }の残りは{ $left }MPですが、オーバーランには{ $cost }MPが必要です。
# $hex
refuse-overrun-river = { $hex }との間に大河があります。大河越しのオーバーランは、橋があっても行えません。
# $group、$limit
refuse-command-limit = { $group }グループはコマンド・リミットに達しました。このターンに行えるのは、攻撃が{ $limit }回、オーバーランが{ $limit }回までです。

## 拒否の理由：増援

# $unit
refuse-not-due = { $unit }は、登場予定の自軍の増援ではありません。
# $unit
refuse-first-movement-entry = { $unit }が登場できるのは第1移動フェイズだけです。
# $unit、$hex
refuse-wrong-edge = { $hex }は{ $unit }が登場できる端のヘクスではありません。
# $hex
refuse-sea-hex = { $hex }は海です。
# $hex
refuse-entry-in-zoc = { $hex }はEZOCのため、増援はここから登場できません。
# $unit
refuse-must-enter = { $unit }はこのターンに登場しなければなりません。登場できるヘクスがあります。

## 拒否の理由：航空

# $hex
refuse-no-enemy = { $hex }には敵ユニットがいません。
refuse-carpet-used = 絨毯爆撃はゲーム中に1回だけで、すでに使いました。
# $cost、$points
refuse-too-few-air-points = これには{ $cost }航空ポイントが必要ですが、{ $points }ポイントしかありません。

## 拒否の理由：攻撃

refuse-nobody-attacks = 攻撃には、目標ヘクスと攻撃ユニットを少なくとも1つずつ指定してください。
# $unit
refuse-advanced-defender = { $unit }は戦闘後前進を行ったため、このフェイズに再び攻撃されることはありません。
# $hex
refuse-already-attacked = { $hex }のユニットは、このフェイズにすでに攻撃されました。
# $unit
refuse-headquarters-attack = { $unit }は司令部のため、攻撃できません。
# $unit
refuse-advanced-attacker = { $unit }は戦闘後前進を行ったため、このフェイズにはもう攻撃できません。
# $unit
refuse-has-attacked = { $unit }はこのフェイズにすでに攻撃しました。
# $unit、$hex
refuse-not-adjacent-target = { $unit }は{ $hex }に隣接していません。
# $unit、$hex
refuse-not-adjacent-to-all = { $unit }は{ $hex }に隣接していません。どの攻撃ユニットも、すべての目標ヘクスに隣接していなければなりません。
# $unit、$hex
refuse-marsh-attack = { $unit }は機械化ユニットのため、湿地に出入りする攻撃は道路によってのみ行えますが、ここから{ $hex }に入る道路はありません。
refuse-mixed-nations = 米軍・フランス軍と、英軍・カナダ軍・ポーランド軍が共同で攻撃することはできません。
refuse-german-point = 補給ポイントを使えるのは連合軍の攻撃だけです。
# $group
refuse-no-points = { $group }グループの補給ポイントは残っていません。ポイントなしで攻撃すると、戦闘力は半分になります。
refuse-point-wasted = 攻撃ユニットがすべて補給切れのため、補給ポイントを使っても無駄になります。

## 拒否の理由：司令部

# $unit
refuse-no-headquarters = { $unit }はマップ上の自軍の司令部ではありません。
# $unit
refuse-other-nation = { $unit }が支援できるのは、同じグループの国のユニットだけです。
# $unit、$hq
refuse-out-of-radius = { $unit }は{ $hq }の指揮半径内にいません。戦闘に加わる自軍ユニットは、すべて半径内にいなければなりません。
# $unit
refuse-headquarters-unsupplied = { $unit }は補給切れのため、支援できません。
refuse-no-shift = 司令部を使わなければ、シフトの数は選べません。
# $unit
refuse-one-shift = { $unit }によるシフトは1コラムだけです。
# $unit、$left
refuse-too-many-shifts = { $unit }はそれだけシフトできません。このフェイズの残りは{ $left }コラムです。
# $hex、$most
refuse-too-far-away = { $hex }には移せません。司令部は{ $most }ヘクス以内の別のヘクスに移します。
# $hex
refuse-refuge-closed = { $hex }には敵ユニットがいるか、司令部以外の友軍ユニットのいないEZOCです。
# $unit：移す番の司令部
refuse-other-headquarters = 先に{ $unit }を移してください。

## 拒否の理由：戦闘結果、退却、前進

refuse-bombed-no-retreat = 絨毯爆撃を受けたユニットは退却できません。ステップの損失を受けてください。
# $number
refuse-retreat-impossible = 全ユニットが{ $number }ヘクス退却することはできません。ステップの損失を受けてください。
# $unit
refuse-not-in-combat = { $unit }はこの戦闘に加わっていません。
# $unit
refuse-too-many-steps = { $unit }には、それだけのステップがありません。
# $total、$given
refuse-wrong-total = 失うステップの合計は{ $total }でなければなりませんが、{ $given }になっています。
# $unit
refuse-not-retreating = { $unit }は退却するユニットではありません。
# $want、$got
refuse-wrong-length = 退却は{ $want }ヘクスでなければなりませんが、{ $got }ヘクスになっています。
# $hex
refuse-cannot-pass = 直前のヘクスから{ $hex }へは進めません。
# $hex
refuse-not-farther = { $hex }に入っても、退却の開始地点から遠ざかりません。1ヘクスごとに遠ざかる必要があります。
# $hex
refuse-retreat-closed = { $hex }には敵ユニットがいるか、退却中でない友軍ユニット（司令部を除く）のいないEZOCです。
# $hex
refuse-retreat-full = { $hex }で退却を終えると、スタック制限の1個師団を超えてしまいます。
refuse-empty-first = 友軍のいるヘクスがより少ない経路があるので、そちらを通らなければなりません。
# $unit
refuse-blocks-others = { $unit }がこのように退却すると、ほかのユニットが退却できなくなります。
# $unit
refuse-not-victor = { $unit }はこの戦闘の後に前進できません。
# $hex
refuse-overstacked = { $hex }がスタック制限の1個師団を超えてしまいます。
# $hex
refuse-off-the-path = { $hex }は敵の退却した経路から外れています。
# $most
refuse-too-far-advance = 敵を除去した後の前進は{ $most }ヘクスまでです。
# $hex
refuse-not-adjacent-advance = 前進先の{ $hex }は直前のヘクスに隣接していません。
# $hex
refuse-bocage-stop = { $hex }はボカージュのため、前進したユニットはそこで停止しなければなりません。

## 拒否の理由：スタック、トラック

# $unit
refuse-not-crowded = { $unit }はスタック制限を超えたヘクスにいないか、スタックの計算に含まれないユニットです。
# $division
refuse-no-us-infantry = { $division }は米軍歩兵師団ではありません。
refuse-no-marker = 使えるトラックマーカーがありません。
# $division
refuse-not-on-map = { $division }はマップ上にいません。
# $division
refuse-has-truck = { $division }にはすでにトラックがあります。
# $division
refuse-not-united = { $division }がトラックを受け取れるのは、全連隊が同じヘクスにいるときだけです。

## イベント

# $turn、$dates
event-turn-began = 第{ $turn }ターン開始（{ $dates }）。
# $side、$roll、$weather
event-weather-rolled = { $side }のプレイヤーターンの天候：出目{ $roll }、{ $weather }。
# $us、$british
event-received = 補給ポイントが届きました。米軍{ $us }、英軍{ $british }。
# $side、$phase
event-phase-began = { $side }の{ $phase }です。
# $unit
event-replaced = { $unit }が1ステップを回復しました。
# $unit、$hex
event-entered = { $unit }が{ $hex }に登場しました。
# $unit
event-lost = { $unit }は登場できず、ゲームから除かれました。
# $unit、$hex
event-moved = { $unit }が{ $hex }へ移動しました。
# $unit、$edge
event-exited = { $unit }が{ $edge }から退出しました。
# $unit、$hex
event-displaced = { $unit }が{ $hex }に移し替えられました。
# $division
event-trucked = { $division }にトラックが置かれました。
# $division
event-truck-lost = { $division }は退却によりトラックを外されました。
# $hexes
event-air-declared = { $hexes }に対地攻撃が割り当てられました。
# $hex、$roll、$defender：失うステップ
event-bombed =
    { $hex }への絨毯爆撃：出目{ $roll }、{ $defender ->
        [0] 損失なし
       *[other] 失うステップ{ $defender }
    }。
# $side、$hexes、$units
event-attack-declared = { $side }が{ $units }で{ $hexes }を攻撃します。
# $side、$hex、$units
event-overrun-declared = { $side }が{ $units }で{ $hex }にオーバーランを行います。
# $group、$left
event-point-used = { $group }グループが補給ポイントを1使いました。残りは{ $left }です。
# $column、$roll、$attacker（-1：全滅）、$defender
event-combat-resolved =
    コラム{ $column }、出目{ $roll }：攻撃側{ $attacker ->
        [-1] は全ユニット除去
        [0] は効果なし
       *[other] { $attacker }
    }、防御側{ $defender ->
        [0] は効果なし
       *[other] { $defender }
    }。
# $unit、$steps
event-lost-steps = { $unit }が{ $steps }ステップを失いました。
# $unit
event-eliminated = { $unit }は除去されました。
# $unit、$hex
event-retreated = { $unit }が{ $hex }へ退却しました。
# $unit、$hex
event-advanced = { $unit }が{ $hex }へ前進しました。
# $vp
event-no-exit = 米軍とフランス軍のユニットがまだ1個も退出していないため、ドイツ軍は{ $vp }VPを得ます。
# $german、$allied
event-game-over = ゲーム終了。ドイツ軍{ $german }VP、連合軍{ $allied }VP。

## 数値とその内訳

tally-attack = 攻撃力
tally-defence = 防御力
tally-shift = コラムシフト
tally-points = 勝利ポイント
# $unit
label-strength = { $unit }の戦闘力
# $unit
label-integrated = { $unit }の師団統合
label-marsh = 湿地
# $unit
label-in-marsh = { $unit }：湿地の機械化ユニット
# $unit
label-dives = ディーヴ川下流越しの{ $unit }
label-unsupplied = 補給切れによる半減
label-no-point = 補給ポイント不使用による半減
label-headquarters = 単独の司令部
label-clear = 平地
label-woods = 林
label-forest = 森林
label-sea = 海
label-bocage = ボカージュ
label-high = 高地
label-town = 町
label-city = 都市
label-river = 川越し
label-tiger = ティーガー大隊
label-attack-hq = 攻撃側の司令部
label-defence-hq = 防御側の司令部
label-air = 対地攻撃
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

## ドイツ軍ユニット

unit-243 = 第243固定師団
unit-711 = 第711固定師団
unit-914-352 = 第914/352歩兵連隊
unit-915-352 = 第915/352歩兵連隊
unit-916-352 = 第916/352歩兵連隊
unit-1057-91 = 第1057/91歩兵連隊
unit-1058-91 = 第1058/91歩兵連隊
unit-1049-77 = 第1049/77歩兵連隊
unit-1050-77 = 第1050/77歩兵連隊
unit-346 = 第346固定師団
unit-941-353 = 第941/353歩兵連隊
unit-942-353 = 第942/353歩兵連隊
unit-943-353 = 第943/353歩兵連隊
unit-30Bde = 第30快速旅団
unit-983-275 = 第983/275歩兵連隊
unit-984-275 = 第984/275歩兵連隊
unit-985-275 = 第985/275歩兵連隊
unit-5-3FJ = 第5/3降下猟兵連隊
unit-8-3FJ = 第8/3降下猟兵連隊
unit-9-3FJ = 第9/3降下猟兵連隊
unit-13-5FJ = 第13/5降下猟兵連隊
unit-14-5FJ = 第14/5降下猟兵連隊
unit-15-5FJ = 第15/5降下猟兵連隊
unit-276a = 第986/276歩兵連隊
unit-276b = 第987/276歩兵連隊
unit-276c = 第988/276歩兵連隊
unit-277a = 第989/277歩兵連隊
unit-277b = 第990/277歩兵連隊
unit-277c = 第991/277歩兵連隊
unit-271a = 第977/271歩兵連隊
unit-271b = 第978/271歩兵連隊
unit-271c = 第979/271歩兵連隊
unit-272a = 第980/272歩兵連隊
unit-272b = 第981/272歩兵連隊
unit-272c = 第982/272歩兵連隊
unit-31LW-16 = 第31/16空軍猟兵連隊
unit-32LW-16 = 第32/16空軍猟兵連隊
unit-46LW-16 = 第46/16空軍猟兵連隊
unit-326a = 第751/326歩兵連隊
unit-326b = 第752/326歩兵連隊
unit-326c = 第753/326歩兵連隊
unit-363a = 第957/363歩兵連隊
unit-363b = 第958/363歩兵連隊
unit-363c = 第959/363歩兵連隊
unit-84a = 第1051/84歩兵連隊
unit-84b = 第1052/84歩兵連隊
unit-89a = 第1055/89歩兵連隊
unit-89b = 第1056/89歩兵連隊
unit-85a = 第1053/85歩兵連隊
unit-85b = 第1054/85歩兵連隊
unit-708 = 第708固定師団
unit-331a = 第557/331歩兵連隊
unit-331b = 第558/331歩兵連隊
unit-331c = 第559/331歩兵連隊
unit-33LW-17 = 第33/17空軍猟兵連隊
unit-32LW-17 = 第32/17空軍猟兵連隊
unit-34LW-17 = 第34/17空軍猟兵連隊
unit-22-21 = 第22/21装甲連隊
unit-125-21 = 第125/21装甲擲弾兵連隊
unit-192-21 = 第192/21装甲擲弾兵連隊
unit-12-12SS = 第12/12SS装甲連隊
unit-25-12SS = 第25/12SS装甲擲弾兵連隊
unit-26-12SS = 第26/12SS装甲擲弾兵連隊
unit-130-L = 第130/教導装甲連隊
unit-901-L = 第901/教導装甲擲弾兵連隊
unit-902-L = 第902/教導装甲擲弾兵連隊
unit-37-17SS = 第37/17SS装甲擲弾兵連隊
unit-38-17SS = 第38/17SS装甲擲弾兵連隊
unit-3-2 = 第3/2装甲連隊
unit-2-2 = 第2/2装甲擲弾兵連隊
unit-304-2 = 第304/2装甲擲弾兵連隊
unit-1-1SS = 第1/1SS装甲連隊
unit-1G-1SS = 第1/1SS装甲擲弾兵連隊
unit-2G-1SS = 第2/1SS装甲擲弾兵連隊
unit-2-2SS = 第2/2SS装甲連隊
unit-3-2SS = 第3/2SS装甲擲弾兵連隊
unit-4-2SS = 第4/2SS装甲擲弾兵連隊
unit-9-9SS = 第9/9SS装甲連隊
unit-19-9SS = 第19/9SS装甲擲弾兵連隊
unit-20-9SS = 第20/9SS装甲擲弾兵連隊
unit-10-10SS = 第10/10SS装甲連隊
unit-21-10SS = 第21/10SS装甲擲弾兵連隊
unit-22-10SS = 第22/10SS装甲擲弾兵連隊
unit-16-116 = 第16/116装甲連隊
unit-60-116 = 第60/116装甲擲弾兵連隊
unit-156-116 = 第156/116装甲擲弾兵連隊
unit-33-9 = 第33/9装甲連隊
unit-10-9 = 第10/9装甲擲弾兵連隊
unit-11-9 = 第11/9装甲擲弾兵連隊
unit-SS101 = 第101SSティーガー大隊
unit-SS102 = 第102SSティーガー大隊
unit-503 = 第503ティーガー大隊
unit-LXXXIV = 第84軍団司令部
unit-ISS = 第1SS装甲軍団司令部
unit-XLVII = 第47装甲軍団司令部
unit-LXXXVI = 第86軍団司令部
unit-IIFJ = 第2降下猟兵軍団司令部
unit-IISS = 第2SS装甲軍団司令部
unit-LVIII = 第58装甲軍団司令部
unit-LXXIV = 第74軍団司令部
unit-LXXXI = 第81軍団司令部

## 米軍とフランス軍のユニット

unit-US1 = 米第1師団
unit-US4 = 米第4師団
unit-US29 = 米第29師団
unit-US90 = 米第90師団
unit-US9 = 米第9師団
unit-US79 = 米第79師団
unit-US30 = 米第30師団
unit-US83 = 米第83師団
unit-US8 = 米第8師団
unit-US35 = 米第35師団
unit-US5 = 米第5師団
unit-US28 = 米第28師団
unit-US80 = 米第80師団
unit-9-US2 = 米第9/2歩兵連隊
unit-23-US2 = 米第23/2歩兵連隊
unit-38-US2 = 米第38/2歩兵連隊
unit-A-US2A = 米第2機甲師団CCA
unit-B-US2A = 米第2機甲師団CCB
unit-R-US2A = 米第2機甲師団CCR
unit-A-US3A = 米第3機甲師団CCA
unit-B-US3A = 米第3機甲師団CCB
unit-R-US3A = 米第3機甲師団CCR
unit-A-US4A = 米第4機甲師団CCA
unit-B-US4A = 米第4機甲師団CCB
unit-R-US4A = 米第4機甲師団CCR
unit-A-US6A = 米第6機甲師団CCA
unit-B-US6A = 米第6機甲師団CCB
unit-R-US6A = 米第6機甲師団CCR
unit-A-US5A = 米第5機甲師団CCA
unit-B-US5A = 米第5機甲師団CCB
unit-R-US5A = 米第5機甲師団CCR
unit-A-US7A = 米第7機甲師団CCA
unit-B-US7A = 米第7機甲師団CCB
unit-R-US7A = 米第7機甲師団CCR
unit-D-FR2 = 仏第2機甲師団D戦術群
unit-L-FR2 = 仏第2機甲師団L戦術群
unit-V-FR2 = 仏第2機甲師団V戦術群
unit-4Cav = 米第4騎兵連隊
unit-102Cav = 米第102騎兵連隊
unit-113Cav = 米第113騎兵連隊
unit-106Cav = 米第106騎兵連隊
unit-2Cav = 米第2騎兵連隊
unit-3Cav = 米第3騎兵連隊
unit-Patton = パットン

## 英軍、カナダ軍、ポーランド軍のユニット

unit-BR3 = 英第3師団
unit-BR50 = 英第50師団
unit-CA3 = カナダ第3師団
unit-BR51 = 英第51師団
unit-BR49 = 英第49師団
unit-BR15 = 英第15師団
unit-BR43 = 英第43師団
unit-BR53 = 英第53師団
unit-BR59 = 英第59師団
unit-CA2 = カナダ第2師団
unit-22-BR7 = 英第22/7機甲旅団
unit-131-BR7 = 英第131/7旅団
unit-29-BR11 = 英第29/11機甲旅団
unit-159-BR11 = 英第159/11旅団
unit-5G-G = 英第5近衛機甲旅団
unit-32G-G = 英第32近衛旅団
unit-4C-C4 = カナダ第4/4機甲旅団
unit-10C-C4 = カナダ第10/4旅団
unit-10P-P1 = ポーランド第10/1機甲旅団
unit-3P-P1 = ポーランド第3/1旅団
unit-3-6 = 英第3/6空挺旅団
unit-5-6 = 英第5/6空挺旅団
unit-6AL = 英第6/6空輸旅団
unit-8Ab = 英第8機甲旅団
unit-2CAb = カナダ第2機甲旅団
unit-27Ab = 英第27機甲旅団
unit-4Ab = 英第4機甲旅団
unit-33Ab = 英第33機甲旅団
unit-31Tk = 英第31戦車旅団
unit-34Tk = 英第34戦車旅団
unit-6GTk = 英第6近衛戦車旅団

## トラックマーカー

unit-Truck1 = トラック1
unit-Truck2 = トラック2
unit-Truck3 = トラック3

## 師団

division-243 = 第243固定師団
division-711 = 第711固定師団
division-352 = 第352歩兵師団
division-91 = 第91空輸師団
division-77 = 第77歩兵師団
division-346 = 第346固定師団
division-353 = 第353歩兵師団
division-275 = 第275歩兵師団
division-3FJ = 第3降下猟兵師団
division-5FJ = 第5降下猟兵師団
division-276 = 第276歩兵師団
division-277 = 第277歩兵師団
division-271 = 第271歩兵師団
division-272 = 第272歩兵師団
division-16LW = 第16空軍野戦師団
division-326 = 第326歩兵師団
division-363 = 第363歩兵師団
division-84 = 第84歩兵師団
division-89 = 第89歩兵師団
division-85 = 第85歩兵師団
division-708 = 第708固定師団
division-331 = 第331歩兵師団
division-17LW = 第17空軍野戦師団
division-21 = 第21装甲師団
division-12SS = 第12SS装甲師団
division-Lehr = 装甲教導師団
division-17SS = 第17SS装甲擲弾兵師団
division-2 = 第2装甲師団
division-1SS = 第1SS装甲師団
division-2SS = 第2SS装甲師団
division-9SS = 第9SS装甲師団
division-10SS = 第10SS装甲師団
division-116 = 第116装甲師団
division-9 = 第9装甲師団
division-US1 = 米第1師団
division-US4 = 米第4師団
division-US29 = 米第29師団
division-US90 = 米第90師団
division-US9 = 米第9師団
division-US79 = 米第79師団
division-US30 = 米第30師団
division-US83 = 米第83師団
division-US8 = 米第8師団
division-US35 = 米第35師団
division-US5 = 米第5師団
division-US28 = 米第28師団
division-US80 = 米第80師団
division-US2 = 米第2師団
division-US2A = 米第2機甲師団
division-US3A = 米第3機甲師団
division-US4A = 米第4機甲師団
division-US6A = 米第6機甲師団
division-US5A = 米第5機甲師団
division-US7A = 米第7機甲師団
division-FR2A = 仏第2機甲師団
division-BR3 = 英第3師団
division-BR50 = 英第50師団
division-CA3 = カナダ第3師団
division-BR51 = 英第51師団
division-BR49 = 英第49師団
division-BR15 = 英第15師団
division-BR43 = 英第43師団
division-BR53 = 英第53師団
division-BR59 = 英第59師団
division-CA2 = カナダ第2師団
division-BR7A = 英第7機甲師団
division-BR11A = 英第11機甲師団
division-BRGA = 英近衛機甲師団
division-CA4A = カナダ第4機甲師団
division-PO1A = ポーランド第1機甲師団
division-BR6 = 英第6空挺師団

## 町と都市

place-granville = グランヴィル
place-pontorson = ポントルソン
place-lessay = レセ
place-coutances = クタンス
place-periers = ペリエ
place-avranches = アヴランシュ
place-gavray = ガヴレ
place-marigny = マリニー
place-villedieu-les-poeles = ヴィルデュー・レ・ポワール
place-fougeres = フージェール
place-percy = ペルシー
place-brecey = ブレセ
place-louvigne-du-desert = ルヴィニェ・デュ・デゼール
place-saint-hilaire-du-harcouet = サンティレール・デュ・アルクエ
place-saint-lo = サン・ロー
place-tessy-sur-vire = テシー・シュル・ヴィール
place-torigni-sur-vire = トリニー・シュル・ヴィール
place-sourdeval = スルドヴァル
place-mortain = モルタン
place-vire = ヴィール
place-caumont-l-evente = コーモン・レヴァンテ
place-tinchebray = タンシュブレ
place-bayeux = バイユー
place-villers-bocage = ヴィレル・ボカージュ
place-domfront = ドンフロン
place-aunay-sur-odon = オネ・シュル・オドン
place-conde-sur-noireau = コンデ・シュル・ノワロー
place-flers = フレール
place-thury-harcourt = テュリー・アルクール
place-caen = カーン
place-la-ferte-mace = ラ・フェルテ・マセ
place-ouistreham = ウィストルアム
place-pre-en-pail = プレ・アン・パイユ
place-falaise = ファレーズ
place-cabourg = カブール
place-mezidon = メジドン
place-argentan = アルジャンタン
place-saint-pierre-sur-dives = サン・ピエール・シュル・ディーヴ
place-alencon = アランソン
place-livarot = リヴァロ
place-vimoutiers = ヴィムティエ
place-sees = セー
place-pont-l-eveque = ポン・レヴェック
place-lisieux = リジュー

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
label-gulf = サン＝マロ湾

# マップ上の河川の名前。
river-Aure = オール川
river-Ay = アイ川
river-Couesnon = クエノン川
river-Dives = ディーヴ川
river-Dr-me = ドローム川
river-Elle = エル川
river-Laize = レーズ川
river-Mayenne = マイエンヌ川
river-Noireau = ノワロー川
river-Odon = オドン川
river-Orne = オルヌ川
river-Orne--upper- = オルヌ川上流
river-Rouvre = ルーヴル川
river-Sarthe = サルト川
river-Seulles = セール川
river-Sienne = シエンヌ川
river-Soulles = スール川
river-S-ves = セーヴ川
river-S-e = セー川
river-S-lune = セリューヌ川
river-Taute = トート川
river-Touques = トゥーク川
river-Varenne = ヴァレンヌ川
river-Vie = ヴィー川
river-Vire = ヴィール川
river-Vire--upper- = ヴィール川上流
river-Vire-Taute-canal = ヴィール・トート運河
layer-zoc-german = ドイツ軍の支配地域
layer-zoc-allied = 連合軍の支配地域
layer-supply-german = ドイツ軍の補給下
layer-supply-allied = 連合軍の補給下
layer-command-german = ドイツ軍の指揮半径
layer-command-allied = 連合軍の指揮半径

## ルールブックの図表

table-all = 図表
table-note = 1977年版の図表は入手できませんでした。ファイルに記載がある値（`bocage data cobra-spi`）は再構成したもので、オーバーレイで差し替えられます。
table-results = 戦闘結果表（攻撃側／防御側、eは全滅）
table-terrain = 地形効果表
table-weather = 天候表
table-turns = ターン記録表
table-die = サイコロ
table-ground = 地形
table-infantry = 歩兵MP
table-mechanised = 機械化MP
table-shift = 左シフト
table-last = 直前の天候
table-turn = ターン
table-dates = 期間
table-us = 米軍（合衆国）の補給
table-british = 英軍（イギリス）の補給
table-trucks = トラック

## マップの横

phase-replacement = 補充フェイズ
phase-trucks = トラックの配置
phase-over = ターン終了
now-turn = ターン
# $turn, $dates
now-dates = { $turn }/13、{ $dates }
now-side = プレイヤーターン
now-phase = フェイズ
now-weather = 天候
now-supply = 補給ポイント
# $us, $british
now-points = 米軍{ $us }、英軍{ $british }
now-victory = 勝利ポイント
# $german, $allied
now-score = ドイツ軍 { $german } : { $allied } 連合軍
panel-supplies = 天候と補給
# $side
panel-victory = { $side }の勝利ポイント
# $side
panel-arrivals = { $side }の増援
# $side
panel-gone = { $side }の失われたユニット
# $dates, $us, $british：補給ポイント
box-turn = { $dates }。補給ポイント：米軍{ $us }、英軍{ $british }
mark-turn = ターン
# $turn, $dates
group-turn = 第{ $turn }ターン、{ $dates }
fact-thirds = ドイツ軍の移動力
fact-air = 航空ポイント
fact-carpet = 絨毯爆撃
fact-used = 使用済み
fact-unused = 未使用
# $group
fact-supply = 補給ポイント（{ $group }）
# $group
fact-attacks = 行った攻撃（{ $group }）
fact-trucks = 使えるトラックマーカー
fact-total = 合計
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
die-combat = 戦闘
die-carpet = 絨毯爆撃
die-weather = 天候

## ユニットの重ね図

layer-reach = 移動できる範囲（移動ポイント）
layer-zoc = 支配地域
layer-supply = 補給線
layer-supply-none = 補給切れ
layer-command = 指揮
layer-command-none = ここを支援できる司令部なし

## 判定の場面

# $attacker（-1：全滅）、$defender：数値
moment-result =
    { $attacker ->
        [-1] 攻撃側は全滅
        [0] { $defender ->
            [0] 効果なし
           *[other] 防御側に{ $defender }の結果
        }
       *[other] { $defender ->
            [0] 攻撃側に{ $attacker }の結果
           *[other] 攻撃側に{ $attacker }、防御側に{ $defender }の結果
        }
    }
# $column、$roll、$result：表の記載
moment-about = コラム{ $column }、出目{ $roll }、結果{ $result }
# $steps
moment-bombs =
    { $steps ->
        [0] 損失なし
       *[other] 失うステップ{ $steps }
    }

## 判定で起こりうること

# $hexes, $column
forecast-attack = { $hexes }への攻撃、コラム{ $column }
# $hexes, $column
forecast-overrun = { $hexes }へのオーバーラン、コラム{ $column }
# $hex
forecast-carpet = { $hex }への絨毯爆撃
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
# $steps, $all：誰も残らなければ yes
odd-bombs =
    { $all ->
        [yes] そのヘクスの全ユニットが除去されます。
       *[no] { $steps ->
            [0] そのヘクスのユニットに損害はありません。
           *[other] そのヘクスのユニットは合計{ $steps }ステップを失います。
        }
    }
odd-weather-clear = 連合軍の航空ポイントは6です。ドイツ軍の移動力は{ $thirds ->
    [1] 3分の1
   *[2] 3分の2
}になります。
odd-weather-overcast = 連合軍の航空ポイントは3です。ドイツ軍{ $thirds ->
    [2] の移動力は3分の2になります
   *[3] は移動力をすべて使えます
}。
odd-weather-storm = 航空攻撃はできません。ドイツ軍は移動力をすべて使えます。
# $units：司令部
note-lead = 防御側はまだ{ $units }の支援でコラムを左に1つずらせます。
# $units
note-refugees = 防御側に何らかの結果が出ると、そこへ退却してきた{ $units }も除去されます。
note-overrun = ヘクスがカラになり、攻撃側に影響がなければ、師団はそこに入って移動を続けられます。そうでなければ移動は終わりです。
# $hex
note-bombed = このあと、連合軍はこのプレイヤーターンの終わりまで{ $hex }を攻撃することも、そこに入ることもできません。

## はじめてのターンの案内

guide-title = はじめてのターン
guide-map = 1944年7月のノルマンディです。あなたは先に動くドイツ軍を率います。連合軍は西へ突破し、あなたの軍を撃滅しようとします。あなたは敵を食い止めて損害を強い、やがて装甲部隊を東へ逃がします。終了時に補給を受けてファレーズより東にいる装甲部隊は、救われたと数えます。マップはドラッグで動かし、拡大すると詳しく見えます。
guide-stack = ゲーム開始時、ここでは複数のユニットが1つのヘクスにいます。駒には戦闘力と移動力、兵科記号の左右に部隊名と師団名が記されています。しま模様は失ったステップです。フェイズの終わりに1つのヘクスにいられるのは、1個師団、またはそれに相当する連隊や旅団までです。スタックは選ぶと広がります。
guide-leaders = これらは司令部です。自分の戦闘力はありません。かっこ内の数字は支援できる半径で、あなたの攻撃を1コラム助けます。防御も助けられるのはドイツ軍だけです。
guide-weather = 天候は毎ターン決まり、画面の上に示されます。晴天では戦闘爆撃機のため、ドイツ軍の移動力は3分の1になります。曇天では3分の2、嵐ならすべて使えます。1ヘクスの移動はいつでもできます。
guide-zones = 司令部と大隊を除くユニットは、周囲6ヘクスを支配します。敵の支配地域に入ったユニットは止まらなければなりません。そこを離れるには2ポイント余分にかかり、そのターンはほかの敵支配地域に入れません。「連合軍の支配地域」を表示すると、前線が見えます。
guide-supply = 自軍のユニットを1つ選び、重ね表示を見てください。移動できる範囲、支配地域、そして補給線です。ドイツ軍の補給線は東端へ通じます。補給線のないユニットは、移動も戦闘も半分になります。
guide-replace = 補充が使えます。前線の後ろのユニットにステップを与えるか、「{ do-done-replace }」を選んでください。
guide-move = 移動できます。動かすユニットを、マップで、または「{ do-move }」のあとに選んでください。同じヘクスなら、いくつでも一緒に動かせます。装甲連隊と装甲擲弾兵連隊に印をつけました。前線の後ろの予備にすると、もっとも役に立ちます。
guide-path = 行き先を選んでください。行けるヘクスが光ります。道路は安く、川とボカージュは高くつきます。ヘクスを続けて選ぶことも、最後のヘクスを取り消すこともできます。
guide-moved = これから行うことと、かかるポイントが示されています。読んで、確定してください。
guide-more = ほかのユニットも自由に動かしてください。動かさないユニットはその場に残ります。済んだらこのフェイズを終えてください。
guide-attack = 戦闘フェイズです。攻撃は義務ではなく、初日に攻撃すべきことはまれです。それでも仕組みを見てみましょう。攻撃するヘクスを、マップで、または「{ do-attack }」のあとに選んでください。そこの全ユニットが一緒に防御します。確定する前ならいつでも取りやめられます。
guide-by = そのヘクスに隣接する攻撃ユニットを選んでください。加えるたびに数値が変わります。
guide-tally = 両軍の戦闘力の内訳、地形・川・ティーガー・司令部によるシフト、その結果のコラム、そして6つの結果が示されています。どの項目にもルールの番号があり、選ぶと読めます。勝ち目がよければ確定し、そうでなければやり直してフェイズを終えてください。
guide-fought = ほかの場所も攻撃できます。1つのフェイズに、1つのユニットが攻撃するのも、攻撃されるのも1回だけです。済んだら「{ do-done-attack }」を選んでください。
guide-mechanised = 戦闘のあとは機械化移動フェイズです。装甲、装甲擲弾兵、司令部だけがもう一度動けます。前に出すぎたユニットを下げ、このフェイズを終えてください。
guide-end = あなたのプレイヤーターンは終わり、次は連合軍の番です。あなたのユニットに結果が出ると尋ねられます。図表には、ターン記録表、増援、勝利ポイントがあります。第7ターンからは、米軍がまだマップを出ていないターンごとに3ポイントを得ます。持ちこたえてください。
guide-result = あなたのユニットに戦闘結果が出ました。数字は、失うステップ数または退却するヘクス数で、あなたが選びます。先に選ぶのは防御側です。
guide-retreat = あなたのユニットが1個ずつ退却します。それぞれの退却路を選んでください。
guide-advance = 敵がヘクスを離れました。勝ったユニットは退却路に沿って前進できます。とどまってもかまいません。
