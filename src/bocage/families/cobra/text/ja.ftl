### Cobra, what both editions say, Japanese.

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
do-attack = 攻撃
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
# $hexes
price-excess = { $hexes }はスタックが限度を超えています。このままフェイズを終えると、そこのユニットが除去されます。
price-exit = { $unit }はマップを離れ、戻ってきません。
field-unit = ユニット
field-by = ユニット
field-path = 経路
field-hex = ヘクス
field-edge = マップの端
field-on = 目標ヘクス
field-hq = 司令部
field-shift = 司令部によるシフト
field-steps = ステップの損失
field-division = 師団
field-phase = フェイズ
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
# $side
prompt-attack = { $side }は、攻撃するか、戦闘フェイズを終えてください。
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
refuse-nobody-moves = 移動するユニットを1個以上選んでください。
# $unit
refuse-not-together = { $unit }と{ $other }は別々のヘクスにいます。一緒に移動できるのは同じヘクスのユニットだけです。
refuse-empty-path = 移動先のヘクスを1つ以上選んでください。
# $unit
refuse-trucks-together = トラック付きの師団は一体で行動します。{ $unit }も一緒でなければなりません。
# $hex
refuse-zoc-stop = { $hex }はEZOCのため、進入したユニットはそこで停止しなければなりません。
# $hex
refuse-must-stop = { $hex }に入ったユニットはそこで停止します。
# $hex
refuse-zoc-to-zoc = { $hex }はEZOCです。EZOCから離脱するユニットが最初に進入するヘクスは、EZOCであってはなりません。
# $hex
refuse-not-adjacent = { $hex }は直前のヘクスに隣接していません。
# $hex
refuse-enemy-hex = { $hex }には敵ユニットがいます。
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

## 拒否の理由：攻撃

refuse-nobody-attacks = 目標ヘクスと攻撃ユニットを1つ以上選んでください。
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
# $side、$phase
event-phase-began = { $side }の{ $phase }です。
# $unit
event-replaced = { $unit }が1ステップを回復しました。
# $side、$reduced、$near、$unfed、$short：ユニット数
event-nobody-replaced =
    { $reduced ->
        [0] 補充なし：{ $side }にステップを失ったユニットはありません。
       *[other] 補充なし：{ $side }のステップを失ったユニット{ $reduced }個のうち、{ $near }個は2ヘクス以内に敵がいます{ $unfed ->
            [0] {""}
           *[other] 。{ $unfed }個は補給切れです
        }{ $short ->
            [0] {""}
           *[other] 。{ $short }個には補充ステップが足りません
        }。
    }
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
# $side、$unit：司令部
event-led = { $side }は{ $unit }で防御を支援します。
# $side、$hexes、$units
event-attack-declared = { $side }が{ $units }で{ $hexes }を攻撃します。
# $side、$hex、$units
event-overrun-declared = { $side }が{ $units }で{ $hex }にオーバーランを行います。
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

## 描画マップ

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

## マップの横

phase-replacement = 補充フェイズ
phase-trucks = トラックの配置
phase-over = ターン終了
now-turn = ターン
now-side = プレイヤーターン
now-phase = フェイズ
now-weather = 天候
now-supply = 補給ポイント
now-victory = 勝利ポイント
# $german, $allied
now-score = ドイツ軍 { $german } : { $allied } 連合軍
panel-supplies = 天候と補給
# $side
panel-victory = { $side }の勝利ポイント
# $side
panel-arrivals = { $side }の増援
# $side
panel-gone = { $side }のマップを離れたユニット
mark-turn = ターン
# $turn, $dates
group-turn = 第{ $turn }ターン、{ $dates }
fact-thirds = ドイツ軍の移動力
fact-air = 航空ポイント
# $group
fact-attacks = 行った攻撃（{ $group }）
fact-trucks = 使えるトラックマーカー
fact-total = 合計
die-combat = 戦闘
die-weather = 天候

## ユニットの重ね図

layer-reach = 移動できる範囲（MP）
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

## 判定で起こりうること

# $hexes, $column
forecast-attack = { $hexes }への攻撃、コラム{ $column }
# $hexes, $column
forecast-overrun = { $hexes }へのオーバーラン、コラム{ $column }
# $units：司令部
note-lead = 防御側はまだ{ $units }の支援でコラムを左に1つずらせます。
# $base：コラム
note-odds = シフト前の比率は{ $base }です。
# $units
note-refugees = 防御側に何らかの結果が出ると、そこへ退却してきた{ $units }も除去されます。
note-overrun = ヘクスがカラになり、攻撃側に影響がなければ、師団はそこに入って移動を続けられます。そうでなければ移動は終わりです。

## 図表と質問

table-all = 図表
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
step-replacement = 補充
step-trucks = トラック
step-movement = 移動
step-combat = 戦闘
step-mechanised = 機械化移動
panel-limits = 攻撃回数
fact-carpet = 絨毯爆撃
fact-used = 使用済み
fact-unused = 未使用
# $group
fact-supply = 補給ポイント（{ $group }）
die-carpet = 絨毯爆撃
# $steps
moment-bombs =
    { $steps ->
        [0] 損失なし
       *[other] 失うステップ{ $steps }
    }
# $hex
forecast-carpet = { $hex }への絨毯爆撃
# $steps, $all：誰も残らなければ yes
odd-bombs =
    { $all ->
        [yes] そのヘクスの全ユニットが除去されます。
       *[no] { $steps ->
            [0] そのヘクスのユニットに損害はありません。
           *[other] そのヘクスのユニットは合計{ $steps }ステップを失います。
        }
    }
question-result = 損失か退却か
question-retreat = 退却の経路
question-displace = 司令部の移し替え先
question-excess = スタック超過

## 来るかもしれない天候

odd-weather-clear = 連合軍の航空ポイントは6です。ドイツ軍の移動力は{ $thirds ->
    [1] 3分の1
   *[2] 3分の2
}になります。
odd-weather-overcast = 連合軍の航空ポイントは3です。ドイツ軍{ $thirds ->
    [2] の移動力は3分の2になります
   *[3] は移動力をすべて使えます
}。
odd-weather-storm = 航空攻撃はできません。ドイツ軍は移動力をすべて使えます。
