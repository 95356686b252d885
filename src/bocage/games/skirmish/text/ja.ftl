### Skirmish、日本語。変数には、訳済みの文字列または数値が入る。

## ゲーム

game-title = スカーミッシュ
game-about = 2つの小さな軍が、ユニットとカード、そしてそれぞれの秘密任務を手に、わずかな土地をめぐって戦います。

## 陣営

side-blue = 青軍
side-red = 赤軍

## 兵種

type-infantry = 歩兵中隊
type-armour = 戦車
type-gun = 砲
type-hq = 司令部
type-platoon = 小隊

## ユニット

unit-b1 = b1サギ中隊
unit-b1a = b1aサギA小隊
unit-b1b = b1bサギB小隊
unit-b2 = b2ハヤブサ中隊
unit-b2a = b2aハヤブサA小隊
unit-b2b = b2bハヤブサB小隊
unit-b3 = b3槍騎兵戦車隊
unit-b4 = b4雷鳴砲兵隊
unit-b5 = b5角灯司令部
unit-r1 = r1アナグマ中隊
unit-r1a = r1aアナグマA小隊
unit-r1b = r1bアナグマB小隊
unit-r2 = r2オオカミ中隊
unit-r2a = r2aオオカミA小隊
unit-r2b = r2bオオカミB小隊
unit-r3 = r3イノシシ戦車隊
unit-r4 = r4鉄床砲兵隊
unit-r5 = r5樫葉司令部

## 地形と境界

terrain-open = 平地
terrain-wood = 森
terrain-town = 町
border-stream = 小川

## 「荘園」のエリア

space-gate = 門
space-yard = 中庭
space-house = 屋敷
space-barn = 納屋
space-lodge = 門番小屋
space-wood = 屋敷林

## カードの用途

use-ambush = 待ち伏せ
use-smoke = 煙幕
use-assault = 突撃
use-entrench = 陣地構築
use-disperse = 散開
use-rally = 再編成

## シナリオ

scenario-crossroads = 十字路
scenario-crossroads-about = 19ヘクスのマップで、両軍が道路の交差点へと先を争います。
scenario-orchard = 果樹園
scenario-orchard-about = 7ヘクスのマップで、果樹の間で短い接近戦を戦います。
scenario-estate = 荘園
scenario-estate-about = 6エリアのマップで、門から納屋まで、田舎屋敷の敷地を舞台に戦います。

## 選択ルール

option-long = 長い一日
option-long-about = 時間制限が2マス長くなります。
option-veterans = 古参兵
option-veterans-about = 手札が3枚ではなく4枚になります。

## 任務

# $space
mission-hold = 確保：ゲーム終了時に{ $space }を支配していること。
mission-raid = 襲撃：ゲーム終了時に敵の補給源に自軍ユニットがいること。

## ターンの手順

step-bid = 入札
step-rally = 再編成フェイズ
step-movement = 移動フェイズ
step-combat = 戦闘フェイズ
step-end = ターン終了

## フェイズの終わり

do-done-rally = 再編成フェイズを終える
do-done-move = 移動フェイズを終える
do-done-attack = 戦闘フェイズを終える
none-rally = 「再編成」カードがないか、使えるユニットがありません。敵の接敵圏内のユニットと補給切れのユニットは、ステップを回復できません。
none-move = もう移動できるユニットはありません。
none-attack = 攻撃できるユニットに隣接する敵がいません。
none-play = ここで使えるカードはありません。
price-token = トークンは相手側へ渡ります。

## 問い合わせ

# $side
prompt-bid = { $side }は、先手を取るために手札1枚を入札するか、入札しないかを決めてください。
# $side
prompt-rally = { $side }は、自軍ユニットに再編成カードをプレイするか、再編成フェイズを終えてください。
# $side
prompt-move = { $side }は、ユニットを1個移動させるか、移動フェイズを終えてください。
# $side
prompt-entry-window = { $side }は、進入してきたユニットを射撃するか、パスしてください。
# $side
prompt-fire-window = { $side }は、この射撃に対してカードをプレイするか、パスしてください。
# $side
prompt-hit-window = { $side }は、命中を受けた中隊を救うために「散開」をプレイするか、パスしてください。
# $side
prompt-reroll-window = { $side }は、トークンを渡して判定をやり直させるか、パスしてください。
# $side
prompt-carry-on = { $side }は、移動中のユニットが経路に沿って移動を続けるか、停止するかを決めてください。
# $side
prompt-attack = { $side }は、攻撃を宣言するか、戦闘フェイズを終えてください。
# $side
prompt-combat-window = { $side }は、この攻撃に対してカードをプレイするか、パスしてください。
# $side, $hits
prompt-settle = { $side }の損害は{ $hits }です。それぞれステップロスか1スペースの退却に割り振ってください。
# $count: 退却するスペースの数
count-retreat = { $count ->
    [0] 0：退却せずステップを失う
   *[other] { $count }スペース退却
    }
# $side
prompt-retreat = { $side }は、次に退却させるユニットとその経路を選んでください。
# $side
prompt-advance = { $side }は、空いたスペースへ前進させる攻撃ユニットを選んでください（なしでもかまいません）。
# $side
prompt-succession = { $side }は、除去された司令部をマップに再配置するか、パスしてください。

## 拒否の理由

# $card
refuse-not-in-hand = { $card }は手札にありません。
# $card
refuse-wrong-card = { $card }はここでは使えません。
# $unit
refuse-not-reduced = { $unit }はステップを失っていません。
# $unit
refuse-not-pinned = { $unit }は釘付けではありません。
# $unit
refuse-in-contact = { $unit }は敵の接敵圏内にいるため、ステップを回復できません。
# $unit
refuse-unsupplied = { $unit }は補給切れのため、ステップを回復できません。
# $unit
refuse-already-moved = { $unit }はこの手番ですでに移動しました。
# $unit
refuse-pinned = { $unit }は釘付けになっています。
# $unit, $cost, $allowance
refuse-too-far = { $unit }の移動力は{ $allowance }ですが、この経路には{ $cost }が必要です。
# $space
refuse-enemy-space = { $space }には敵ユニットがいます。
# $space
refuse-overstacked = { $space }のスタックのサイズが合計4を超えてしまいます。
# $space
refuse-contact-stop = { $space }は敵の接敵圏内のため、進入したユニットはそこで停止しなければなりません。
# $space
refuse-not-adjacent = { $space }は隣接していません。
# $unit
refuse-not-yours = { $unit }は自軍のユニットではありません。
refuse-empty-path = 移動先のスペースを1つ以上選んでください。
# $unit
refuse-already-fired = { $unit }はこの手番ですでに射撃しました。
# $unit
refuse-no-fire-value = { $unit }には射撃力がありません。
# $unit, $space
refuse-out-of-range = { $space }は{ $unit }の射程外です。
# $unit, $space
refuse-no-sight = { $unit }から{ $space }へは視線が通っていません。
# $use
refuse-only-one = 「{ $use }」はすでにプレイされています。ここで使えるのは1枚だけです。
# $card
refuse-wrong-side-card = ここで{ $card }をプレイできるのは相手側だけです。
# $unit
refuse-not-infantry = { $unit }は歩兵中隊ではありません。
refuse-token-used = この判定では、すでにトークンを使いました。
refuse-not-holder = トークンを持っていません。
# $unit
refuse-already-attacked = { $unit }はこの手番ですでに攻撃しました。
# $space
refuse-space-attacked = { $space }はこの手番ですでに攻撃されました。
# $space
refuse-no-enemy = { $space }には敵ユニットがいません。
refuse-no-attackers = 攻撃ユニットを1個以上選んでください。
# $unit
refuse-must-attack = { $unit }は交戦拘束状態のため、攻撃しなければなりません。
refuse-hq-used = 司令部はこの手番ですでに攻撃を支援しました。
refuse-hq-too-far = 攻撃ユニットと同じスペースにも隣接するスペースにも、行動できる自軍の司令部がありません。
# $hits, $given
refuse-wrong-sum = ステップロスと退却の合計は{ $hits }でなければなりませんが、{ $given }になっています。
# $unit
refuse-too-many-steps = { $unit }には、それだけのステップが残っていません。
# $unit
refuse-not-in-fight = { $unit }はこの戦闘に参加していません。
refuse-retreat-impossible = 生き残るユニットのすべてがここまで退却することはできません。ステップロスを増やし、退却を短くしてください。
refuse-retreat-too-long = 退却は最大2スペースまでです。
# $space
refuse-not-farther = { $space }に入っても、退却の開始地点から遠ざかりません。
# $space
refuse-retreat-contact = { $space }は敵の接敵圏内にあり、退却中でない友軍ユニットもいません。
# $unit
refuse-blocks-others = { $unit }がこのように退却すると、ほかのユニットが退却できなくなります。
# $want, $got
refuse-wrong-length = 退却は{ $want }スペースでなければなりませんが、{ $got }スペースになっています。
# $unit
refuse-cannot-advance = { $unit }はこの戦闘の後に前進できません。
# $space
refuse-no-friend = { $space }には友軍ユニットがいません。
# $space
refuse-out-of-supply-space = { $space }は補給下にありません。

## イベント

# $time：時間マーカーの位置
event-turn-began = 新しいターンが始まります。時間マーカーは{ $time }です。
# $blue、$red：入札の値（カードなしは0）、$side：先手の陣営
event-bids-revealed = 入札は青軍{ $blue }、赤軍{ $red }。{ $side }が先手です。
# $side
event-half-began = { $side }の手番が始まります。
# $side, $unit, $card
event-rallied = { $side }は{ $card }で{ $unit }を再編成しました。
# $unit、$space：移動を終えたスペース
event-moved = { $unit }が{ $space }で移動を終えました。
# $unit, $space
event-entered = { $unit }が{ $space }に進入しました。
# $unit：射撃ユニット、$target：射撃を受けるユニット、$roll、$total、$hit
event-fired =
    { $unit }が{ $target }を射撃しました。判定値{ $roll }、射撃合計{ $total }で、{ $hit ->
        [yes] 命中です。
       *[other] 外れです（命中は7以上）。
    }
# $unit
event-hit = { $unit }に命中しました。
# $unit：中隊、$space
event-dispersed = { $space }の{ $unit }が2個小隊に散開しました。
# $side, $card, $value
event-revealed = { $side }が{ $card }をめくりました。判定値は{ $value }です。
# $side：トークンを渡した陣営
event-rerolled = { $side }がトークンを渡しました。判定は取り消され、やり直されます。
# $space
event-mishap = 事故発生。{ $space }のユニットはすべて釘付けになります。
# $unit
event-pinned = { $unit }は釘付けになりました。
# $side、$space、$units：攻撃ユニットを1つの文字列にしたもの
event-attack-declared = { $side }が{ $units }で{ $space }を攻撃します。
# $space, $column, $roll, $attacker_hits, $defender_hits
event-combat-resolved = { $space }の戦闘：コラム{ $column }、判定値{ $roll }。損害は攻撃側{ $attacker_hits }、防御側{ $defender_hits }。
# $unit
event-lost-step = { $unit }が1ステップを失いました。
# $unit
event-eliminated = { $unit }は除去されました。
# $unit、$space：退却を終えたスペース
event-retreated = { $unit }が{ $space }へ退却しました。
# $unit, $space
event-advanced = { $unit }が{ $space }へ前進しました。
# $unit
event-cut = { $unit }は補給切れのため、孤立マーカーが置かれました。
# $side, $space
event-control = { $side }が{ $space }を支配しました。
# $side
event-reshuffled = { $side }が捨て札をシャッフルして新しい山札にしました。
# $time, $limit
event-time = 時間マーカーが{ $time }に進みました（制限{ $limit }）。
# $side、$unit：司令部、$space
event-succeeded = { $side }が{ $unit }を{ $space }に再配置しました。
# $winner
event-game-over = ゲーム終了。{ $winner }の勝利です。

## 内訳の項目名

label-fire-value = 射撃力
label-terrain = 地形
label-unsupplied = 補給切れ
label-reduced = 減少状態
label-ambush = 「待ち伏せ」カード
label-smoke = 「煙幕」カード
# $unit
label-strength = { $unit }の戦闘力
label-halved = 補給切れによる半減
label-stream = 小川越し
label-combined = 諸兵科連合
label-hq = 司令部
label-assault = 「突撃」カード
label-entrench = 「陣地構築」カード

## 結果

# $winner
outcome-eliminated = マップ上から敵ユニットがいなくなり、{ $winner }の勝利です。
# $winner
outcome-objectives = すべての目標を支配した{ $winner }の勝利です。
# $winner、$blue、$red：勝利得点
outcome-points = 得点は青軍{ $blue }、赤軍{ $red }で、{ $winner }の勝利です。
# $winner、$blue、$red：勝利得点
outcome-tie = 青軍{ $blue }、赤軍{ $red }で同点のため、トークンを持っていない{ $winner }の勝利です。

## カード、章、規則に出てくる数値

# $use、$value
card-name = 「{ $use }」{ $value }
card-mishap = { $name }（事故マークつき）
# $side、$card
event-played = { $side }が{ $card }をプレイしました。
# $unit
event-fire-lost = { $unit }は事故で釘付けになり、射撃は無効になりました。
# $side、$cards
event-drew = { $side }が{ $cards }を引きました。
# $side、$number
event-refilled = { $side }が引いたカード：{ $number }枚。
label-objective = 目標{ $space }
term-objective = 支配している目標
term-eliminated = 除去した敵2ステップの組
term-mission = 任務達成
label-eliminated = 除去した敵のステップ
label-mission = 任務達成
tally-fire = 射撃
tally-attack = 攻撃
tally-defence = 防御
tally-shift = コラムシフト
tally-points = 得点
chapter-1 = ゲームの概要
chapter-2 = カード
chapter-3 = プレイの手順
chapter-4 = 再編成
chapter-5 = 移動
chapter-6 = 臨機射撃
chapter-7 = 判定
chapter-8 = 戦闘
chapter-9 = 補給と支配
chapter-10 = 勝利
chapter-11 = 選択ルール

## 印刷用ルールブックの表

table-units = ユニット
table-cards = 各デッキのカード
table-results = 戦闘結果表（攻撃側の損害/防御側の損害）
table-scenarios = シナリオ
column-type = 兵種
column-steps = ステップ
column-strength = 戦闘力
column-fire = 射撃力
column-range = 射程
column-move = 移動力
column-size = サイズ
column-number = 番号
column-value = 数値
column-use = 用途
column-mishap = 事故
column-roll = 判定値
column-limit = 時間制限
column-objectives = 目標（得点）
column-sources = 補給源
column-start = 初期配置
column-borders = 境界と小川
column-missions = 任務
hexes-about = ヘクスの名前は列、段の順です。偶数列は半ヘクス下にずれるので、0203は0202、0204、0103、0104、0303、0304に隣接します。

## マップの横

now-time = 時間
now-half = 手番
now-step = フェイズ
now-token = トークン
now-points = 得点
# $blue, $red
now-score = 青軍 { $blue } : { $red } 赤軍
# $side
panel-hand = { $side }の手札
# $side
panel-discards = { $side }の捨て札
panel-mission = 任務
panel-time = 時間
panel-standing = 現在の状況
panel-terrain = 地形効果表
box-last = ここでゲームが終わります。
mark-time = 時間
# $side
fact-points = { $side }の得点
# $space, $points
fact-objective = 目標{ $space }（{ $points }点）
# $space、$points
fact-objective-brief = { $space }（{ $points }）
fact-nobody = なし
# $side
fact-losses = { $side }が失ったステップ
# $side
fact-deck = { $side }の山札の枚数
card-ambush-about = 射撃：射撃側が使い、合計に2を加えます。
card-smoke-about = 射撃：撃たれる側が使い、合計から2を引きます。
card-assault-about = 攻撃：攻撃側が使い、コラムを右に1つずらします。
card-entrench-about = 攻撃：防御側が使い、コラムを左に1つずらします。
card-disperse-about = 射撃が命中した中隊は、ステップを失う代わりに2個の小隊になります。
card-rally-about = 再編成フェイズ：ユニットのステップを1つ戻すか、釘付けを解きます。
card-mishap-about = 判定で公開されると、無作為に選んだスペースで事故が起き、そこの全ユニットが釘付けになります。
column-terrain = 地形
column-cost = 移動コスト
column-shift = シフト
column-fire-shift = 射撃修正
column-sight = 視線
column-blocks = さえぎる
die-card = 判定で公開したカード

## 重ね図

layer-contact-blue = 青軍の接敵圏
layer-contact-red = 赤軍の接敵圏
layer-supply-blue = 青軍の補給下
layer-supply-red = 赤軍の補給下
layer-reach = 移動できる範囲
layer-range = 射撃できる範囲
layer-supply = 補給線
layer-supply-none = 補給線なし

## 判定で起こりうること

# $unit, $target
forecast-fire = { $unit }の{ $target }への射撃
# $space, $column
forecast-attack = { $space }への攻撃、コラム{ $column }
odd-hit = 命中
# $target, $fate: gone または less、$may: yes または no（散開できるか）
odd-hit-about =
    { $fate ->
        [gone] { $target }は除去されます
       *[less] { $target }はステップを1つ失います
    }{ $may ->
        [yes] （持ち主が「散開」を使った場合を除く）。
       *[no] 。
    }
odd-miss = 外れ
odd-miss-about = 何も起こりません。
odd-lost = 射撃の失敗
odd-lost-about = 公開されたカードの事故が射撃ユニットを襲い、釘付けになって射撃は失われます。
# $attacker, $defender：ヒット数
odd-hits = { $attacker }/{ $defender }
# $attacker, $defender：ヒット数
odd-hits-about =
    { $defender ->
        [0] 防御側にヒットなし
       *[other] 防御側に{ $defender }ヒット（1ヒットごとに1ステップロスまたは1スペースの退却）
    }、{ $attacker ->
        [0] 攻撃側にヒットなし。
       *[other] 攻撃側に{ $attacker }ヒット。
    }
note-hits = 「0/1」は攻撃側0ヒット、防御側1ヒットの意味です。1ヒットごとに1ステップロスまたは1スペースの退却です。
note-fire-cards = 判定の前に、両軍はまだカードを使えます。「煙幕」は合計から2を引き、「待ち伏せ」は2を加えます。
note-combat-cards = 判定の前に、両軍はまだカードを使えます。「陣地構築」はコラムを左に、「突撃」は右に1つずらします。
# $side
note-reroll = { $side }がトークンを持っており、判定をやり直させることができます。

## はじめてのターンの案内

guide-title = はじめてのターン
guide-map = これがマップです。19個のヘクスがあります。星印のヘクスは目標で、1日の終わりに支配している側が得点します。森と町はそこにいるユニットを守り、小川を渡るには余分な移動力がかかります。
guide-units = 青いユニットがあなたの部隊です。ユニットの数字は戦闘力と移動力で、しま模様は失ったステップを示します。同じヘクスのユニットはスタックになります。スタックを選ぶと全部が見えます。司令部は弱いユニットですが、近くの攻撃を助けます。
guide-supply = あなたの補給は、マップ端のこれらのヘクスから来ます。敵をよけてここまで経路をたどれないユニットは、移動力が減り、戦いも不利になり、やがて消耗します。ユニットを選んで「補給線」を表示すると、経路が見えます。
guide-cards = あなたの手札が見えています。カードには入札の値と使い道があります。サイコロはありません。判定には、自分の山札の一番上のカードを使います。任務は秘密で、達成すると2点です。
guide-bid = ターンは入札で始まります。両軍が同時にカードを選び、値の大きい側が先手になります。使ったカードは捨て札になるので、小さい値のカードや「なし」で十分なことも多いでしょう。手札からカードを選ぶか、何も入札しないことを選び、確定してください。
guide-rally = あなたの手番は再編成フェイズから始まります。「再編成」のカードは、失ったステップを1つ戻します。使わないなら「{ do-done-rally }」を選んでください。
guide-move = 移動フェイズです。ユニットを1つずつ動かします。動かすユニットを、マップかリストで選んでください。行けるスペースが光ります。
guide-path = 行き先を、1スペースずつ、または一度に選びます。敵に隣接するスペース（接敵圏）に入ると、そこで止まらなければなりません。中央の町がもっとも高い得点になります。
guide-go = これから行うことが文で示されています。読んで、確定してください。移動の途中で赤軍が射撃することがあります。それでも無事なら、先へ進むかどうかを選びます。
guide-more = ほかのユニットも自由に動かし、そのあと「{ do-done-move }」を選んでください。敵の接敵圏内で移動を終えたユニットは交戦拘束され、攻撃しなければなりません。
guide-attack = 戦闘フェイズで、攻撃できる敵がいます。攻撃するスペースを、マップで、または「攻撃」のあとに選び、攻撃するユニットも選んでください。候補が1つだけなら、すでに選ばれています。攻撃せず、交戦拘束されたユニットもなければ、「{ do-done-attack }」を選べます。
guide-odds = 決める前に、両軍の戦闘力、ルールごとのシフト、すべての結果とその確率が見られます。確定するか、やり直してください。
guide-done = 行いたい攻撃も、行わなければならない攻撃もなければ、「{ do-done-attack }」を選んでください。
guide-end = 戦闘フェイズが終わり、あなたの手番も終わりました。時間マーカーが終わりに達するまでターンが続き、そのあと得点を数えます。できることはいつも光って示され、できないことも選べばルールがわかります。ご武運を。
guide-entry = 敵ユニットが、あなたのユニットが射撃できるスペースに入りました。ユニットを選び、確率を見て、射撃するかパスしてください。
guide-window = 今、カードを使えます。手札のうち使えるものは光っています。なければ、または取っておきたければ、パスしてください。
guide-carry-on = 移動中のユニットは射撃を受けましたが、まだ先へ進めます。進むか止まるかを選んでください。
guide-settle = あなたの側に損害が出ました。失うステップと退却するスペースに割り振ってください。

## 事前指示

question-reroll-window = トークンによる振り直し
question-entry-window = 進入した敵への射撃
question-fire-window = 射撃の際のカード
question-hit-window = 散開
question-combat-window = 攻撃の際のカード
question-carry-on = 続行か停止か
question-settle = 損失か退却か
question-retreat = 退却の経路
question-succession = 司令部の再配置

## ユニットの数値と略語
value-2-1 = 戦力
value-2-2 = 移動力
