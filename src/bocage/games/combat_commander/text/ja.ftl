### コンバットコマンダー：ヨーロッパ、日本語。変数は訳語または数値です。

## ゲーム

game-title = コンバットコマンダー：ヨーロッパ
game-about = 1941年から1945年までの小隊・中隊規模の戦闘を、分隊、班、指揮官で扱います。ダイスはなく、両軍それぞれのフェイトデッキが、オーダー、アクション、ロール、イベントのすべてを生み出します。

## 陣営と国

side-axis = 枢軸軍
side-allies = 連合軍
party-axis = { side-axis }
party-allies = { side-allies }
nation-german = ドイツ軍
nation-american = アメリカ軍
nation-russian = ソ連軍
posture-attack = 攻撃
posture-defend = 防御
posture-recon = 偵察
posture-open = まだ決まっていない
quality-green = 新兵
quality-line = 正規兵
quality-elite = エリート
size-company = 中隊
size-detachment = 分遣隊
size-platoon = 小隊

## 名前をつけて呼ぶもの

kind-unit = ユニット
kind-weapon = 兵器
kind-piece = ユニットまたは兵器
kind-space = ヘクス
kind-card = カード
kind-chit = 目標チット
kind-party = 陣営
kind-item = サポートテーブルの項目
kind-fort = 防御施設
kind-mark = マーカーまたは兵器
kind-edge = マップ端
kind-battle = 戦闘序列
kind-works = 購入する防御施設

## ロールの種類

kind-attack = 火力攻撃ロール
kind-defence = 火力防御ロール
kind-targeting = ターゲティングロール
kind-accuracy = 精度ロール
kind-rally = 再編成ロール
kind-rout = 潰走ロール
kind-melee = 近接戦闘ロール
kind-death = サドンデスロール
kind-support = サポートロール
kind-commissar = 政治将校のロール
lot-turner = マップの向きを決める側
lot-edge = マップ端のロール
lot-quality = 兵質
lot-leader = 指揮官
lot-support = サポート
lot-asset = 無線機
trigger-name-event = Event!
trigger-name-sniper = Sniper!
trigger-name-jammed = Jammed!
trigger-name-time = Time!

## オーダー

order-fire = 射撃
order-move = 移動
order-advance = 前進
order-recover = 回復
order-rout = 潰走
order-artillery-request = 砲撃要請
order-artillery-denied = 砲撃拒否
order-command-confusion = 指揮の混乱

## アクション

action-ambush = 待ち伏せ
action-assault-fire = 突撃射撃
action-bore-sighting = 砲腔照準
action-command-confusion = 指揮の混乱
action-concealment = 隠蔽
action-crossfire = 十字砲火
action-demolitions = 爆破
action-dig-in = 塹壕を掘る
action-fire = 射撃（臨機射撃）
action-hand-grenades = 手榴弾
action-hidden-entrenchments = 隠れた塹壕
action-hidden-mines = 隠れた地雷
action-hidden-pillbox = 隠れたトーチカ
action-hidden-unit = 隠れたユニット
action-hidden-wire = 隠れた鉄条網
action-light-wounds = 軽傷
action-marksmanship = 射撃術
action-no-quarter = 無慈悲
action-smoke-grenades = 発煙手榴弾
action-spray-fire = 掃射
action-sustained-fire = 連続射撃

## カードのイベント

event-air-support = 航空支援
event-battle-harden = 激戦
event-battlefield-integrity = 戦場の規範
event-blaze = 炎
event-booby-trap = ブービートラップ
event-breeze = 風
event-command-and-control = 指揮と支配
event-commissar = 政治将校
event-cower = 萎縮
event-deploy = 展開
event-dust = 土ぼこり
event-elan = 熱意
event-entrench = 塹壕構築
event-field-promotion = 戦時昇任
event-fog-of-war = 戦場の霧
event-hero = ヒーロー
event-infiltration = 浸透
event-interdiction = 阻止
event-interrogation = 尋問
event-kia = 戦死
event-malfunction = 故障
event-medic = 衛生兵！
event-mission-objective = 任務目標
event-prisoners-of-war = 戦時捕虜
event-reconnaissance = 偵察
event-reinforcements = 増援
event-rubble = がれき
event-sappers = 工兵
event-scrounge = 探し回る
event-shell-shock = 砲弾性ショック症
event-shellholes = 砲弾坑
event-strategic-objective = 戦略的目標
event-suppressing-fire = 制圧射撃
event-walking-wounded = 歩行可能な程度の負傷兵
event-white-phosphorus = 白燐

## 防御施設、マーク、地形

fort-foxholes = たこつぼ
fort-trench = 塹壕
fort-pillbox = トーチカ
fort-bunker = 掩蔽壕
fort-wire = 鉄条網
fort-mines = 地雷
what-foxholes = たこつぼ
what-trench = 塹壕
what-pillbox = トーチカ
what-bunker = 掩蔽壕
what-wire = 鉄条網
what-mines = 地雷
mark-weapon = 兵器
mark-suppressed = 制圧下マーカー
mark-veteran = ベテランマーカー
objective-1 = 目標1
objective-2 = 目標2
objective-3 = 目標3
objective-4 = 目標4
objective-5 = 目標5
status-broken = 混乱
status-suppressed = 制圧下
status-veteran = ベテラン
status-activated = このターンに活性化
status-blaze = 炎
status-smoke = 煙幕
type-squad = 分隊
type-team = 班
type-leader = 指揮官
type-hero = ヒーロー
value-fp = 火力
value-range = 射程
value-move = 移動
value-morale = 士気
value-command = 指揮
value-figures = 人物像
value-vp = VP
terrain-building = 建物
terrain-woods = 森林
terrain-brush = やぶ
terrain-orchard = 果樹園
terrain-field = 平地
terrain-bridge-large = 大きな橋
terrain-bridge-small = 小さな橋
terrain-gully = 小峡谷
terrain-water-barrier = 水の障壁
terrain-stream = 小川
terrain-marsh = 湿地
terrain-open = 開豁地
terrain-road = 道路
terrain-railway = 線路
terrain-trail = けもの道
road-secondary = 道路
road-track = けもの道
terrain-fence = 柵
terrain-hedge = 生垣
terrain-wall = 壁
terrain-cliff = 崖
terrain-blaze = 炎
terrain-smoke = 煙幕
terrain-hill = 丘陵
border-fence = 柵
border-hedge = 生垣
border-wall = 壁
border-cliff = 崖
road-road = 道路
road-railway = 線路
road-trail = けもの道

## トラックなど

track-dead = 損耗兵トラック
track-box = 兵器ボックス
track-jammed = 故障した兵器
track-track = タイムトラック上
track-radios = 無線機
track-forts = 防御施設
track-smoke = 煙幕
track-blaze = 炎
track-cup = カップに残る煙幕マーカー
track-chits = 目標チット
track-time = 時間
track-death = サドンデス
track-vp = VP（0より上：枢軸軍）
track-surrender = 降伏
track-initiative = イニシアティブ
track-active = アクティブ側
track-given = 出したオーダー
track-orders = オーダー能力
track-activated = このターンに活性化
track-roused = 回復・潰走に活性化
track-hands = 手札
track-piles = 山札
track-discards = 捨て札
track-stage = 段階
track-shown = 公開された秘密の目標チット
track-held = 掩蔽壕の保持者
track-mines = 地雷の火力
track-fog = 霧
track-hand = 手札
track-camp = 自軍の配置
track-arms = 自軍の兵器
track-seen_hand = 見た対戦相手の手札
track-decks = 山札
track-bag = カップの目標チット
stage-setup = 配置
stage-making = シナリオの作成
stage-play = プレイ

## その種類で何も選べない理由

none-fire = 「射撃」カードがないか、射撃できるユニットがいません。
none-move = 「移動」カードがないか、移動できるユニットがいません。
none-advance = 「前進」カードがないか、前進できるユニットがいません。
none-recover = 「回復」カードがありません。
none-rout = 「潰走」カードがないか、混乱しているユニットがいません。
none-deny = 「砲撃拒否」カードがないか、敵に無線機がありません。
none-access = 「砲撃要請」カードがないか、無線機が故障していません。
none-bombard = 「砲撃要請」カードがないか、使える無線機または目標を見られる指揮官がいません。
none-alert = 「射撃」カードがないか、そこを射撃できるユニットがいません。
none-shoot = 射撃できる駒から狙える目標がありません。
none-play = ここで使えるアクションのカードがありません。
none-assault = 「突撃射撃」カードがないか、移動中に射撃できる駒がありません。
none-hand = ここで渡せる兵器はありません。
none-drop = ここで放棄できる兵器はありません。
none-go = 活性化したユニットのうち、まだ移動できるものはありません。
none-on = 次に入れるヘクスはありません。
none-enter = 活性化したユニットのうち、前進できるものはありません。
none-leave = マップを離れられる場所に、移動中のユニットはいません。
# what is given up: told beside the action, which is never done without a yes
price-initiative = イニシアティブが{ $other }へ移ります。
price-weapon = { $weapon }は除去されます。
price-used = { $weapons }は使い切りです。
price-unfired = 「射撃」カードを使いましたが、まだ誰も射撃していません。
# $cards: how many cards may be discarded
price-keep = { $cards }枚まで捨てられますが、1枚も捨てません。

## 選択とその項目

do-fire = 射撃オーダー
do-move = 移動オーダー
do-advance = 前進オーダー
do-recover = 回復オーダー
do-rout = 潰走オーダー
do-deny = 砲撃拒否オーダー
do-access = 無線機を修理
do-bombard = 砲撃を要請
do-discard = パスして捨てる
do-discard-none = 捨てずにパス
do-end = ターンを終える
do-drop = 自軍の兵器を除去
do-shoot = 射撃する
do-assault = 突撃射撃
do-go = 移動する
do-on = 進み続ける
do-halt = ここで止まる
do-hand = 兵器を渡す
do-enter = 前進する
do-leave = 敵側のマップ端から脱出
do-alert = 臨機射撃：「射撃」カードをプレイ
do-play = アクションをプレイ
do-reroll = イニシアティブを渡して振り直す
do-finish = 終える
do-finish-fire = 射撃を終える
do-finish-move = 移動を終える
do-finish-advance = 前進を終える
do-finish-buy = 購入を終える
do-finish-works = 防御施設の購入を終える
do-pass = パス
do-pass-reroll = ロールを受け入れる
do-pass-shield = ロールする
do-pass-boost = ロールする
do-pass-entered = 見送る
do-choose = ユニットを選ぶ
do-choose-stack = ユニットを除去
do-hex = ヘクスを選ぶ
do-weapon = 兵器を選ぶ
do-card = カードを選ぶ
do-chit = 目標チットを選ぶ
do-take = サポートテーブルから取る
do-take-buy = サポートを購入する
do-edge = マップ端を選ぶ
do-enlist = 戦闘序列を選ぶ
do-buy = 防御施設を購入する
do-put = ユニットを置く
do-equip = 兵器を持たせる
do-fortify = 防御施設を置く
do-deploy = 分隊を2個の班に展開
do-accept = 行う
do-accept-first-turn = イニシアティブを渡して先に行う
do-accept-mines-card = 地雷を弱めてカードを得る
do-accept-asset = 無線機のロールを行う
do-decline = 何もしない
do-decline-first-turn = イニシアティブを手元に置く
do-decline-mines-card = 地雷をそのままにする
do-decline-asset = 無線機なしで行う
field-card = カード
field-cards = カード
field-by = ユニット
field-base = 基準の駒
field-at = ヘクス
field-also = 2つ目のヘクス（掃射）
field-smoke = 発煙弾
field-spotter = 観測者
field-whose = どちらのユニット
field-path = 経路
field-weapon = 兵器
field-to = 移す先
field-spaces = タイムトラックのマス
field-unit = ユニット
field-chit = 目標チット
field-item = 項目
field-what = 防御施設
field-edge = マップ端
field-battle = 戦闘序列
field-works = 防御施設
field-second = 2個目の班が得るもの
field-hex = ランダムヘクス
field-left = 残り
field-roll = ロール
field-total = アタックトータル
field-roller = ロールした側
field-kind = ロール
field-about = 対象

## 問い合わせ

# $first、$left、$side
prompt-order =
    { $first ->
        [yes] { $side }：オーダーを出すか、パスしてカードを捨ててください。
       *[other] { $side }：次のオーダーを出すか、ターンを終えてください。
    }残りのオーダー：{ $left }。
# $side
prompt-fire = 射撃オーダー、{ $side }：活性化されてまだ射撃していない駒で火力攻撃を宣言するか、オーダーを終えてください。
# $side
prompt-move = 移動オーダー、{ $side }：ユニットまたは同じヘクスのグループとその経路を選ぶか、オーダーを終えてください。
# $heavy、$hex、$side、$unit
prompt-walk =
    { $unit }は{ $hex }にいます。{ $side }：{ $heavy ->
        [yes] 止まるか、兵器を渡すか放棄して進んでください
       *[other] 進み続けるか、止まるか、アクションをプレイしてください
    }。
# $side
prompt-advance = 前進オーダー、{ $side }：ユニットと隣接ヘクスを選ぶか、オーダーを終えてください。
# $side
prompt-rally = 回復オーダー、{ $side }：次に再編成ロールを行うユニットを選んでください。
# $side
prompt-rout = 潰走オーダー、{ $side }：次に潰走ロールを行うユニットを選んでください。
# $left、$side、$unit
prompt-retreat = { $unit }が退却します（残り{ $left }ヘクス）。{ $side }：次のヘクスを選んでください。
# $side
prompt-impact = { $side }：次に砲弾が落ちるヘクスを選んでください。
# $side
prompt-jam = 「連続射撃」でぞろ目が出ました。{ $side }：故障する兵器を選んでください。
# $hex、$side、$total
prompt-defend = { $hex }へのアタックトータルは{ $total }です。{ $side }：次に火力防御ロールを行うユニットを選んでください。
# $side、$unit
prompt-shield = { $unit }が火力防御ロールを行います。{ $side }：アクションをプレイするか、ロールしてください。
# $side
prompt-boost = 重火器が命中しました。{ $side }：火力を上げるアクションをプレイするか、ロールしてください。
# $side、$unit
prompt-wounds = { $unit }が混乱しようとしています。{ $side }：「軽傷」をプレイするか、パスしてください。
# $fire、$hex、$side、$unit
prompt-entered =
    { $fire ->
        [yes] { $unit }が{ $hex }に入りました。{ $side }：臨機射撃、隠れた地雷・鉄条網、またはパスを選んでください。
       *[other] { $unit }が{ $hex }へ前進してきました。{ $side }：隠れた地雷・鉄条網、またはパスを選んでください。
    }
# $side
prompt-melee = { $side }：次に解決する近接戦闘のヘクスを選んでください。
# $hex、$side
prompt-ambush = { $hex }で近接戦闘です。{ $side }：「待ち伏せ」をプレイするか、パスしてください。
# $hex、$side
prompt-ambushed = { $hex }で待ち伏せを受けました。{ $side }：混乱する自軍ユニットを選んでください。
# $hex、$side
prompt-quarter = { $hex }の近接戦闘が終わりました。{ $side }：「無慈悲」をプレイするか、パスしてください。
# $hex、$side
prompt-sniper = { $hex }の狙撃兵です。{ $side }：混乱させるユニットを敵味方から選ぶか、見送ってください。
# $roll、$side
prompt-support = サポートロールは{ $roll }です。{ $side }：サポートテーブルの項目を1つ取ってください。
# $side、$unit
prompt-place = { $side }：{ $unit }を置くヘクスを選んでください。
# $side
prompt-clear-smoke = 時間が進みました。{ $side }：取り除く煙幕マーカーを選んでください。
# $side
prompt-reinforce = 増援です。{ $side }：友軍側のマップ端に置いてください。
# $side
prompt-dig-in = 時間が進みました。{ $side }：「塹壕を掘る」をプレイするか、パスしてください。
# $side
prompt-after-pass = 対戦相手がパスしてカードを捨てました。{ $side }：「爆破」か「隠れたユニット」をプレイするか、パスしてください。
# $hex、$side
prompt-stack = { $hex }の人物像が多すぎます。{ $side }：ユニットを除去するか、先に分隊を展開してください（除去するのはチーム1個で済みます）。
# $about、$kind、$red、$roller、$side、$white
prompt-reroll =
    { $roller }の{ $kind }{ $named ->
        [yes] （{ $about }）
       *[no] {""}
    }は{ $white }と{ $red }です。{ $side }：そのまま受け入れるか、イニシアティブカードを渡して振り直させますか。
# $side
prompt-setup-unit = 配置、{ $side }：ユニットを置いてください。
# $side
prompt-setup-weapon = 配置、{ $side }：兵器をユニットに持たせてください。
# $side
prompt-setup-fort = 配置、{ $side }：防御施設を置いてください。
# $side
prompt-edge = ランダムシナリオ、{ $side }：どのマップ端を自軍のものにしますか。反対側が敵のものになります。
# $side
prompt-battle = ランダムシナリオ、{ $side }：戦闘序列を秘密に選んでください。ポイントの低い側が差のVPを得て、防御側になります。
# $points、$roll、$side
prompt-buy = サポートロール{ $roll }、{ $side }：その行から少なくとも1つ購入してください。自軍のVP：{ $points }。
# $points、$side
prompt-works = ランダムシナリオ、{ $side }：防御施設を購入しますか。自軍のVP：{ $points }。
# $side
prompt-asset = { $side }：配置の前に無線機のロールを行いますか。行に無線機があれば、購入しなければなりません。
# $side
prompt-mines-card = { $side }：地雷の火力を7に下げ、決められたカード1枚を手札に加えて始めますか。
# $side
prompt-first-turn = { $side }：イニシアティブカードを対戦相手に渡して最初のターンを行いますか。
# $side
prompt-event-air-support = 航空支援、{ $side }：ユニットを混乱させるヘクスを選ぶか、見送ってください。
# $side
prompt-event-battle-harden = 激戦、{ $side }：ベテランになるユニットを選んでください。
# $side
prompt-event-blaze = 炎、{ $side }：自軍ユニットの退避先を選んでください。
# $side
prompt-event-breeze = 風、{ $side }：炎からの退避先を選んでください。
# $side
prompt-event-commissar = 政治将校、{ $side }：ロールを行うユニットを選んでください。
# $side
prompt-event-deploy = 展開、{ $side }：分隊を2個の班に置き換えるか、見送ってください。
# $side
prompt-event-entrench = 塹壕構築、{ $side }：たこつぼを置くヘクスを選ぶか、見送ってください。
# $side
prompt-event-field-promotion = 戦時昇任、{ $side }：兵卒を置くヘクスを選ぶか、見送ってください。
# $side
prompt-event-hero = ヒーロー、{ $side }：ヒーローを置いてください。その後、同じヘクスのユニットを回復させることができます。
# $side
prompt-event-interdiction = 阻止、{ $side }：カバーの乏しいヘクスにいるユニットを選んでください。そのユニットは制圧下になります。
# $side
prompt-event-interrogation = 尋問、{ $side }：対戦相手に捨てさせるカードを選ぶか、見送ってください。
# $side
prompt-event-kia = 戦死、{ $side }：除去する混乱ユニットを選んでください。
# $side
prompt-event-malfunction = 故障、{ $side }：故障する兵器を選んでください。
# $side
prompt-event-medic = 衛生兵！、{ $side }：回復する混乱ユニットを選んでください。
# $side
prompt-event-prisoners-of-war = 戦時捕虜、{ $side }：除去する混乱ユニットを選んでください。
# $side
prompt-event-reconnaissance = 偵察、{ $side }：公開する秘密の目標チットを選んでください。
# $side
prompt-event-sappers = 工兵、{ $side }：地雷または鉄条網を取り除くヘクスを選ぶか、見送ってください。
# $side
prompt-event-scrounge = 探し回る、{ $side }：兵器とそれを得るユニットを選ぶか、見送ってください。先に兵器を放棄することもできます。
# $side
prompt-event-shell-shock = 砲弾性ショック症、{ $side }：混乱するユニットを選んでください。
# $side
prompt-event-suppressing-fire = 制圧射撃、{ $side }：制圧下にする敵ユニットを選ぶか、見送ってください。
# $side
prompt-event-walking-wounded = 歩行可能な程度の負傷兵、{ $side }：復帰する除去済みユニットと、置くヘクスを選んでください。
# $side
prompt-event-white-phosphorus = 白燐、{ $side }：煙幕を置くヘクス、またはそこで混乱する自軍ユニットを選んでください。

## 拒否の理由

# $hex
refuse-advancing = 前進するユニットへの臨機射撃はできません（{ $hex }）。
# $unit
refuse-already-activated = { $unit }はこのターンにすでに活性化されました。
# $unit
refuse-already-moved = { $unit }はこのオーダーですでに移動しました。
# $side
refuse-already-roused = { $side }のユニットは、このターンにすでに回復または潰走に活性化されました。
# $piece
refuse-base-not-firing = 基準の駒{ $piece }は、射撃する駒の1つでなければなりません。
# $hex
refuse-beside-bridge = { $hex }は大きな橋です。道路か線路に沿ってしか入れません。
# $hex
refuse-blaze-there = { $hex }は炎上中です。
# $card
refuse-card-twice = { $card }を2度プレイすることはできません。
# $card
refuse-cards-after-hit = 重火器のアクションは、命中した後にプレイします（{ $card }）。
# $hex、$unit
refuse-cliff-with-weapon = { $unit }は兵器を持っているため、崖を越えて{ $hex }に入れません。
refuse-defender-only = このアクションは防御側しかプレイできません。
refuse-empty-path = 移動先のヘクスを1つ以上選んでください。
# $hex
refuse-enemy-there = { $hex }には敵ユニットがいます。
refuse-fired-already = すでに射撃しました。
# $hex
refuse-fort-there = { $hex }にはすでに防御施設があります。
# $piece
refuse-fp-not-boxed = { $piece }の火力は四角で囲まれていないため、突撃射撃はできません。
# $weapon
refuse-from-water = { $weapon }は水地形から射撃できません。
# $weapon
refuse-from-wire = { $weapon }は鉄条網から射撃できません。
# $unit
refuse-has-weapon = { $unit }はすでに兵器を持っています。
# $hex
refuse-hexes-apart = { $hex }は最初の目標ヘクスに隣接していません。
# $unit、$weapon
refuse-holder-broken = { $unit }は混乱しているため、{ $weapon }を使えません。
# $unit、$weapon
refuse-holder-suppressed = { $unit }は制圧下のため、{ $weapon }を使えません。
# $hex
refuse-impassable = そこから{ $hex }には入れません。
# $hex
refuse-in-building = { $hex }は建物ヘクスです。
# $hex
refuse-in-water = { $hex }は水地形です。
# $leader、$unit
refuse-leader-by-leader = { $unit }は指揮官のため、{ $leader }によって活性化されません。オーダーに使える指揮官は1人だけです。
refuse-must-fire = オーダーを終える前に、少なくとも1回攻撃しなければなりません。
refuse-needs-hex = ヘクスを指定してください。
refuse-no-attack = これらのユニットはどれも攻撃できません。
refuse-no-big-weapon = 印刷された火力が5以上の兵器が射撃しなければなりません。
refuse-no-broken-radio = 故障した無線機がありません。
refuse-no-chain = 射撃グループのヘクスがつながっていません。
# $hex
refuse-no-enemy = { $hex }に敵ユニットがいません。
refuse-no-enemy-radio = 敵に無線機がありません。
# $hex
refuse-no-fort-there = { $hex }に防御施設がありません。
refuse-no-forts-here = このシナリオでは新たな防御施設は登場しません。
refuse-no-leader = 指揮官が必要です。
refuse-no-mg = 迫撃砲または機関銃が射撃しなければなりません。
# $hex
refuse-no-objective = { $hex }は目標のヘクスではありません。
# $weapon
refuse-no-ordnance = { $weapon }は重火器のため、今は射撃できません。
refuse-no-place = 置けるヘクスがありません。
refuse-no-radio = 使える無線機がありません。
# $hex
refuse-no-sight = { $hex }への照準線がありません。
# $piece
refuse-no-smoke = { $piece }は発煙弾を撃てません。
refuse-no-smoke-shells = この無線機は発煙弾を撃てません。
refuse-no-soldiers = 自国の分隊または班が射撃しなければなりません。
# $hex
refuse-no-spray = 2つ目のヘクス（{ $hex }）を撃つには「掃射」が必要です。
# $fort
refuse-no-such-fort = 置ける{ $fort }が残っていません。
# $mark、$unit
refuse-no-such-mark = { $unit }は{ $mark }を持っていません。
# $space
refuse-no-such-space = タイムトラックに{ $space }のマスはありません。
refuse-no-target = 射撃できる目標がありません。
refuse-no-teams = カウンターミックスに班が残っていません。
refuse-no-thrower = 活性化されて移動中のユニットを指定してください。
# $hex
refuse-no-unit-there = { $hex }に自軍のユニットがいません。
refuse-nobody = 少なくとも1個のユニットを指定してください。
# $side
refuse-nobody-adjacent = 射撃する駒のどれも、目標に隣接していません。
# $side
refuse-nobody-broken = { $side }に混乱ユニットがいません。
# $hex
refuse-nobody-came = { $hex }に入ったユニットは、もう残っていません。
refuse-nobody-can-move = これらのユニットはどれも移動できません。
refuse-nobody-can-leave = マップから脱出できるユニットがいません。敵側のマップ端のヘクスにいて、移動では1MPが残っている必要があります。
refuse-nobody-moves = 撃たれるユニットに、移動のために活性化されたものがいません。
refuse-nobody-to-recover = 混乱または制圧下の自軍ユニットがいません。
# $piece
refuse-not-activated = { $piece }はこのオーダーで活性化されていません。
# $hex
refuse-not-adjacent = { $hex }は隣接していません。
# $card
refuse-not-asked = ここで{ $card }をプレイするとき、ヘクスやユニットは指定しません。
# $hex
refuse-not-at-edge = { $hex }は敵側のマップ端にありません。
# $hex
refuse-not-attacked = { $hex }は攻撃されていません。
# $unit
refuse-not-boxed = { $unit }の移動力は四角で囲まれていないため、発煙手榴弾を使えません。
refuse-not-defender = このアクションは防御側しかプレイできません。
# $fort、$hex
refuse-not-near-buildings = { $hex }は建物ヘクスでも、それに隣接するヘクスでもないため、{ $fort }を置けません。
# $fort、$hex
refuse-not-open-flat = { $hex }は高度0の開豁地ではないため、{ $fort }を置けません。
# $hex、$near
refuse-not-random = { $hex }はランダムヘクス{ $near }でも隣接ヘクスでもないか、空きがありません。
# $card
refuse-not-in-hand = { $card }は手札にありません。
# $unit
refuse-not-now = { $unit }は今は置けません。
# $weapon
refuse-not-now-weapon = { $weapon }は今は渡せません。
# $unit
refuse-still-to-place-unit = 先に{ $unit }を配置しなければなりません。
# $fort
refuse-still-to-place-fort = 先に{ $fort }を配置しなければなりません。
# $unit
refuse-not-stacked = { $unit }は同じヘクスにいません。
# $unit
refuse-not-together = { $unit }は他のユニットと同じヘクスにいません。
# $weapon
refuse-not-with-mover = { $weapon }は移動中のユニットが持っていません。
# $weapon
refuse-not-your-weapon = { $weapon }は自軍の兵器ではありません。
# $unit
refuse-not-yours = { $unit }は自軍のユニットではありません。
refuse-nothing-to-choose = このカードをプレイするとき、ヘクスやユニットは指定しません。
refuse-nowhere-to-go = 今入れる隣接ヘクスがありません。
# $hex
refuse-off-bridge = { $hex }は大きな橋です。道路か線路に沿ってしか出られません。
# $card
refuse-one-spray = 「掃射」は1回の攻撃に1枚だけです（{ $card }）。
# $card
refuse-only-action = { $card }ではオーダーを出せません。アクションに使うか、捨てるカードです。
refuse-only-card = カードだけを指定してください。
# $weapon
refuse-ordnance-alone = { $weapon }は重火器のため、単独で射撃します。
# $card
refuse-other-action = { $card }のアクションはここでは使えません。
# $hex
refuse-other-hex = 今射撃できるヘクスは{ $hex }ではありません。
# $card
refuse-other-order = { $card }はこのオーダーではありません。
# $hex、$units
refuse-out-of-chain = { $units ->
    [0] { $hex }は鎖に隣接していません。これが最後のユニットです。
   *[other] { $hex }に置くと、残り{ $units }個のユニットでは鎖の切れ目をつなげません。
 }
# $leader、$unit
refuse-out-of-command = { $unit }は{ $leader }の指揮範囲の外にいます。
# $hex、$piece、$range
refuse-out-of-range = { $hex }は{ $piece }の射程（{ $range }）の外です。
# $hex、$unit
refuse-outside-area = { $hex }は{ $unit }の配置区域の外です。
# $hex、$unit
refuse-outside-area-yet = { $hex }は配置区域の外です。{ $unit }をそこに置けるのは、敵の配置が終わった後だけです。
# $fort、$hex
refuse-outside-area-fort = { $hex }は{ $fort }を置ける区域の外です。
# $hex、$unit
refuse-overstacked = { $unit }は{ $hex }に入れません。人物像は7人までです。
refuse-pillbox-there = トーチカはすでに登場しています。
refuse-radio-used = 無線機はこのターンにすでに使いました。
# $piece
refuse-range-not-boxed = { $piece }の射程は四角で囲まれていないため、掃射はできません。
# $card
refuse-second-hex = 「掃射」には2つ目のヘクスが必要です（{ $card }）。
refuse-somebody-must-move = オーダーを終える前に、少なくとも1個のユニットが移動しなければなりません。
refuse-somebody-must-part = オーダーを終える前に、少なくとも1個のユニットが移動しなければなりません。移動できるように、兵器を渡すか放棄してください。
# $unit
refuse-spotter-broken = { $unit }は混乱しているため、観測者になれません。
# $hex
refuse-through-trench = 塹壕を通って移動するユニットには臨機射撃できません（{ $hex }）。
# $unit
refuse-too-far-to-throw = { $unit }が発煙手榴弾を投げられるのは、自分のヘクスか隣接ヘクスだけです。
refuse-too-heavy-to-go-on = 残りのMPではどのヘクスにも入れませんが、兵器を渡すか放棄すれば、まだ進めます。
# $cost、$hex、$left
refuse-too-few-mp = { $hex }には{ $cost }MPが必要ですが、残りは{ $left }MPです。
# $left、$unit
refuse-too-few-mp-to-hand = { $unit }が兵器を渡すには1MPが必要ですが、残りは{ $left }MPです。
# $left
refuse-too-few-mp-to-leave = マップからの脱出には1MPが必要ですが、残りは{ $left }MPです。
# $hex
refuse-too-little-cover = 梱包爆薬の目標にはカバー2以上が必要です（{ $hex }）。
# $most
refuse-too-many-discards = 捨てられるカードは{ $most }枚までです。
# $hex、$piece、$range
refuse-too-near = { $hex }は{ $piece }には近すぎます（最短射程{ $range }）。
# $fp
refuse-too-weak = 火力が{ $fp }になります。1以上が必要です。
# $weapon
refuse-weapon-broken = { $weapon }は故障しています。
# $card
refuse-which-hex = ヘクスは、攻撃が2ヘクスに及ぶときだけ指定します（{ $card }）。
refuse-whole-group = グループ全体が一緒に脱出しなければなりません。
# $hex
refuse-wire-group = 複数ヘクスの射撃グループには、鉄条網にいる駒は加われません（{ $hex }）。
# $unit
refuse-wire-stops = { $unit }は鉄条網でMPを失っています。
refuse-wrong-answer = ここでは選べません。
# $edge
refuse-wrong-edge = ダイスの目は{ $edge }を示していません。
# $battle、$nation
refuse-battle-nation = { $battle }は{ $nation }の戦闘序列ではありません。
# $battle、$quality
refuse-battle-quality = { $battle }は兵質が違います。自軍の兵質は{ $quality }です。
# $battle、$first、$last
refuse-battle-year = { $battle }があるのは{ $first }年から{ $last }年までです。
# $cost、$left、$works
refuse-too-dear = { $works }には{ $cost }VPが必要ですが、{ $left }VPしかありません。
# $strength、$works
refuse-mines-mixed = { $works }：地雷はすでに{ $strength }FPです。すべて同じ強さでなければなりません。
# $works
refuse-no-room-works = { $works }：置けるヘクスが足りません。
# $card
refuse-wrong-card = { $card }はここでは選べません。
# $chit
refuse-wrong-chit = { $chit }はここでは選べません。
# $hex
refuse-wrong-hex = { $hex }はここでは選べません。
# $unit、$weapon
refuse-wrong-holder = { $unit }は{ $weapon }を持てません。
# $item
refuse-wrong-item = { $item }は今は取れません。
# $hex、$unit
refuse-wrong-place = { $unit }は{ $hex }に置けません。
# $unit
refuse-wrong-unit = { $unit }はここでは選べません。
# $weapon
refuse-wrong-weapon = { $weapon }はここでは選べません。

## 出来事：カード、ロール、ターン

# $side
event-turn-began = { $side }のターンが始まります。
# $order、$side、$units
event-ordered =
    { $side }、オーダー：{ $order }。{ $units ->
        [none] {""}
       *[other] { $units }
    }
# $action、$side
event-acted = { $side }、アクション：{ $action }。
# $cards、$side
event-passed =
    { $side }はパスします。捨てたカード：{ $cards ->
        [none] なし
       *[other] { $cards }
    }。
# $cards、$side
event-drawn = { $side }が引いたカード：{ $cards }。
# $count、$side
event-hand-filled =
    { $side }が手札を補充しました（{ $count ->
        [1] 1枚
       *[other] { $count }枚
    }）。
# $about、$red、$roll、$side、$trigger、$white
event-rolled =
    { $side }、{ $roll ->
        [attack] 火力攻撃ロール　{ $about }
        [defence] 火力防御ロール　{ $about }
        [targeting] ターゲティングロール　{ $about }
        [accuracy] 精度ロール　{ $about }
        [rally] 再編成ロール　{ $about }
        [rout] 潰走ロール　{ $about }
        [melee] 近接戦闘ロール　{ $about }
        [death] サドンデスロール
        [support] サポートロール
        [commissar] 政治将校のロール　{ $about }
       *[other] ロール　{ $about }
    }：{ $roll ->
        [targeting] { $white }×{ $red }
        [accuracy] { $white }×{ $red }
       *[other] { roll-sum }
    }{ $trigger ->
        [event] （Event!）
        [sniper] （Sniper!）
        [jammed] （Jammed!）
        [time] （Time!）
       *[other] 。
    }
# $card、$side、$what
event-revealed =
    { $side }が{ $what ->
        [event] イベント
        [hex] ランダムヘクス
        [drift] 弾着のずれ
       *[other] 配置
    }のためにカードをめくります：{ $card }。
# $side
event-rolled-again = { $side }がイニシアティブカードを渡し、振り直しになります。
# $card、$trigger
event-trigger-ignored =
    { $trigger ->
        [event] Event!
        [sniper] Sniper!
        [jammed] Jammed!
       *[other] Time!
    }は今は効果がありません（{ $card }）。
# $unit
event-unit-broke = { $unit }が混乱します。
# $unit
event-unit-rallied = { $unit }が回復します。
# $unit
event-unit-suppressed = { $unit }が制圧下になります。
# $at、$unit
event-unit-eliminated = { $unit }が{ $at }で除去されます。
# $weapon
event-weapon-broke = { $weapon }が故障します。
# $weapon
event-weapon-fixed = { $weapon }が修理されます。
# $weapon
event-weapon-lost = { $weapon }が除去されます。
# $points、$side、$vp
event-points-gained = { $side }：{ $points }VP。マーカーは{ $vp }（0より上：枢軸軍）。
# $by、$unit
event-replaced = { $unit }が{ $by }に置き換わります。
# $at、$unit
event-placed = { $unit }が{ $at }に登場します。
# $objective、$side
event-control-changed = { $side }が{ $objective }を支配します。
# $chit
event-chit-shown = 目標チット{ $chit }が公開されます。
# $reason、$side、$vp
event-game-over =
    ゲーム終了：{ $side }の勝利（{ $reason ->
        [surrender] 敵の降伏
        [wiped-out] 敵の全滅
        [exit] 一方がマップを離れ、VPで決着
        [objectives] 5つの目標の支配
       *[other] サドンデス
    }）。VPマーカーは{ $vp }。

## 出来事：射撃と砲撃

# $at、$piece、$smoke
event-aimed =
    { $piece }が{ $at }を狙います{ $smoke ->
        [yes] （発煙弾）
       *[other] {""}
    }。
# $at、$hit、$needed、$product
event-targeted =
    { $product }対{ $needed }：{ $at }に{ $hit ->
        [yes] 命中
       *[other] ミス
    }。
# $also、$at、$base、$pieces、$side
event-fired = { $side }が{ $also } { $at }を射撃：{ $pieces }（基準：{ $base }）。
# $at
event-mines-sprung = { $at }で地雷が攻撃します。
# $at
event-shells-fell = { $at }に砲弾が落ちます。
# $at、$total
event-attack-total = { $at }へのアタックトータル：{ $total }。
# $at、$by、$total
event-concealed = { $at }で隠蔽：{ $by }下がり、アタックトータルは{ $total }になります。
# $total、$unit
event-defends = { $unit }がアタックトータル{ $total }に対して防御します。
# $against、$result、$total、$unit
event-defended =
    { $unit }：ディフェンストータル{ $total }対アタックトータル{ $against }、{ $result ->
        [break] 混乱
        [suppress] 制圧下
       *[other] 効果なし
    }。
# $radio、$side
event-radio-broke = { $side }の{ $radio }が故障します。
# $radio、$side
event-radio-fixed = { $side }の{ $radio }が修理されます。
# $radio、$side
event-radio-lost = { $side }の{ $radio }が除去されます。
# $at、$card
event-round-drifted = 弾着標定弾が{ $at }に落ちます（{ $card }）。
# $card
event-round-lost = 弾着標定弾がマップの外に出ました。砲撃はありません（{ $card }）。
# $at、$value
event-smoke-placed = { $at }に煙幕{ $value }。
# $at、$value
event-smoke-thinner = { $at }に煙幕{ $value }を引きましたが、すでに同じかそれ以上の煙幕があります。
# $at
event-smoke-gone = { $at }の煙幕が消えます。
# $at
event-blaze-placed = { $at }が炎上します。
# $at、$fort
event-fort-placed = { $at }に{ $fort }。
# $at、$fort
event-fort-gone = { $at }の{ $fort }が取り除かれます。

## 出来事：移動

# $at、$half、$spent、$units
event-marched =
    { $units }：{ $at }へ（使用{ $spent }{ $half ->
        [yes] ½
       *[other] {""}
    }MP）。
# $at、$units
event-halted = { $units }：{ $at }で止まります。
# $at、$units
event-stuck = { $units }：{ $at }の鉄条網でMPを失います。
# $to、$unit、$weapon
event-handed-over = { $unit }が{ $to }に{ $weapon }を渡します。
# $at、$units
event-advanced = { $units }：{ $at }に前進。
# $back、$space、$unit
event-exited =
    { $unit }がマップから脱出し、{ $back ->
        [yes] 時間{ $space }に戻ってきます
       *[other] もう戻りません
    }。
# $side、$units
event-alerted = { $side }、臨機射撃：{ $units }。
# $unit
event-recovered = { $unit }は制圧下でなくなります。
# $roll、$unit
event-rally-rolled = { $unit }の再編成ロール：{ $roll }。
# $hexes、$roll、$unit
event-rout-rolled =
    { $unit }、潰走ロール{ $roll }：{ $hexes ->
        [0] 踏みとどまります
        [1] 1ヘクス退却します
       *[other] { $hexes }ヘクス退却します
    }。
# $at、$units
event-retreated = { $units }：{ $at }に退却。

## 出来事：イベントなど

# $event、$side
event-happened = { $side }のイベント：{ $event }。
# $event
event-nothing-happened = { $event }は効果がありません。
# $side、$time
event-time-advanced = 時間が{ $time }に進み、{ $side }がデッキをシャッフルします。
# $orders、$side
event-orders-grew = { $side }のオーダー能力が{ $orders }になります。
# $time、$unit
event-delayed = { $unit }は置く場所がなく、時間{ $time }まで待ちます。
# $radio、$side
event-radio-gained = { $side }が{ $radio }を得ます。
# $radio、$side
event-radio-refused = { $side }の{ $radio }は登場しません。砲兵ボックスが空いていません。
# $unit、$weapon
event-weapon-given = { $unit }が{ $weapon }を得ます。
# $unit
event-veteran-made = { $unit }がベテランになります。
# $side、$space
event-surrender-moved = { $side }の降伏マーカーが{ $space }に動きます。
# $side
event-hand-inspected = { $side }が対戦相手の手札を見ます。
# $cards、$side
event-hand-shown = { $side }の手札：{ $cards }。
# $card、$side
event-card-lost = { $side }の手札から{ $card }が捨てられます。
# $side
event-chit-drawn = { $side }が秘密の目標チットを引きます。
# $chit、$side
event-chit-seen = { $side }の秘密の目標チット：{ $chit }。
# $at、$side
event-sniper-aimed = { $side }の狙撃兵：{ $at }。
# $at、$unit
event-fled = { $unit }が炎を避けて{ $at }に移ります。
# $item、$side
event-support-found = { $side }がサポートテーブルから取ります：{ $item }。
# $roll、$side
event-support-missing = { $side }のサポートロール{ $roll }：取れるものがありません。
# $card、$lot、$red、$side、$white
event-lot-drawn = { $side }、{ $lot }：{ $white }と{ $red }（{ $card }）。
# $edge、$side
event-edge-taken = { $side }のマップ端：{ $edge }。
# $quality、$side
event-quality-found = { $side }の兵質：{ $quality }。
# $battle、$points、$side
event-battle-shown = { $side }の戦闘序列：{ $battle }、{ $points }ポイント。
# $side、$unit
event-leader-found = { $side }の指揮官：{ $unit }。
# $item、$points、$side
event-item-bought = { $side }は{ $points }VPで{ $item }を購入しました。
# $posture、$side
event-posture-found = { $side }の態勢：{ $posture }。
# $points、$side、$works
event-works-bought = { $side }は{ $points }VPで{ $works }を購入しました。
# $death、$side
event-scenario-made = シナリオができました。{ $side }がイニシアティブカードを持ち、最初のターンを行います。サドンデスは{ $death }です。
# $at
event-melee-began = { $at }で近接戦闘。
# $allies、$at、$axis、$winner
event-melee-fought = { $at }の近接戦闘：枢軸軍{ $axis }、連合軍{ $allies }。勝者：{ $winner }
# $at
event-melee-broken = { $at }の近接戦闘は行われません。一方のユニットがいなくなりました。
# $fog
event-fog-thinned = 霧が薄くなります：{ $fog }。
# $side
event-camp-made = { $side }の配置が終わりました。
# $at、$unit
event-settled = { $unit }を{ $at }に配置。
# $unit、$weapon
event-armed = { $unit }が{ $weapon }を持ちます。
# $at、$what
event-fortified = { $at }に{ $what }。
# $side
event-first-turn-taken = { $side }がイニシアティブカードを渡し、最初のターンを行います。
# $cards、$side
event-start-cards = { $side }は{ $cards }を持って始めます。
# $card、$fp、$side
event-mines-weakened = { $side }の地雷の火力は{ $fp }になり、{ $card }を持って始めます。

## 数値とその内訳

tally-fp = 火力
tally-aim = 命中に必要（これを超える）
tally-attack = アタックトータル
tally-defence = ディフェンストータル
tally-morale = 士気
tally-melee = 近接戦闘FP
tally-movement = 移動力
tally-cost = 移動コスト
tally-half-cost = 移動コスト
tally-points = 勝利ポイント
label-printed-fp = 印刷された火力
label-printed-range = 印刷された射程
label-printed-move = 印刷された移動力
label-printed-morale = 印刷された士気
label-command = 指揮値
label-veteran = ベテラン
label-suppressed = 制圧下
label-wire = 鉄条網
label-weapon-move = 携行する兵器
label-road = 道路
label-group = グループの他の駒
label-hindrance = 妨害
label-uphill = 上り
label-downhill = 下り
label-range = 距離
label-fp = 火力
label-roll = ロール
label-air-burst = 空中爆発
label-fog = 霧
label-night = 夜間
label-morale = 士気
label-mines = 地雷
label-radio = 砲撃
label-by-trench = 塹壕を通る
label-gained = VP
term-start = 開始時
label-start = 開始時
# $turn
after-turn = 時間{ $turn }
# $count
after-turns = 時間トラック{ $count }マス
label-track = 勝利トラック
# $unit
label-unit-fp = { $unit }の火力
# $unit
label-boxed-fp = { $unit }の火力（四角）
label-bore-sighting = { action-bore-sighting }
label-crossfire = { action-crossfire }
label-hand-grenades = { action-hand-grenades }
label-marksmanship = { action-marksmanship }
label-sustained-fire = { action-sustained-fire }

## 結果

# $winner
outcome-surrender = { $winner }の勝利です。敵が降伏しました。
# $winner
outcome-wiped-out = { $winner }の勝利です。マップ上に敵ユニットがいません。
# $winner
outcome-objectives = { $winner }の勝利です。5つの目標をすべて支配しました。
# $allies、$axis、$winner
outcome-sudden-death = サドンデスです。{ $winner }の勝利。VP：枢軸軍{ $axis }、連合軍{ $allies }。
# $allies、$axis、$winner
outcome-exit = 一方のユニットがすべてマップを離れました。ポイントで{ $winner }の勝利です。VP：枢軸軍{ $axis }、連合軍{ $allies }。

## シナリオ

scenario-1 = 1. 肥えたリープキ
scenario-1-about = ロシア、リープキ、1941年7月3日。ドイツ軍とソ連軍の斥候隊が鉢合わせします。両軍とも隠れて配置し、時間切れのときに優勢な側が勝ちます。
scenario-2 = 2. 生垣と手榴弾
scenario-2-about = ノルマンディ、ポン＝テベール、1944年7月。アメリカ軍がボカージュの新兵ドイツ軍を攻撃します。どの生垣も分厚く、越えにくくなっています。
scenario-3 = 3. NKVDの焚き火
scenario-3-about = ブレスト＝リトフスク郊外、1941年6月24日。鉄条網に守られた新兵の守備隊がいる本部を、ドイツ軍が攻撃します。
scenario-4 = 4. 改装のため休業
scenario-4-about = ベルギー、ユマン、1944年12月27日。ドイツ軍のエリート部隊が守る村を、アメリカ軍のエリート部隊が攻撃します。
scenario-5 = 5. 寒冷前線
scenario-5-about = ロシア、スターリツァ、1941年12月30日。ソ連軍が深い雪の中を攻撃します。壕は掘れず、ドイツ軍の兵器の1つは凍りついています。
scenario-6 = 6. 西から麻痺して
scenario-6-about = ノルマンディ、サント＝メール＝エグリーズ、1944年6月7日。不意を突かれたドイツ軍をアメリカ軍が攻撃します。ドイツ軍のオーダー能力は時間とともに増えます。
scenario-7 = 7. ベッサラビアの夜
scenario-7-about = ベッサラビア、1944年4月。ドイツ軍の斥候隊が、あらゆる道を知り尽くした分散したソ連軍と出会います。
scenario-8 = 8. 脱出の舞踏
scenario-8-about = ロシア、ヴェリーキエ・ルーキ、1943年1月。包囲されたドイツ軍が夜間に脱出を図ります。
scenario-9 = 9. 接敵への急行
scenario-9-about = ドイツ、ヒットドルフ、1945年4月6日。地雷原を越えてアメリカ軍が攻撃し、両軍が予備を投入します。
scenario-10 = 10. コマンド学校
scenario-10-about = ロシア、ノヴォロシースク、1943年2月4日。工兵を伴うドイツ軍が、近接戦闘に長けたソ連軍のエリート部隊を攻撃します。
scenario-11 = 11. 戦線を守れ
scenario-11-about = ノルマンディ、サン＝ジャン＝ド＝ダイ、1944年7月8日。鉄条網と地雷、動けない戦車1両を擁するアメリカ軍を、ドイツ軍のエリート部隊が攻撃します。
scenario-12 = 12. 霧の山
scenario-12-about = イタリア、モンテ・カステッロ、1944年12月12日。連合軍が霧の中の高地を攻撃します。ドイツ軍の狙撃兵は遠くまで届きます。
scenario-random = ランダムシナリオ
scenario-random-about = 毎回違う戦いになります。マップ端、部隊、指揮官、目標はカードで決まり、両陣営は戦闘序列を秘密に選び、サポートと防御施設を購入してから配置します。
option-map = マップ
option-map-about = ランダムシナリオで使うマップです。ほかのシナリオのマップから選びます。
option-map-any = くじで決める
option-map-1 = { scenario-1 }
option-map-2 = { scenario-2 }
option-map-3 = { scenario-3 }
option-map-4 = { scenario-4 }
option-map-5 = { scenario-5 }
option-map-6 = { scenario-6 }
option-map-7 = { scenario-7 }
option-map-8 = { scenario-8 }
option-map-9 = { scenario-9 }
option-map-10 = { scenario-10 }
option-map-11 = { scenario-11 }
option-map-12 = { scenario-12 }
option-front = 年と連合軍
option-front-about = ランダムシナリオで、ドイツ軍がいつ、どの国と戦うかを決めます。
option-front-any = くじで決める
option-front-1941-russian = 1941年、ソ連軍
option-front-1942-russian = 1942年、ソ連軍
option-front-1943-russian = 1943年、ソ連軍
option-front-1944-russian = 1944年、ソ連軍
option-front-1945-russian = 1945年、ソ連軍
option-front-1943-american = 1943年、アメリカ軍
option-front-1944-american = 1944年、アメリカ軍
option-front-1945-american = 1945年、アメリカ軍

## ルールブックの章

chapter-gl = 用語
chapter-1 = フェイトカード
chapter-2 = マップ
chapter-3 = ユニット
chapter-4 = トラック
chapter-5 = ターン
chapter-6 = 時間
chapter-7 = 勝利
chapter-8 = スタック
chapter-9 = イニシアティブ
chapter-10 = 照準線
chapter-11 = 兵器
chapter-12a = 無線機
chapter-12b = 故障した無線機
chapter-13 = 制圧
chapter-O14 = オーダー
chapter-O15 = パス
chapter-O16 = オーダー：前進
chapter-O17a = オーダー：砲撃拒否
chapter-O18 = 砲撃要請：砲兵中隊へのアクセスと効力射
chapter-O18a = オーダー：砲撃要請
chapter-O19 = オーダー：指揮の混乱
chapter-O20 = オーダー：射撃
chapter-O21 = 移動：コスト、グループ、制限
chapter-O21a = オーダー：移動
chapter-O22 = オーダー：回復
chapter-O23 = オーダー：潰走
chapter-A24 = アクション
chapter-A33 = アクション：射撃（臨機射撃）
chapter-A35 = アクション：「隠れた」各種
chapter-T78 = 地形
chapter-F100 = 防御施設
chapter-ex = 例

## マップの外

now-stage = 段階
now-year = 年
now-turn = ターン
now-orders = オーダー
# $given、$orders
now-given = { $given }／{ $orders }
now-time = 時間
# $death、$time
now-clock = { $time }（サドンデスは{ $death }から）
now-points = VP
now-even = 0（互角）
# $points、$side
now-ahead = { $points }、{ $side }
now-initiative = イニシアティブ
# $most、$side
panel-hand = { $side }の手札（上限{ $most }枚）
# $side
panel-shown = 対戦相手の手札：{ $side }
# $pile、$side
panel-discards = { $side }の捨て札（山札：{ $pile }枚）
panel-camp = 自軍の配置（まだ秘密）
panel-reserve = これから配置する駒
panel-fight = 進行中
panel-time = タイムトラック
panel-victory = 勝利トラック
panel-objectives = 目標
panel-forces = 両軍
# $side、$surrender
panel-casualties = { $side }の損耗兵トラック（{ $surrender }で降伏）
panel-markers = マーカー
# $scenario
panel-sheet = シナリオシート：{ $scenario }
# $side
panel-force = { $side }の戦力
panel-terrain = 地形表
panel-forts = 防御施設
# $side
panel-weapons = { $side }の兵器
# $side、$year
panel-support = { $side }のサポートテーブル（{ $year }年）
# $quality、$side
panel-battles = { $side }の戦闘序列：{ $quality }
panel-works = 購入できる防御施設
# $roll
panel-items = サポートロール{ $roll }の行
# $order
card-order = { $order }オーダー
# $action
card-action = アクション：{ $action }
# $event
card-event = イベント：{ $event }
# $hex
card-hex = ランダムヘクス：{ $hex }
# $hex
fact-attack = { $hex }への火力
fact-aim = 必要な積（これを超える）
fact-total = アタックトータル
# $unit
fact-morale = { $unit }の士気
# $hex、$side
fact-melee = { $hex }の近接戦闘、{ $side }
# $about、$kind
fact-roll = { $kind }　{ $about }
# $units
box-waiting = 待機中：{ $units }
mark-time = 時間
mark-death = サドンデス
# $hexes、$objective、$worth
fact-objective = { $objective }（{ $hexes }）：{ $worth }VP
# $hexes、$objective、$secret、$worth
fact-objective-own = { $objective }（{ $hexes }）：{ $worth }VP、自軍の秘密の目標チットを含めて{ $secret }
# $hexes、$number、$worth
fact-objective-brief = { $number }・{ $hexes }：{ $worth }VP
# $hexes、$number、$secret、$worth
fact-objective-brief-own = { $number }・{ $hexes }：{ $worth }VP（自軍分を含め{ $secret }）
fact-nobody = なし
fact-open = オープンな目標チット
fact-secret = 自軍の秘密の目標チット
# $side
fact-chits = { $side }の秘密の目標チット
fact-bag = カップの中のチット
# $nation、$side
fact-posture = { $side }：{ $nation }
fact-orders = 出したオーダー／オーダー能力
fact-discard = 捨て札能力
fact-casualties = 損耗／降伏
fact-pile = 山札の枚数
fact-radio = 無線機
fact-no-radio = なし
fact-broken-radio = 故障
fact-initiative = イニシアティブカード
# $vp
group-worth = 各{ $vp }VP
group-units = ユニット
group-weapons = 兵器
# $hex
fact-smoke = { $hex }の煙幕
# $hex
fact-blaze = { $hex }の炎
# $hex
fact-fort = { $hex }
# $weapon
fact-jammed = 故障：{ $weapon }
# $weapon
fact-boxed = 除去：{ $weapon }
fact-fog = 霧：全ヘクスの妨害
# $year
fact-map = { $year }年、マップ
fact-setup-first = 先に配置する側
fact-both = 両軍同時、秘密裏に
fact-first-turn = 最初のターン
fact-clock = タイム／サドンデス
# $side
fact-start-vp = 開始時のVP（{ $side }）
fact-start-even = 開始時のVP
fact-mines = 地雷のFP
fact-open-random = 無作為に公開するチット
fact-excluded = カップに入れないチット
fact-quality = 兵質
# $span
fact-area-cols = 配置区域：{ $span }列
# $span
fact-area-rows = 配置区域：{ $span }行
fact-area-all = 配置区域：どこでも
# $hexes
fact-area-hexes = 配置区域：{ $hexes }
fact-orders-most = オーダー能力
fact-hand = ハンド・サイズ
fact-surrender = 降伏レベル
fact-held = 開始時に支配する目標
fact-start-card = 最初に持つカード
# $fort
fact-works-of = { $fort }
# $fort、$hexes
fact-works-at = { $fort }：{ $hexes }
# $special
fact-special = 特別ルール{ $special }
group-at-start = 最初から
# $space
group-later = タイムスペース{ $space }
# $battle、$initiative、$leaders、$mg、$mortar、$orders、$other、$squad、$surrender、$team
fact-battle = { $battle }：イニシアティブ{ $initiative }、オーダー能力{ $orders }、降伏{ $surrender }。指揮官{ $leaders }、分隊{ $squad }、班{ $team }、機関銃{ $mg }、迫撃砲と砲{ $mortar }、その他の兵器{ $other }
# $works
fact-works = { $works }
# $item
fact-item = { $item }
# $piece
fact-camp = { $piece }
# $weapon
fact-arms = { $weapon }
column-terrain = 地形
column-cost = 移動コスト
column-cover = カバー
column-mortars = 対迫撃砲
column-sight = 妨害物
column-blocks = 障害物
column-fort = 防御施設
column-modifier = 火力・射程・士気
column-fp = 火力
column-range = 射程
column-move = 移動力
column-weapon = 兵器
column-ordnance = 重火器
column-smoke = 発煙弾
column-yes = あり
column-roll = ロール
column-item = 項目
column-unit = ユニット
column-type = 種別
column-count = 個数
column-front = 表：火力-射程-移動力 士気（指揮値）
column-back = 混乱面
column-vp = VP
column-card = カード
column-order = オーダー
column-action = アクション
column-event = イベント
column-dice = ダイス
column-trigger = トリガー
column-hex = ヘクス
column-chit = 目標チット
column-scenario = シナリオ
column-time = 時間／サドンデス
table-scenarios = シナリオ
table-chits = 目標チット
# $nation
table-nation = { $nation }のカウンターとカード
scenarios-about = 陣営ごとに：国、態勢、オーダー能力／ハンド・サイズ／降伏。VPは0より上が枢軸軍です。
note-boxed = [ ]の数値は四角で囲まれた数値です。

## レイヤー

layer-objectives = 目標とそのVP
layer-cover = カバー
layer-sight-axis = 枢軸軍から見えるヘクス
layer-sight-allies = 連合軍から見えるヘクス
layer-command-axis = 枢軸軍の指揮範囲
layer-command-allies = 連合軍の指揮範囲
layer-setup-axis = 枢軸軍の配置区域
layer-setup-allies = 連合軍の配置区域
layer-sight = ここから見えるヘクス（妨害つき）
layer-range = 射撃できるヘクス
layer-range-none = 射撃できるヘクスなし
layer-weapon = 兵器で射撃できるヘクス
layer-weapon-none = 兵器で射撃できるヘクスなし
layer-command = 指揮範囲
layer-command-by = 活性化できる指揮官
layer-command-none = 活性化できる指揮官なし
layer-reach = 到達できるヘクス（MP）
layer-reach-none = 移動不能

## 判定の場面

# $unit
moment-fire = { $unit }への射撃
# $unit、$result：break、suppress、none
moment-defended =
    { $unit }は{ $result ->
        [break] 混乱しました
        [suppress] 制圧下になりました
       *[other] 持ちこたえました
    }
# $attack、$defence：合計
moment-totals = アタックトータル{ $attack }対ディフェンストータル{ $defence }

## ロールの結果

die-targeting = ターゲティングロール
die-accuracy = 精度ロール
die-attack = 火力攻撃ロール
die-mines = 地雷攻撃ロール
die-impact = インパクトロール
die-defence = 火力防御ロール
die-melee = 近接戦闘ロール
die-rally = 再編成ロール
die-rout = 潰走ロール
die-death = サドンデスロール
die-support = サポートロール
die-commissar = 政治将校のロール
# $fp、$morale、$unit
forecast-fire = { $unit }への射撃：火力{ $fp }対士気{ $morale }
# $morale、$total、$unit
forecast-defence = { $unit }の火力防御ロール：アタックトータル{ $total }対士気{ $morale }
# $hex、$needed
forecast-aim = { $hex }への命中：積が{ $needed }を超える
# $allies、$axis、$hex
forecast-melee = { $hex }の近接戦闘：枢軸軍FP{ $axis }、連合軍FP{ $allies }
# $morale、$unit
forecast-rally = { $unit }の再編成：士気{ $morale }
# $morale、$unit
forecast-rout = { $unit }の潰走：士気{ $morale }
# $time
forecast-death = サドンデス：{ $time }未満
odd-hit = 命中
# $needed
odd-hit-about = ダイスの積が{ $needed }を超えます。
odd-miss = ミス
odd-miss-about = ダイスの積が足りません。
odd-break = 混乱
# $unit
odd-break-about = { $unit }が混乱面になります。
odd-lost = 除去
# $unit
odd-lost-about = { $unit }はすでに混乱しているため、除去されます。
odd-suppress = 制圧下
odd-suppress-about = 制圧下マーカーを置きます。能力値がすべて1下がります。
odd-none = 効果なし
odd-none-about = 何も起こりません。
# $side
odd-melee = { $side }の勝ち
# $side
odd-melee-about = そこにいる{ $side }のユニットはすべて除去されます。
odd-both = 引き分け
odd-both-about = そこにいる両軍のユニットはすべて除去されます。
odd-rally = 回復
odd-rally-about = ユニットが表面に戻ります。
odd-stays = 混乱のまま
odd-stays-about = 変化はありません。
# $hexes
odd-rout = 退却：{ $hexes }
# $hexes
odd-rout-about = 友軍側のマップ端に向かって{ $hexes }ヘクス退却します。
odd-over = ゲーム終了
odd-over-about = ロールがタイムマーカーのマスの数を下回り、ポイントで勝敗が決まります。
odd-on = ゲーム続行
odd-on-about = ロールが下回りません。
note-cards = 手札のアクションやトリガーによって変わることがあります。
# $trigger: what the card brings about
note-trigger =
    そのあと{ $trigger ->
        [event] Event!
        [sniper] Sniper!
        [jammed] Jammed!
       *[time] Time!
    }が起こります。振り直せば無効になります。
# $side
note-reroll = { $side }がイニシアティブを持ち、ロールを1回振り直させることができます。

## 最初のターンの手引き

guide-title = 最初のターン
guide-map = これがマップです。150ヘクスあり、1ヘクスは約30メートルです。番号のついたヘクスが目標です。公開と秘密の目標チットが目標の価値を決め、時間切れのときに勝利トラックで優勢な側が勝ちます。
guide-units = 自軍には分隊と、それを率いる指揮官がいます。駒の数値は火力、射程、移動力で、大きな数字が士気です。射撃に耐えられないと混乱し、混乱中にもう一度混乱すると除去されます。四角で囲まれた数値には追加の使い道があります。
guide-leaders = 最も大切なのは指揮官です。1つのオーダーで活性化できるのは1ユニットですが、指揮官は指揮範囲内のユニットを一緒に活性化でき、同じヘクスのユニットの能力値も高めます。部下を近くに置きましょう。
guide-setup = ユニットを1個ずつ配置します。配置する駒の1つを選び、次に光ったヘクスを選んでください。指揮官の周りに分隊を集め、できればカバーのあるヘクスを選びます。
guide-stacks = 1つのヘクスに置けるのは、片方の陣営で人物像7人までです。分隊は4人、班は2人、指揮官は1人です。すべてのユニットを置いてください。
guide-weapons = 兵器をユニットに1つずつ持たせます。兵器には固有の火力と射程があります。遠くまで見えるユニットに持たせましょう。
guide-hand = 手札が見えています。今プレイできる部分には色が付き、選ぶとプレイします。カードなしでは何もできません。カードは、自分のターンに上の「オーダー」として使うか、決められた時点に下の「アクション」として使うか、どちらか一方です。アクションは対戦相手のターンにも使えます。
guide-dice = ダイスはありません。ロールのたびにフェイトデッキの次のカードをめくり、そこに描かれた2個のダイスを使います。72枚の中に、どの組み合わせもちょうど2回ずつあります。
guide-triggers = ダイスに言葉（ダイトリガー）がついていることがあります。Event!はイベント、Sniper!は狙撃兵、Time!はタイムマーカーの前進、Jammed!は射撃した兵器の故障をもたらします。
guide-orders = このシナリオでは、あなたは1ターンに3つ、対戦相手は2つまでオーダーを出せます。1個のユニットが活性化されるのは1ターンに1回だけです。
guide-pass = 手札が悪いときは、オーダーを出さずにパスしてカードを捨て、新しいカードを引くこともできます。それが最善のターンであることも少なくありません。
guide-move = 「移動」カードがあり、移動できるユニットもいます。手札か、オーダーの中から「{ do-move }」とそのカードを選んでください。
guide-who = 活性化するユニットを選びます。まず指揮官、次にその指揮範囲内のユニットです。選んだら確定してください。
guide-go = 移動オーダーの実行中です。ユニットは1個ずつ、または同じヘクスのグループで移動します。移動するユニットと通るヘクスを選び、確定してください。森林、やぶ、建物は2、壁や生垣を越えると1追加、道路は1だけです。カバーのあるヘクスで止まりましょう。ヘクスに入るたびに、対戦相手は「射撃」カードで撃ってくることができます（臨機射撃）。移動中のユニットは同点でも混乱します。
guide-moved = 活性化したほかのユニットも自由に移動させてください。済んだら「{ do-finish-move }」を選ぶと、オーダーが終わります。
guide-fire = 「射撃」カードがあり、目標のあるユニットもいます。「{ do-fire }」とそのカードを選んでください。その前に、ユニットの重ね表示で、見えるヘクスと射撃できるヘクスがわかります。
guide-group = 活性化するユニットを選びます。1ユニット、または指揮官とその指揮範囲内のユニットです。選んだら確定してください。
guide-odds = 射撃オーダーの実行中です。目標ヘクスと射撃する駒を選び、数字を見て、確定してください。つながったヘクスの駒は、1つの射撃グループとして撃てます。1個の駒の火力を使い、他の駒は1ずつ加え、途中の妨害は引かれます。合計とその根拠、目標ヘクスの各ユニットの結果の確率が表示されます。
guide-fired = 火力とロールの和がアタックトータルで、目標ヘクスの各ユニットが防御のロールを行います。アタックトータルより小さければ混乱、等しければ制圧下になります。活性化したほかのユニットも射撃できます。済んだら「{ do-finish-fire }」を選んでください。
guide-end = オーダーを出しました。カードがあれば、さらに出せます。やりたいことを終えたら「{ do-end }」を選んでください。そのあと手札を上限まで引き、対戦相手のターンになります。
guide-initiative = イニシアティブカードを持つ側は、自分のものでも対戦相手のものでも、ロールを取り消して振り直させることができます。するとカードは対戦相手に渡ります。同点のときの勝者もこれで決まります。
guide-melee = 前進オーダーではユニットを1ヘクスだけ、敵のいるヘクスにも動かせます。そこで近接戦闘になり、一方が全滅します。混乱した敵は狙い目です。
guide-recover = 「回復」は混乱した自軍ユニットすべてに再編成を試みさせます。「潰走」は混乱ユニットを逃げさせます。いざというときのために「回復」カードを取っておきましょう。
guide-time = デッキを使い切るかTime!が出ると、時間が進みます。7のマスからは、時間が進むたびにゲームが終わる可能性があります。できることは常に光って示され、できないことも選べばルールを確認できます。ご武運を。
guide-poor = この手札では、今は移動オーダーも射撃オーダーも出せません。光っているほかのオーダーを出すか、「{ do-discard }」を選んで、いらないカードに印をつけ、確定してください。新しいカードを引き、対戦相手のターンになります。
guide-walk = 移動中のユニットが新しいヘクスに入りました。進み続けるか、止まるか、アクションを使うかを選びます。対戦相手はどのヘクスでも射撃できます。
guide-entered = 敵ユニットが別のヘクスに移動し、あなたは対応できます。「射撃」カードがあれば臨機射撃ができます。なければ、または取っておきたければ、見送ってください。
guide-actions = 今、アクションをプレイできます。手札のうち使えるものは光っています。プレイしなくてもかまいません。
guide-reroll = ロールが行われ、あなたはイニシアティブカードを持っています。対戦相手に渡して振り直させるか、ロールを受け入れるかを選んでください。
guide-defend = このヘクスのあなたのユニットが攻撃されています。それぞれが、士気とカバーとロールの和で防御します。次にロールするユニットを選んでください。
guide-retreat = このユニットは1ヘクスずつ退却します。次のヘクスを選んでください。

## 1項または数項だけの章

chapter-1a = カードなしでは何もできない
chapter-1b = 手札での使い道
chapter-1c = イニシアティブカードとチートカード
chapter-1d = 国ごとのデッキ
chapter-3a = 名前と階級
chapter-3b = 人物像
chapter-5a = ターン
chapter-5b = オーダーかパスか
chapter-5c = ゲームの準備
chapter-9a = 最初のイニシアティブ
chapter-9b = 手札に含めない
chapter-O17b = 敵の無線機が必要
chapter-O17c = 除去された無線機
chapter-O18b = 無線機は1ターンに1回
chapter-A25a = アクション：待ち伏せ
chapter-A25b = 待ち伏せ：効果
chapter-A26a = アクション：突撃射撃
chapter-A26b = 突撃射撃：効果
chapter-A26c = 突撃射撃：時期
chapter-A27 = アクション：砲腔照準
chapter-A28 = アクション：指揮の混乱
chapter-A29a = アクション：隠蔽
chapter-A29b = 掃射に対する隠蔽
chapter-A30 = アクション：十字砲火
chapter-A31a = アクション：爆破
chapter-A31b = 爆破：効果
chapter-A32 = アクション：塹壕を掘る
chapter-A34 = アクション：手榴弾
chapter-A35a = 「隠れた」アクション
chapter-A36a = アクション：軽傷
chapter-A36b = 軽傷：効果
chapter-A36c = 軽傷：置き換わる班
chapter-A37 = アクション：射撃術
chapter-A38 = アクション：無慈悲
chapter-A39 = アクション：発煙手榴弾
chapter-A40a = アクション：掃射
chapter-A40b = 掃射：効果
chapter-A41a = アクション：連続射撃
chapter-A41b = 連続射撃：ぞろ目
chapter-E42a = イベント
chapter-E42b = 可能な限りの実行
chapter-E42c = 書かれた順に
chapter-E42d = イベント中のトリガー
chapter-E43 = イベント：航空支援
chapter-E44 = イベント：激戦
chapter-E45 = イベント：戦場の規範
chapter-E46a = イベント：炎
chapter-E46b = 炎：ユニットの退避
chapter-E47 = イベント：ブービートラップ
chapter-E48a = イベント：風
chapter-E48b = 風：ユニットの退避
chapter-E49 = イベント：指揮と支配
chapter-E50 = イベント：政治将校
chapter-E51 = イベント：萎縮
chapter-E52 = イベント：展開
chapter-E53 = イベント：土ぼこり
chapter-E54 = イベント：熱意
chapter-E55 = イベント：塹壕構築
chapter-E56 = イベント：戦時昇任
chapter-E57 = イベント：戦場の霧
chapter-E58 = イベント：ヒーロー
chapter-E59 = イベント：浸透
chapter-E59b = 敵のいるヘクスへの配置
chapter-E60 = イベント：阻止
chapter-E61 = イベント：尋問
chapter-E62 = イベント：戦死
chapter-E63 = イベント：故障
chapter-E64 = イベント：衛生兵！
chapter-E65 = イベント：任務目標
chapter-E66 = イベント：戦時捕虜
chapter-E67 = イベント：偵察
chapter-E68 = イベント：増援
chapter-E69 = イベント：がれき
chapter-E70 = イベント：工兵
chapter-E71 = イベント：探し回る
chapter-E72 = イベント：砲弾性ショック症
chapter-E73 = イベント：砲弾坑
chapter-E74 = イベント：戦略的目標
chapter-E75 = イベント：制圧射撃
chapter-E76 = イベント：歩行可能な程度の負傷兵
chapter-E77 = イベント：白燐
chapter-T79 = 地形：炎
chapter-T80a = 地形：橋
chapter-T80 = 地形：大きな橋と小さな橋
chapter-T81 = 地形：やぶ
chapter-T82a = 地形：建物
chapter-T82b = 建物にある目標
chapter-T83 = 地形：崖
chapter-T84 = 地形：柵
chapter-T85 = 地形：平地（Field）
chapter-T86 = 地形：小峡谷
chapter-T87 = 地形：生垣
chapter-T88a = 地形：丘陵
chapter-T88 = 丘陵：移動、射撃、視界
chapter-T89a = 地形：湿地
chapter-T89b = 湿地は水地形
chapter-T90 = 地形：開豁地
chapter-T91 = 地形：果樹園
chapter-T92 = 地形：線路
chapter-T93a = 地形：道路
chapter-T93b = 道路：移動力の増加
chapter-T93c = 道路：カバー
chapter-T93d = 道路：LOS
chapter-T94a = 地形：煙幕のカップ
chapter-T94b = 煙幕
chapter-T95a = 地形：小川
chapter-T95b = 小川は水地形
chapter-T96 = 地形：けもの道
chapter-T97 = 地形：壁
chapter-T97b = 越えた壁の判定
chapter-T98 = 地形：水の障壁
chapter-T99a = 地形：森林
chapter-T99b = 空中爆発
chapter-F101 = 防御施設：掩蔽壕
chapter-F102 = 防御施設：たこつぼ
chapter-F103 = 防御施設：地雷
chapter-F104 = 防御施設：トーチカ
chapter-F105 = 防御施設：塹壕
chapter-F106 = 防御施設：鉄条網
chapter-S1 = シナリオ{ scenario-1 }
chapter-S2 = シナリオ{ scenario-2 }
chapter-S5 = シナリオ{ scenario-5 }
chapter-S6 = シナリオ{ scenario-6 }
chapter-S7 = シナリオ{ scenario-7 }
chapter-S8 = シナリオ{ scenario-8 }
chapter-S9 = シナリオ{ scenario-9 }
chapter-S10 = シナリオ{ scenario-10 }
chapter-S11 = シナリオ{ scenario-11 }
chapter-S12 = シナリオ{ scenario-12 }
chapter-G = { scenario-random }

## 地形と防御施設による内訳

label-cover-building = カバー：{ terrain-building }
label-enter-building = { terrain-building }
label-cover-woods = カバー：{ terrain-woods }
label-enter-woods = { terrain-woods }
label-cover-brush = カバー：{ terrain-brush }
label-enter-brush = { terrain-brush }
label-cover-orchard = カバー：{ terrain-orchard }
label-enter-orchard = { terrain-orchard }
label-cover-field = カバー：{ terrain-field }
label-enter-field = { terrain-field }
label-cover-bridge-large = カバー：{ terrain-bridge-large }
label-enter-bridge-large = { terrain-bridge-large }
label-cover-bridge-small = カバー：{ terrain-bridge-small }
label-enter-bridge-small = { terrain-bridge-small }
label-cover-gully = カバー：{ terrain-gully }
label-enter-gully = { terrain-gully }
label-cover-water-barrier = カバー：{ terrain-water-barrier }
label-enter-water-barrier = { terrain-water-barrier }
label-cover-stream = カバー：{ terrain-stream }
label-enter-stream = { terrain-stream }
label-cover-marsh = カバー：{ terrain-marsh }
label-enter-marsh = { terrain-marsh }
label-cover-open = カバー：{ terrain-open }
label-enter-open = { terrain-open }
label-cover-road = カバー：{ terrain-road }
label-enter-road = { terrain-road }
label-cover-railway = カバー：{ terrain-railway }
label-enter-railway = { terrain-railway }
label-cover-trail = カバー：{ terrain-trail }
label-enter-trail = { terrain-trail }
label-cover-fence = カバー：{ terrain-fence }
label-enter-fence = { terrain-fence }
label-cross-fence = { terrain-fence }を越える
label-cover-hedge = カバー：{ terrain-hedge }
label-enter-hedge = { terrain-hedge }
label-cross-hedge = { terrain-hedge }を越える
label-cover-wall = カバー：{ terrain-wall }
label-enter-wall = { terrain-wall }
label-cross-wall = { terrain-wall }を越える
label-cover-cliff = カバー：{ terrain-cliff }
label-enter-cliff = { terrain-cliff }
label-cross-cliff = { terrain-cliff }を越える
label-cover-foxholes = カバー：{ fort-foxholes }
label-cover-trench = カバー：{ fort-trench }
label-cover-pillbox = カバー：{ fort-pillbox }
label-cover-bunker = カバー：{ fort-bunker }
label-cover-wire = カバー：{ fort-wire }
label-cover-mines = カバー：{ fort-mines }

## 2個のダイスの合計

# $white, $red
roll-sum =
    { $white ->
        [1] { $red ->
            [1] { $white }+{ $red } = 2
            [2] { $white }+{ $red } = 3
            [3] { $white }+{ $red } = 4
            [4] { $white }+{ $red } = 5
            [5] { $white }+{ $red } = 6
           *[other] { $white }+{ $red } = 7
        }
        [2] { $red ->
            [1] { $white }+{ $red } = 3
            [2] { $white }+{ $red } = 4
            [3] { $white }+{ $red } = 5
            [4] { $white }+{ $red } = 6
            [5] { $white }+{ $red } = 7
           *[other] { $white }+{ $red } = 8
        }
        [3] { $red ->
            [1] { $white }+{ $red } = 4
            [2] { $white }+{ $red } = 5
            [3] { $white }+{ $red } = 6
            [4] { $white }+{ $red } = 7
            [5] { $white }+{ $red } = 8
           *[other] { $white }+{ $red } = 9
        }
        [4] { $red ->
            [1] { $white }+{ $red } = 5
            [2] { $white }+{ $red } = 6
            [3] { $white }+{ $red } = 7
            [4] { $white }+{ $red } = 8
            [5] { $white }+{ $red } = 9
           *[other] { $white }+{ $red } = 10
        }
        [5] { $red ->
            [1] { $white }+{ $red } = 6
            [2] { $white }+{ $red } = 7
            [3] { $white }+{ $red } = 8
            [4] { $white }+{ $red } = 9
            [5] { $white }+{ $red } = 10
           *[other] { $white }+{ $red } = 11
        }
       *[other] { $red ->
            [1] { $white }+{ $red } = 7
            [2] { $white }+{ $red } = 8
            [3] { $white }+{ $red } = 9
            [4] { $white }+{ $red } = 10
            [5] { $white }+{ $red } = 11
           *[other] { $white }+{ $red } = 12
        }
    }

## ユニット

unit-Wehling = ヴェーリング大尉
unit-Schrader = シュラーダー中尉
unit-Lauerbach = ラウアーバッハ中尉
unit-Karsties = フォン・カルスティース中尉
unit-Borbe = ボルベ中尉
unit-Huntziger = フンツィガー中尉
unit-Bolter = ボルター中尉
unit-Biermann = ビーアマン軍曹
unit-Esser = エッサー軍曹
unit-Ganz = ガンツ軍曹
unit-Benzing = ベンツィング軍曹
unit-Grein = グライン軍曹
unit-Pfeiffer = プファイファー軍曹
unit-Winkler = ヴィンクラー伍長
unit-Rettenhaus = レッテンハウス伍長
unit-Schmidt = シュミット伍長
unit-Guttman = グットマン伍長
unit-Herzog = ヘルツォーク兵卒
unit-Dietel = ヒーロー・ディーテル
unit-G-Pionier1 = 工兵分隊G1
unit-G-Pionier2 = 工兵分隊G2
unit-G-Pionier3 = 工兵分隊G3
unit-G-Pionier4 = 工兵分隊G4
unit-G-Pionier5 = 工兵分隊G5
unit-G-Pionier6 = 工兵分隊G6
unit-G-SS1 = SS分隊G1
unit-G-SS2 = SS分隊G2
unit-G-SS3 = SS分隊G3
unit-G-SS4 = SS分隊G4
unit-G-SS5 = SS分隊G5
unit-G-SS6 = SS分隊G6
unit-G-SS7 = SS分隊G7
unit-G-SS8 = SS分隊G8
unit-G-SS9 = SS分隊G9
unit-G-SS10 = SS分隊G10
unit-G-EliteRifle1 = エリートライフル分隊G1
unit-G-EliteRifle2 = エリートライフル分隊G2
unit-G-EliteRifle3 = エリートライフル分隊G3
unit-G-EliteRifle4 = エリートライフル分隊G4
unit-G-EliteRifle5 = エリートライフル分隊G5
unit-G-EliteRifle6 = エリートライフル分隊G6
unit-G-EliteRifle7 = エリートライフル分隊G7
unit-G-EliteRifle8 = エリートライフル分隊G8
unit-G-EliteRifle9 = エリートライフル分隊G9
unit-G-EliteRifle10 = エリートライフル分隊G10
unit-G-Parachute1 = 降下猟兵分隊G1
unit-G-Parachute2 = 降下猟兵分隊G2
unit-G-Parachute3 = 降下猟兵分隊G3
unit-G-Parachute4 = 降下猟兵分隊G4
unit-G-Parachute5 = 降下猟兵分隊G5
unit-G-Parachute6 = 降下猟兵分隊G6
unit-G-Parachute7 = 降下猟兵分隊G7
unit-G-Parachute8 = 降下猟兵分隊G8
unit-G-Parachute9 = 降下猟兵分隊G9
unit-G-Parachute10 = 降下猟兵分隊G10
unit-G-Rifle1 = ライフル分隊G1
unit-G-Rifle2 = ライフル分隊G2
unit-G-Rifle3 = ライフル分隊G3
unit-G-Rifle4 = ライフル分隊G4
unit-G-Rifle5 = ライフル分隊G5
unit-G-Rifle6 = ライフル分隊G6
unit-G-Rifle7 = ライフル分隊G7
unit-G-Rifle8 = ライフル分隊G8
unit-G-Rifle9 = ライフル分隊G9
unit-G-Rifle10 = ライフル分隊G10
unit-G-Volksgrenadier1 = 国民擲弾兵分隊G1
unit-G-Volksgrenadier2 = 国民擲弾兵分隊G2
unit-G-Volksgrenadier3 = 国民擲弾兵分隊G3
unit-G-Volksgrenadier4 = 国民擲弾兵分隊G4
unit-G-Volksgrenadier5 = 国民擲弾兵分隊G5
unit-G-Volksgrenadier6 = 国民擲弾兵分隊G6
unit-G-Volksgrenadier7 = 国民擲弾兵分隊G7
unit-G-Volksgrenadier8 = 国民擲弾兵分隊G8
unit-G-Volksgrenadier9 = 国民擲弾兵分隊G9
unit-G-Volksgrenadier10 = 国民擲弾兵分隊G10
unit-G-Conscript1 = 徴集兵分隊G1
unit-G-Conscript2 = 徴集兵分隊G2
unit-G-Conscript3 = 徴集兵分隊G3
unit-G-Conscript4 = 徴集兵分隊G4
unit-G-Conscript5 = 徴集兵分隊G5
unit-G-Conscript6 = 徴集兵分隊G6
unit-G-Conscript7 = 徴集兵分隊G7
unit-G-Conscript8 = 徴集兵分隊G8
unit-G-Conscript9 = 徴集兵分隊G9
unit-G-Conscript10 = 徴集兵分隊G10
unit-G-WeaponTeam1 = 兵器班G1
unit-G-WeaponTeam2 = 兵器班G2
unit-G-WeaponTeam3 = 兵器班G3
unit-G-WeaponTeam4 = 兵器班G4
unit-G-WeaponTeam5 = 兵器班G5
unit-G-WeaponTeam6 = 兵器班G6
unit-G-EliteTeam1 = エリート班G1
unit-G-EliteTeam2 = エリート班G2
unit-G-EliteTeam3 = エリート班G3
unit-G-EliteTeam4 = エリート班G4
unit-G-EliteTeam5 = エリート班G5
unit-G-EliteTeam6 = エリート班G6
unit-G-EliteTeam7 = エリート班G7
unit-G-EliteTeam8 = エリート班G8
unit-G-LineTeam1 = 正規兵班G1
unit-G-LineTeam2 = 正規兵班G2
unit-G-LineTeam3 = 正規兵班G3
unit-G-LineTeam4 = 正規兵班G4
unit-G-LineTeam5 = 正規兵班G5
unit-G-LineTeam6 = 正規兵班G6
unit-G-LineTeam7 = 正規兵班G7
unit-G-LineTeam8 = 正規兵班G8
unit-G-GreenTeam1 = 新兵班G1
unit-G-GreenTeam2 = 新兵班G2
unit-G-GreenTeam3 = 新兵班G3
unit-G-GreenTeam4 = 新兵班G4
unit-G-GreenTeam5 = 新兵班G5
unit-G-GreenTeam6 = 新兵班G6
unit-G-GreenTeam7 = 新兵班G7
unit-G-GreenTeam8 = 新兵班G8
unit-Sitner = シトナー大尉
unit-Blankenship = ブランケンシップ中尉
unit-Wray = レイ中尉
unit-Esparza = エスパルサ中尉
unit-Thomas = トーマス中尉
unit-Divine = ディヴァイン軍曹
unit-White = ホワイト軍曹
unit-Buehler = ビューラー軍曹
unit-Smith = スミス軍曹
unit-Bergstrom = バーグストローム軍曹
unit-Fuller = フラー軍曹
unit-Elkheart = エルクハート軍曹
unit-Goziak = ゴジアク軍曹
unit-Cassidy = キャシディ伍長
unit-Hubbard = ハバード伍長
unit-Jensen = ジェンセン伍長
unit-Twells = トウェルズ伍長
unit-Adamson = アダムソン兵卒
unit-Lucas = ヒーロー・ルーカス
unit-A-Engineer1 = 工兵分隊A1
unit-A-Engineer2 = 工兵分隊A2
unit-A-Engineer3 = 工兵分隊A3
unit-A-Engineer4 = 工兵分隊A4
unit-A-Engineer5 = 工兵分隊A5
unit-A-Engineer6 = 工兵分隊A6
unit-A-Paratroop1 = 空挺分隊A1
unit-A-Paratroop2 = 空挺分隊A2
unit-A-Paratroop3 = 空挺分隊A3
unit-A-Paratroop4 = 空挺分隊A4
unit-A-Paratroop5 = 空挺分隊A5
unit-A-Paratroop6 = 空挺分隊A6
unit-A-Paratroop7 = 空挺分隊A7
unit-A-Paratroop8 = 空挺分隊A8
unit-A-Paratroop9 = 空挺分隊A9
unit-A-Paratroop10 = 空挺分隊A10
unit-A-Paratroop11 = 空挺分隊A11
unit-A-Paratroop12 = 空挺分隊A12
unit-A-Elite1 = エリート分隊A1
unit-A-Elite2 = エリート分隊A2
unit-A-Elite3 = エリート分隊A3
unit-A-Elite4 = エリート分隊A4
unit-A-Elite5 = エリート分隊A5
unit-A-Elite6 = エリート分隊A6
unit-A-Elite7 = エリート分隊A7
unit-A-Elite8 = エリート分隊A8
unit-A-Elite9 = エリート分隊A9
unit-A-Elite10 = エリート分隊A10
unit-A-Elite11 = エリート分隊A11
unit-A-Elite12 = エリート分隊A12
unit-A-Line1 = 正規兵分隊A1
unit-A-Line2 = 正規兵分隊A2
unit-A-Line3 = 正規兵分隊A3
unit-A-Line4 = 正規兵分隊A4
unit-A-Line5 = 正規兵分隊A5
unit-A-Line6 = 正規兵分隊A6
unit-A-Line7 = 正規兵分隊A7
unit-A-Line8 = 正規兵分隊A8
unit-A-Line9 = 正規兵分隊A9
unit-A-Line10 = 正規兵分隊A10
unit-A-Line11 = 正規兵分隊A11
unit-A-Line12 = 正規兵分隊A12
unit-A-Green1 = 新兵分隊A1
unit-A-Green2 = 新兵分隊A2
unit-A-Green3 = 新兵分隊A3
unit-A-Green4 = 新兵分隊A4
unit-A-Green5 = 新兵分隊A5
unit-A-Green6 = 新兵分隊A6
unit-A-Green7 = 新兵分隊A7
unit-A-Green8 = 新兵分隊A8
unit-A-Green9 = 新兵分隊A9
unit-A-Green10 = 新兵分隊A10
unit-A-Green11 = 新兵分隊A11
unit-A-Green12 = 新兵分隊A12
unit-A-WeaponTeam1 = 兵器班A1
unit-A-WeaponTeam2 = 兵器班A2
unit-A-WeaponTeam3 = 兵器班A3
unit-A-WeaponTeam4 = 兵器班A4
unit-A-WeaponTeam5 = 兵器班A5
unit-A-WeaponTeam6 = 兵器班A6
unit-A-EliteTeam1 = エリート班A1
unit-A-EliteTeam2 = エリート班A2
unit-A-EliteTeam3 = エリート班A3
unit-A-EliteTeam4 = エリート班A4
unit-A-EliteTeam5 = エリート班A5
unit-A-EliteTeam6 = エリート班A6
unit-A-EliteTeam7 = エリート班A7
unit-A-EliteTeam8 = エリート班A8
unit-A-LineTeam1 = 正規兵班A1
unit-A-LineTeam2 = 正規兵班A2
unit-A-LineTeam3 = 正規兵班A3
unit-A-LineTeam4 = 正規兵班A4
unit-A-LineTeam5 = 正規兵班A5
unit-A-LineTeam6 = 正規兵班A6
unit-A-LineTeam7 = 正規兵班A7
unit-A-LineTeam8 = 正規兵班A8
unit-A-GreenTeam1 = 新兵班A1
unit-A-GreenTeam2 = 新兵班A2
unit-A-GreenTeam3 = 新兵班A3
unit-A-GreenTeam4 = 新兵班A4
unit-A-GreenTeam5 = 新兵班A5
unit-A-GreenTeam6 = 新兵班A6
unit-A-GreenTeam7 = 新兵班A7
unit-A-GreenTeam8 = 新兵班A8
unit-Oliveira = オリヴェイラ中尉
unit-Alves = アルヴェス軍曹
unit-Pereira = ペレイラ伍長
unit-Santos = サントス伍長
unit-Egorov = エゴロフ大尉
unit-Gulikevich = グリケヴィチ中尉
unit-Khukovsky = フコフスキー中尉
unit-Ostroumov = オストロウモフ中尉
unit-Bijak = ビジャク中尉
unit-Maisky = マイスキー軍曹
unit-Kovalev = コヴァレフ軍曹
unit-Bikovets = ビコヴェツ軍曹
unit-Pyotor = ピョートル軍曹
unit-Rodimtsev = ロジムツェフ軍曹
unit-Kaminsky = カミンスキー軍曹
unit-Gordov = ゴルドフ伍長
unit-Krylov = クルィロフ伍長
unit-Bulganin = ブルガーニン伍長
unit-Anishchik = アニシチク伍長
unit-Kutikov = クチコフ伍長
unit-Denikin = デニーキン伍長
unit-Gelon = ゲロン兵卒
unit-Gretchko = ヒーロー・グレチコ
unit-R-Assault1 = 突撃分隊R1
unit-R-Assault2 = 突撃分隊R2
unit-R-Assault3 = 突撃分隊R3
unit-R-Assault4 = 突撃分隊R4
unit-R-Assault5 = 突撃分隊R5
unit-R-Assault6 = 突撃分隊R6
unit-R-GuardsSMG1 = 親衛SMG分隊R1
unit-R-GuardsSMG2 = 親衛SMG分隊R2
unit-R-GuardsSMG3 = 親衛SMG分隊R3
unit-R-GuardsSMG4 = 親衛SMG分隊R4
unit-R-GuardsSMG5 = 親衛SMG分隊R5
unit-R-GuardsSMG6 = 親衛SMG分隊R6
unit-R-GuardsSMG7 = 親衛SMG分隊R7
unit-R-GuardsSMG8 = 親衛SMG分隊R8
unit-R-GuardsSMG9 = 親衛SMG分隊R9
unit-R-GuardsSMG10 = 親衛SMG分隊R10
unit-R-GuardsSMG11 = 親衛SMG分隊R11
unit-R-GuardsSMG12 = 親衛SMG分隊R12
unit-R-GuardsSMG13 = 親衛SMG分隊R13
unit-R-GuardsSMG14 = 親衛SMG分隊R14
unit-R-GuardsSMG15 = 親衛SMG分隊R15
unit-R-GuardsRifle1 = 親衛ライフル分隊R1
unit-R-GuardsRifle2 = 親衛ライフル分隊R2
unit-R-GuardsRifle3 = 親衛ライフル分隊R3
unit-R-GuardsRifle4 = 親衛ライフル分隊R4
unit-R-GuardsRifle5 = 親衛ライフル分隊R5
unit-R-GuardsRifle6 = 親衛ライフル分隊R6
unit-R-GuardsRifle7 = 親衛ライフル分隊R7
unit-R-GuardsRifle8 = 親衛ライフル分隊R8
unit-R-GuardsRifle9 = 親衛ライフル分隊R9
unit-R-GuardsRifle10 = 親衛ライフル分隊R10
unit-R-GuardsRifle11 = 親衛ライフル分隊R11
unit-R-GuardsRifle12 = 親衛ライフル分隊R12
unit-R-GuardsRifle13 = 親衛ライフル分隊R13
unit-R-GuardsRifle14 = 親衛ライフル分隊R14
unit-R-GuardsRifle15 = 親衛ライフル分隊R15
unit-R-SMG1 = SMG分隊R1
unit-R-SMG2 = SMG分隊R2
unit-R-SMG3 = SMG分隊R3
unit-R-SMG4 = SMG分隊R4
unit-R-SMG5 = SMG分隊R5
unit-R-SMG6 = SMG分隊R6
unit-R-SMG7 = SMG分隊R7
unit-R-SMG8 = SMG分隊R8
unit-R-SMG9 = SMG分隊R9
unit-R-SMG10 = SMG分隊R10
unit-R-SMG11 = SMG分隊R11
unit-R-SMG12 = SMG分隊R12
unit-R-SMG13 = SMG分隊R13
unit-R-SMG14 = SMG分隊R14
unit-R-SMG15 = SMG分隊R15
unit-R-Rifle1 = ライフル分隊R1
unit-R-Rifle2 = ライフル分隊R2
unit-R-Rifle3 = ライフル分隊R3
unit-R-Rifle4 = ライフル分隊R4
unit-R-Rifle5 = ライフル分隊R5
unit-R-Rifle6 = ライフル分隊R6
unit-R-Rifle7 = ライフル分隊R7
unit-R-Rifle8 = ライフル分隊R8
unit-R-Rifle9 = ライフル分隊R9
unit-R-Rifle10 = ライフル分隊R10
unit-R-Rifle11 = ライフル分隊R11
unit-R-Rifle12 = ライフル分隊R12
unit-R-Rifle13 = ライフル分隊R13
unit-R-Rifle14 = ライフル分隊R14
unit-R-Rifle15 = ライフル分隊R15
unit-R-Militia1 = 民兵分隊R1
unit-R-Militia2 = 民兵分隊R2
unit-R-Militia3 = 民兵分隊R3
unit-R-Militia4 = 民兵分隊R4
unit-R-Militia5 = 民兵分隊R5
unit-R-Militia6 = 民兵分隊R6
unit-R-Militia7 = 民兵分隊R7
unit-R-Militia8 = 民兵分隊R8
unit-R-Militia9 = 民兵分隊R9
unit-R-Militia10 = 民兵分隊R10
unit-R-Militia11 = 民兵分隊R11
unit-R-Militia12 = 民兵分隊R12
unit-R-Militia13 = 民兵分隊R13
unit-R-Militia14 = 民兵分隊R14
unit-R-Militia15 = 民兵分隊R15
unit-R-WeaponTeam1 = 兵器班R1
unit-R-WeaponTeam2 = 兵器班R2
unit-R-WeaponTeam3 = 兵器班R3
unit-R-WeaponTeam4 = 兵器班R4
unit-R-WeaponTeam5 = 兵器班R5
unit-R-WeaponTeam6 = 兵器班R6
unit-R-EliteTeam1 = エリート班R1
unit-R-EliteTeam2 = エリート班R2
unit-R-EliteTeam3 = エリート班R3
unit-R-EliteTeam4 = エリート班R4
unit-R-EliteTeam5 = エリート班R5
unit-R-EliteTeam6 = エリート班R6
unit-R-EliteTeam7 = エリート班R7
unit-R-EliteTeam8 = エリート班R8
unit-R-LineTeam1 = 正規兵班R1
unit-R-LineTeam2 = 正規兵班R2
unit-R-LineTeam3 = 正規兵班R3
unit-R-LineTeam4 = 正規兵班R4
unit-R-LineTeam5 = 正規兵班R5
unit-R-LineTeam6 = 正規兵班R6
unit-R-LineTeam7 = 正規兵班R7
unit-R-LineTeam8 = 正規兵班R8
unit-R-GreenTeam1 = 新兵班R1
unit-R-GreenTeam2 = 新兵班R2
unit-R-GreenTeam3 = 新兵班R3
unit-R-GreenTeam4 = 新兵班R4
unit-R-GreenTeam5 = 新兵班R5
unit-R-GreenTeam6 = 新兵班R6
unit-R-GreenTeam7 = 新兵班R7
unit-R-GreenTeam8 = 新兵班R8

## 兵器

weapon-G-LightMG1 = 軽機関銃G1
weapon-G-LightMG2 = 軽機関銃G2
weapon-G-LightMG3 = 軽機関銃G3
weapon-G-LightMG4 = 軽機関銃G4
weapon-G-LightMG5 = 軽機関銃G5
weapon-G-LightMG6 = 軽機関銃G6
weapon-G-HeavyMG1 = 重機関銃G1
weapon-G-HeavyMG2 = 重機関銃G2
weapon-G-HeavyMG3 = 重機関銃G3
weapon-G-LightMortar1 = 軽迫撃砲G1
weapon-G-LightMortar2 = 軽迫撃砲G2
weapon-G-LightMortar3 = 軽迫撃砲G3
weapon-G-LightMortar4 = 軽迫撃砲G4
weapon-G-MediumMortar1 = 中迫撃砲G1
weapon-G-MediumMortar2 = 中迫撃砲G2
weapon-G-MediumMortar3 = 中迫撃砲G3
weapon-G-MediumMortar4 = 中迫撃砲G4
weapon-G-IG18Gun1 = IG18歩兵砲G1
weapon-G-IG18Gun2 = IG18歩兵砲G2
weapon-G-IG33Gun1 = IG33歩兵砲G1
weapon-G-Flamethrower1 = 火炎放射器G1
weapon-G-Flamethrower2 = 火炎放射器G2
weapon-G-Flamethrower3 = 火炎放射器G3
weapon-G-SatchelCharge1 = 梱包爆薬G1
weapon-G-SatchelCharge2 = 梱包爆薬G2
weapon-G-SatchelCharge3 = 梱包爆薬G3
weapon-G-SatchelCharge4 = 梱包爆薬G4
weapon-G-SatchelCharge5 = 梱包爆薬G5
weapon-G-SatchelCharge6 = 梱包爆薬G6
weapon-R-LightMG1 = 軽機関銃R1
weapon-R-LightMG2 = 軽機関銃R2
weapon-R-LightMG3 = 軽機関銃R3
weapon-R-LightMG4 = 軽機関銃R4
weapon-R-LightMG5 = 軽機関銃R5
weapon-R-LightMG6 = 軽機関銃R6
weapon-R-MediumMG1 = 中機関銃R1
weapon-R-MediumMG2 = 中機関銃R2
weapon-R-HeavyMG1 = 重機関銃R1
weapon-R-HeavyMG2 = 重機関銃R2
weapon-R-50calMG1 = .50口径機関銃R1
weapon-R-50calMG2 = .50口径機関銃R2
weapon-R-LightMortar1 = 軽迫撃砲R1
weapon-R-LightMortar2 = 軽迫撃砲R2
weapon-R-LightMortar3 = 軽迫撃砲R3
weapon-R-MediumMortar1 = 中迫撃砲R1
weapon-R-MediumMortar2 = 中迫撃砲R2
weapon-R-InfantryGun1 = 歩兵砲R1
weapon-R-InfantryGun2 = 歩兵砲R2
weapon-R-Flamethrower1 = 火炎放射器R1
weapon-R-Flamethrower2 = 火炎放射器R2
weapon-R-Flamethrower3 = 火炎放射器R3
weapon-R-SatchelCharge1 = 梱包爆薬R1
weapon-R-SatchelCharge2 = 梱包爆薬R2
weapon-R-SatchelCharge3 = 梱包爆薬R3
weapon-R-SatchelCharge4 = 梱包爆薬R4
weapon-R-SatchelCharge5 = 梱包爆薬R5
weapon-R-SatchelCharge6 = 梱包爆薬R6
weapon-MolotovCocktail1 = モロトフ・カクテル1
weapon-MolotovCocktail2 = モロトフ・カクテル2
weapon-MolotovCocktail3 = モロトフ・カクテル3
weapon-MolotovCocktail4 = モロトフ・カクテル4
weapon-MolotovCocktail5 = モロトフ・カクテル5
weapon-MolotovCocktail6 = モロトフ・カクテル6
weapon-MolotovCocktail7 = モロトフ・カクテル7
weapon-MolotovCocktail8 = モロトフ・カクテル8
weapon-A-MediumMG1 = 中機関銃A1
weapon-A-MediumMG2 = 中機関銃A2
weapon-A-MediumMG3 = 中機関銃A3
weapon-A-MediumMG4 = 中機関銃A4
weapon-A-HeavyMG1 = 重機関銃A1
weapon-A-HeavyMG2 = 重機関銃A2
weapon-A-50calMG1 = .50口径機関銃A1
weapon-A-50calMG2 = .50口径機関銃A2
weapon-A-LightMortar1 = 軽迫撃砲A1
weapon-A-LightMortar2 = 軽迫撃砲A2
weapon-A-LightMortar3 = 軽迫撃砲A3
weapon-A-LightMortar4 = 軽迫撃砲A4
weapon-A-MediumMortar1 = 中迫撃砲A1
weapon-A-MediumMortar2 = 中迫撃砲A2
weapon-A-PackHowitzer1 = 山砲A1
weapon-A-PackHowitzer2 = 山砲A2
weapon-A-Flamethrower1 = 火炎放射器A1
weapon-A-Flamethrower2 = 火炎放射器A2
weapon-A-Flamethrower3 = 火炎放射器A3
weapon-A-SatchelCharge1 = 梱包爆薬A1
weapon-A-SatchelCharge2 = 梱包爆薬A2
weapon-A-SatchelCharge3 = 梱包爆薬A3
weapon-A-SatchelCharge4 = 梱包爆薬A4
weapon-A-SatchelCharge5 = 梱包爆薬A5
weapon-A-SatchelCharge6 = 梱包爆薬A6

## 射撃する駒

piece-Wehling = { unit-Wehling }
piece-Schrader = { unit-Schrader }
piece-Lauerbach = { unit-Lauerbach }
piece-Karsties = { unit-Karsties }
piece-Borbe = { unit-Borbe }
piece-Huntziger = { unit-Huntziger }
piece-Bolter = { unit-Bolter }
piece-Biermann = { unit-Biermann }
piece-Esser = { unit-Esser }
piece-Ganz = { unit-Ganz }
piece-Benzing = { unit-Benzing }
piece-Grein = { unit-Grein }
piece-Pfeiffer = { unit-Pfeiffer }
piece-Winkler = { unit-Winkler }
piece-Rettenhaus = { unit-Rettenhaus }
piece-Schmidt = { unit-Schmidt }
piece-Guttman = { unit-Guttman }
piece-Herzog = { unit-Herzog }
piece-Dietel = { unit-Dietel }
piece-G-Pionier1 = { unit-G-Pionier1 }
piece-G-Pionier2 = { unit-G-Pionier2 }
piece-G-Pionier3 = { unit-G-Pionier3 }
piece-G-Pionier4 = { unit-G-Pionier4 }
piece-G-Pionier5 = { unit-G-Pionier5 }
piece-G-Pionier6 = { unit-G-Pionier6 }
piece-G-SS1 = { unit-G-SS1 }
piece-G-SS2 = { unit-G-SS2 }
piece-G-SS3 = { unit-G-SS3 }
piece-G-SS4 = { unit-G-SS4 }
piece-G-SS5 = { unit-G-SS5 }
piece-G-SS6 = { unit-G-SS6 }
piece-G-SS7 = { unit-G-SS7 }
piece-G-SS8 = { unit-G-SS8 }
piece-G-SS9 = { unit-G-SS9 }
piece-G-SS10 = { unit-G-SS10 }
piece-G-EliteRifle1 = { unit-G-EliteRifle1 }
piece-G-EliteRifle2 = { unit-G-EliteRifle2 }
piece-G-EliteRifle3 = { unit-G-EliteRifle3 }
piece-G-EliteRifle4 = { unit-G-EliteRifle4 }
piece-G-EliteRifle5 = { unit-G-EliteRifle5 }
piece-G-EliteRifle6 = { unit-G-EliteRifle6 }
piece-G-EliteRifle7 = { unit-G-EliteRifle7 }
piece-G-EliteRifle8 = { unit-G-EliteRifle8 }
piece-G-EliteRifle9 = { unit-G-EliteRifle9 }
piece-G-EliteRifle10 = { unit-G-EliteRifle10 }
piece-G-Parachute1 = { unit-G-Parachute1 }
piece-G-Parachute2 = { unit-G-Parachute2 }
piece-G-Parachute3 = { unit-G-Parachute3 }
piece-G-Parachute4 = { unit-G-Parachute4 }
piece-G-Parachute5 = { unit-G-Parachute5 }
piece-G-Parachute6 = { unit-G-Parachute6 }
piece-G-Parachute7 = { unit-G-Parachute7 }
piece-G-Parachute8 = { unit-G-Parachute8 }
piece-G-Parachute9 = { unit-G-Parachute9 }
piece-G-Parachute10 = { unit-G-Parachute10 }
piece-G-Rifle1 = { unit-G-Rifle1 }
piece-G-Rifle2 = { unit-G-Rifle2 }
piece-G-Rifle3 = { unit-G-Rifle3 }
piece-G-Rifle4 = { unit-G-Rifle4 }
piece-G-Rifle5 = { unit-G-Rifle5 }
piece-G-Rifle6 = { unit-G-Rifle6 }
piece-G-Rifle7 = { unit-G-Rifle7 }
piece-G-Rifle8 = { unit-G-Rifle8 }
piece-G-Rifle9 = { unit-G-Rifle9 }
piece-G-Rifle10 = { unit-G-Rifle10 }
piece-G-Volksgrenadier1 = { unit-G-Volksgrenadier1 }
piece-G-Volksgrenadier2 = { unit-G-Volksgrenadier2 }
piece-G-Volksgrenadier3 = { unit-G-Volksgrenadier3 }
piece-G-Volksgrenadier4 = { unit-G-Volksgrenadier4 }
piece-G-Volksgrenadier5 = { unit-G-Volksgrenadier5 }
piece-G-Volksgrenadier6 = { unit-G-Volksgrenadier6 }
piece-G-Volksgrenadier7 = { unit-G-Volksgrenadier7 }
piece-G-Volksgrenadier8 = { unit-G-Volksgrenadier8 }
piece-G-Volksgrenadier9 = { unit-G-Volksgrenadier9 }
piece-G-Volksgrenadier10 = { unit-G-Volksgrenadier10 }
piece-G-Conscript1 = { unit-G-Conscript1 }
piece-G-Conscript2 = { unit-G-Conscript2 }
piece-G-Conscript3 = { unit-G-Conscript3 }
piece-G-Conscript4 = { unit-G-Conscript4 }
piece-G-Conscript5 = { unit-G-Conscript5 }
piece-G-Conscript6 = { unit-G-Conscript6 }
piece-G-Conscript7 = { unit-G-Conscript7 }
piece-G-Conscript8 = { unit-G-Conscript8 }
piece-G-Conscript9 = { unit-G-Conscript9 }
piece-G-Conscript10 = { unit-G-Conscript10 }
piece-G-WeaponTeam1 = { unit-G-WeaponTeam1 }
piece-G-WeaponTeam2 = { unit-G-WeaponTeam2 }
piece-G-WeaponTeam3 = { unit-G-WeaponTeam3 }
piece-G-WeaponTeam4 = { unit-G-WeaponTeam4 }
piece-G-WeaponTeam5 = { unit-G-WeaponTeam5 }
piece-G-WeaponTeam6 = { unit-G-WeaponTeam6 }
piece-G-EliteTeam1 = { unit-G-EliteTeam1 }
piece-G-EliteTeam2 = { unit-G-EliteTeam2 }
piece-G-EliteTeam3 = { unit-G-EliteTeam3 }
piece-G-EliteTeam4 = { unit-G-EliteTeam4 }
piece-G-EliteTeam5 = { unit-G-EliteTeam5 }
piece-G-EliteTeam6 = { unit-G-EliteTeam6 }
piece-G-EliteTeam7 = { unit-G-EliteTeam7 }
piece-G-EliteTeam8 = { unit-G-EliteTeam8 }
piece-G-LineTeam1 = { unit-G-LineTeam1 }
piece-G-LineTeam2 = { unit-G-LineTeam2 }
piece-G-LineTeam3 = { unit-G-LineTeam3 }
piece-G-LineTeam4 = { unit-G-LineTeam4 }
piece-G-LineTeam5 = { unit-G-LineTeam5 }
piece-G-LineTeam6 = { unit-G-LineTeam6 }
piece-G-LineTeam7 = { unit-G-LineTeam7 }
piece-G-LineTeam8 = { unit-G-LineTeam8 }
piece-G-GreenTeam1 = { unit-G-GreenTeam1 }
piece-G-GreenTeam2 = { unit-G-GreenTeam2 }
piece-G-GreenTeam3 = { unit-G-GreenTeam3 }
piece-G-GreenTeam4 = { unit-G-GreenTeam4 }
piece-G-GreenTeam5 = { unit-G-GreenTeam5 }
piece-G-GreenTeam6 = { unit-G-GreenTeam6 }
piece-G-GreenTeam7 = { unit-G-GreenTeam7 }
piece-G-GreenTeam8 = { unit-G-GreenTeam8 }
piece-Sitner = { unit-Sitner }
piece-Blankenship = { unit-Blankenship }
piece-Wray = { unit-Wray }
piece-Esparza = { unit-Esparza }
piece-Thomas = { unit-Thomas }
piece-Divine = { unit-Divine }
piece-White = { unit-White }
piece-Buehler = { unit-Buehler }
piece-Smith = { unit-Smith }
piece-Bergstrom = { unit-Bergstrom }
piece-Fuller = { unit-Fuller }
piece-Elkheart = { unit-Elkheart }
piece-Goziak = { unit-Goziak }
piece-Cassidy = { unit-Cassidy }
piece-Hubbard = { unit-Hubbard }
piece-Jensen = { unit-Jensen }
piece-Twells = { unit-Twells }
piece-Adamson = { unit-Adamson }
piece-Lucas = { unit-Lucas }
piece-A-Engineer1 = { unit-A-Engineer1 }
piece-A-Engineer2 = { unit-A-Engineer2 }
piece-A-Engineer3 = { unit-A-Engineer3 }
piece-A-Engineer4 = { unit-A-Engineer4 }
piece-A-Engineer5 = { unit-A-Engineer5 }
piece-A-Engineer6 = { unit-A-Engineer6 }
piece-A-Paratroop1 = { unit-A-Paratroop1 }
piece-A-Paratroop2 = { unit-A-Paratroop2 }
piece-A-Paratroop3 = { unit-A-Paratroop3 }
piece-A-Paratroop4 = { unit-A-Paratroop4 }
piece-A-Paratroop5 = { unit-A-Paratroop5 }
piece-A-Paratroop6 = { unit-A-Paratroop6 }
piece-A-Paratroop7 = { unit-A-Paratroop7 }
piece-A-Paratroop8 = { unit-A-Paratroop8 }
piece-A-Paratroop9 = { unit-A-Paratroop9 }
piece-A-Paratroop10 = { unit-A-Paratroop10 }
piece-A-Paratroop11 = { unit-A-Paratroop11 }
piece-A-Paratroop12 = { unit-A-Paratroop12 }
piece-A-Elite1 = { unit-A-Elite1 }
piece-A-Elite2 = { unit-A-Elite2 }
piece-A-Elite3 = { unit-A-Elite3 }
piece-A-Elite4 = { unit-A-Elite4 }
piece-A-Elite5 = { unit-A-Elite5 }
piece-A-Elite6 = { unit-A-Elite6 }
piece-A-Elite7 = { unit-A-Elite7 }
piece-A-Elite8 = { unit-A-Elite8 }
piece-A-Elite9 = { unit-A-Elite9 }
piece-A-Elite10 = { unit-A-Elite10 }
piece-A-Elite11 = { unit-A-Elite11 }
piece-A-Elite12 = { unit-A-Elite12 }
piece-A-Line1 = { unit-A-Line1 }
piece-A-Line2 = { unit-A-Line2 }
piece-A-Line3 = { unit-A-Line3 }
piece-A-Line4 = { unit-A-Line4 }
piece-A-Line5 = { unit-A-Line5 }
piece-A-Line6 = { unit-A-Line6 }
piece-A-Line7 = { unit-A-Line7 }
piece-A-Line8 = { unit-A-Line8 }
piece-A-Line9 = { unit-A-Line9 }
piece-A-Line10 = { unit-A-Line10 }
piece-A-Line11 = { unit-A-Line11 }
piece-A-Line12 = { unit-A-Line12 }
piece-A-Green1 = { unit-A-Green1 }
piece-A-Green2 = { unit-A-Green2 }
piece-A-Green3 = { unit-A-Green3 }
piece-A-Green4 = { unit-A-Green4 }
piece-A-Green5 = { unit-A-Green5 }
piece-A-Green6 = { unit-A-Green6 }
piece-A-Green7 = { unit-A-Green7 }
piece-A-Green8 = { unit-A-Green8 }
piece-A-Green9 = { unit-A-Green9 }
piece-A-Green10 = { unit-A-Green10 }
piece-A-Green11 = { unit-A-Green11 }
piece-A-Green12 = { unit-A-Green12 }
piece-A-WeaponTeam1 = { unit-A-WeaponTeam1 }
piece-A-WeaponTeam2 = { unit-A-WeaponTeam2 }
piece-A-WeaponTeam3 = { unit-A-WeaponTeam3 }
piece-A-WeaponTeam4 = { unit-A-WeaponTeam4 }
piece-A-WeaponTeam5 = { unit-A-WeaponTeam5 }
piece-A-WeaponTeam6 = { unit-A-WeaponTeam6 }
piece-A-EliteTeam1 = { unit-A-EliteTeam1 }
piece-A-EliteTeam2 = { unit-A-EliteTeam2 }
piece-A-EliteTeam3 = { unit-A-EliteTeam3 }
piece-A-EliteTeam4 = { unit-A-EliteTeam4 }
piece-A-EliteTeam5 = { unit-A-EliteTeam5 }
piece-A-EliteTeam6 = { unit-A-EliteTeam6 }
piece-A-EliteTeam7 = { unit-A-EliteTeam7 }
piece-A-EliteTeam8 = { unit-A-EliteTeam8 }
piece-A-LineTeam1 = { unit-A-LineTeam1 }
piece-A-LineTeam2 = { unit-A-LineTeam2 }
piece-A-LineTeam3 = { unit-A-LineTeam3 }
piece-A-LineTeam4 = { unit-A-LineTeam4 }
piece-A-LineTeam5 = { unit-A-LineTeam5 }
piece-A-LineTeam6 = { unit-A-LineTeam6 }
piece-A-LineTeam7 = { unit-A-LineTeam7 }
piece-A-LineTeam8 = { unit-A-LineTeam8 }
piece-A-GreenTeam1 = { unit-A-GreenTeam1 }
piece-A-GreenTeam2 = { unit-A-GreenTeam2 }
piece-A-GreenTeam3 = { unit-A-GreenTeam3 }
piece-A-GreenTeam4 = { unit-A-GreenTeam4 }
piece-A-GreenTeam5 = { unit-A-GreenTeam5 }
piece-A-GreenTeam6 = { unit-A-GreenTeam6 }
piece-A-GreenTeam7 = { unit-A-GreenTeam7 }
piece-A-GreenTeam8 = { unit-A-GreenTeam8 }
piece-Oliveira = { unit-Oliveira }
piece-Alves = { unit-Alves }
piece-Pereira = { unit-Pereira }
piece-Santos = { unit-Santos }
piece-Egorov = { unit-Egorov }
piece-Gulikevich = { unit-Gulikevich }
piece-Khukovsky = { unit-Khukovsky }
piece-Ostroumov = { unit-Ostroumov }
piece-Bijak = { unit-Bijak }
piece-Maisky = { unit-Maisky }
piece-Kovalev = { unit-Kovalev }
piece-Bikovets = { unit-Bikovets }
piece-Pyotor = { unit-Pyotor }
piece-Rodimtsev = { unit-Rodimtsev }
piece-Kaminsky = { unit-Kaminsky }
piece-Gordov = { unit-Gordov }
piece-Krylov = { unit-Krylov }
piece-Bulganin = { unit-Bulganin }
piece-Anishchik = { unit-Anishchik }
piece-Kutikov = { unit-Kutikov }
piece-Denikin = { unit-Denikin }
piece-Gelon = { unit-Gelon }
piece-Gretchko = { unit-Gretchko }
piece-R-Assault1 = { unit-R-Assault1 }
piece-R-Assault2 = { unit-R-Assault2 }
piece-R-Assault3 = { unit-R-Assault3 }
piece-R-Assault4 = { unit-R-Assault4 }
piece-R-Assault5 = { unit-R-Assault5 }
piece-R-Assault6 = { unit-R-Assault6 }
piece-R-GuardsSMG1 = { unit-R-GuardsSMG1 }
piece-R-GuardsSMG2 = { unit-R-GuardsSMG2 }
piece-R-GuardsSMG3 = { unit-R-GuardsSMG3 }
piece-R-GuardsSMG4 = { unit-R-GuardsSMG4 }
piece-R-GuardsSMG5 = { unit-R-GuardsSMG5 }
piece-R-GuardsSMG6 = { unit-R-GuardsSMG6 }
piece-R-GuardsSMG7 = { unit-R-GuardsSMG7 }
piece-R-GuardsSMG8 = { unit-R-GuardsSMG8 }
piece-R-GuardsSMG9 = { unit-R-GuardsSMG9 }
piece-R-GuardsSMG10 = { unit-R-GuardsSMG10 }
piece-R-GuardsSMG11 = { unit-R-GuardsSMG11 }
piece-R-GuardsSMG12 = { unit-R-GuardsSMG12 }
piece-R-GuardsSMG13 = { unit-R-GuardsSMG13 }
piece-R-GuardsSMG14 = { unit-R-GuardsSMG14 }
piece-R-GuardsSMG15 = { unit-R-GuardsSMG15 }
piece-R-GuardsRifle1 = { unit-R-GuardsRifle1 }
piece-R-GuardsRifle2 = { unit-R-GuardsRifle2 }
piece-R-GuardsRifle3 = { unit-R-GuardsRifle3 }
piece-R-GuardsRifle4 = { unit-R-GuardsRifle4 }
piece-R-GuardsRifle5 = { unit-R-GuardsRifle5 }
piece-R-GuardsRifle6 = { unit-R-GuardsRifle6 }
piece-R-GuardsRifle7 = { unit-R-GuardsRifle7 }
piece-R-GuardsRifle8 = { unit-R-GuardsRifle8 }
piece-R-GuardsRifle9 = { unit-R-GuardsRifle9 }
piece-R-GuardsRifle10 = { unit-R-GuardsRifle10 }
piece-R-GuardsRifle11 = { unit-R-GuardsRifle11 }
piece-R-GuardsRifle12 = { unit-R-GuardsRifle12 }
piece-R-GuardsRifle13 = { unit-R-GuardsRifle13 }
piece-R-GuardsRifle14 = { unit-R-GuardsRifle14 }
piece-R-GuardsRifle15 = { unit-R-GuardsRifle15 }
piece-R-SMG1 = { unit-R-SMG1 }
piece-R-SMG2 = { unit-R-SMG2 }
piece-R-SMG3 = { unit-R-SMG3 }
piece-R-SMG4 = { unit-R-SMG4 }
piece-R-SMG5 = { unit-R-SMG5 }
piece-R-SMG6 = { unit-R-SMG6 }
piece-R-SMG7 = { unit-R-SMG7 }
piece-R-SMG8 = { unit-R-SMG8 }
piece-R-SMG9 = { unit-R-SMG9 }
piece-R-SMG10 = { unit-R-SMG10 }
piece-R-SMG11 = { unit-R-SMG11 }
piece-R-SMG12 = { unit-R-SMG12 }
piece-R-SMG13 = { unit-R-SMG13 }
piece-R-SMG14 = { unit-R-SMG14 }
piece-R-SMG15 = { unit-R-SMG15 }
piece-R-Rifle1 = { unit-R-Rifle1 }
piece-R-Rifle2 = { unit-R-Rifle2 }
piece-R-Rifle3 = { unit-R-Rifle3 }
piece-R-Rifle4 = { unit-R-Rifle4 }
piece-R-Rifle5 = { unit-R-Rifle5 }
piece-R-Rifle6 = { unit-R-Rifle6 }
piece-R-Rifle7 = { unit-R-Rifle7 }
piece-R-Rifle8 = { unit-R-Rifle8 }
piece-R-Rifle9 = { unit-R-Rifle9 }
piece-R-Rifle10 = { unit-R-Rifle10 }
piece-R-Rifle11 = { unit-R-Rifle11 }
piece-R-Rifle12 = { unit-R-Rifle12 }
piece-R-Rifle13 = { unit-R-Rifle13 }
piece-R-Rifle14 = { unit-R-Rifle14 }
piece-R-Rifle15 = { unit-R-Rifle15 }
piece-R-Militia1 = { unit-R-Militia1 }
piece-R-Militia2 = { unit-R-Militia2 }
piece-R-Militia3 = { unit-R-Militia3 }
piece-R-Militia4 = { unit-R-Militia4 }
piece-R-Militia5 = { unit-R-Militia5 }
piece-R-Militia6 = { unit-R-Militia6 }
piece-R-Militia7 = { unit-R-Militia7 }
piece-R-Militia8 = { unit-R-Militia8 }
piece-R-Militia9 = { unit-R-Militia9 }
piece-R-Militia10 = { unit-R-Militia10 }
piece-R-Militia11 = { unit-R-Militia11 }
piece-R-Militia12 = { unit-R-Militia12 }
piece-R-Militia13 = { unit-R-Militia13 }
piece-R-Militia14 = { unit-R-Militia14 }
piece-R-Militia15 = { unit-R-Militia15 }
piece-R-WeaponTeam1 = { unit-R-WeaponTeam1 }
piece-R-WeaponTeam2 = { unit-R-WeaponTeam2 }
piece-R-WeaponTeam3 = { unit-R-WeaponTeam3 }
piece-R-WeaponTeam4 = { unit-R-WeaponTeam4 }
piece-R-WeaponTeam5 = { unit-R-WeaponTeam5 }
piece-R-WeaponTeam6 = { unit-R-WeaponTeam6 }
piece-R-EliteTeam1 = { unit-R-EliteTeam1 }
piece-R-EliteTeam2 = { unit-R-EliteTeam2 }
piece-R-EliteTeam3 = { unit-R-EliteTeam3 }
piece-R-EliteTeam4 = { unit-R-EliteTeam4 }
piece-R-EliteTeam5 = { unit-R-EliteTeam5 }
piece-R-EliteTeam6 = { unit-R-EliteTeam6 }
piece-R-EliteTeam7 = { unit-R-EliteTeam7 }
piece-R-EliteTeam8 = { unit-R-EliteTeam8 }
piece-R-LineTeam1 = { unit-R-LineTeam1 }
piece-R-LineTeam2 = { unit-R-LineTeam2 }
piece-R-LineTeam3 = { unit-R-LineTeam3 }
piece-R-LineTeam4 = { unit-R-LineTeam4 }
piece-R-LineTeam5 = { unit-R-LineTeam5 }
piece-R-LineTeam6 = { unit-R-LineTeam6 }
piece-R-LineTeam7 = { unit-R-LineTeam7 }
piece-R-LineTeam8 = { unit-R-LineTeam8 }
piece-R-GreenTeam1 = { unit-R-GreenTeam1 }
piece-R-GreenTeam2 = { unit-R-GreenTeam2 }
piece-R-GreenTeam3 = { unit-R-GreenTeam3 }
piece-R-GreenTeam4 = { unit-R-GreenTeam4 }
piece-R-GreenTeam5 = { unit-R-GreenTeam5 }
piece-R-GreenTeam6 = { unit-R-GreenTeam6 }
piece-R-GreenTeam7 = { unit-R-GreenTeam7 }
piece-R-GreenTeam8 = { unit-R-GreenTeam8 }
piece-G-LightMG1 = { weapon-G-LightMG1 }
piece-G-LightMG2 = { weapon-G-LightMG2 }
piece-G-LightMG3 = { weapon-G-LightMG3 }
piece-G-LightMG4 = { weapon-G-LightMG4 }
piece-G-LightMG5 = { weapon-G-LightMG5 }
piece-G-LightMG6 = { weapon-G-LightMG6 }
piece-G-HeavyMG1 = { weapon-G-HeavyMG1 }
piece-G-HeavyMG2 = { weapon-G-HeavyMG2 }
piece-G-HeavyMG3 = { weapon-G-HeavyMG3 }
piece-G-LightMortar1 = { weapon-G-LightMortar1 }
piece-G-LightMortar2 = { weapon-G-LightMortar2 }
piece-G-LightMortar3 = { weapon-G-LightMortar3 }
piece-G-LightMortar4 = { weapon-G-LightMortar4 }
piece-G-MediumMortar1 = { weapon-G-MediumMortar1 }
piece-G-MediumMortar2 = { weapon-G-MediumMortar2 }
piece-G-MediumMortar3 = { weapon-G-MediumMortar3 }
piece-G-MediumMortar4 = { weapon-G-MediumMortar4 }
piece-G-IG18Gun1 = { weapon-G-IG18Gun1 }
piece-G-IG18Gun2 = { weapon-G-IG18Gun2 }
piece-G-IG33Gun1 = { weapon-G-IG33Gun1 }
piece-G-Flamethrower1 = { weapon-G-Flamethrower1 }
piece-G-Flamethrower2 = { weapon-G-Flamethrower2 }
piece-G-Flamethrower3 = { weapon-G-Flamethrower3 }
piece-G-SatchelCharge1 = { weapon-G-SatchelCharge1 }
piece-G-SatchelCharge2 = { weapon-G-SatchelCharge2 }
piece-G-SatchelCharge3 = { weapon-G-SatchelCharge3 }
piece-G-SatchelCharge4 = { weapon-G-SatchelCharge4 }
piece-G-SatchelCharge5 = { weapon-G-SatchelCharge5 }
piece-G-SatchelCharge6 = { weapon-G-SatchelCharge6 }
piece-R-LightMG1 = { weapon-R-LightMG1 }
piece-R-LightMG2 = { weapon-R-LightMG2 }
piece-R-LightMG3 = { weapon-R-LightMG3 }
piece-R-LightMG4 = { weapon-R-LightMG4 }
piece-R-LightMG5 = { weapon-R-LightMG5 }
piece-R-LightMG6 = { weapon-R-LightMG6 }
piece-R-MediumMG1 = { weapon-R-MediumMG1 }
piece-R-MediumMG2 = { weapon-R-MediumMG2 }
piece-R-HeavyMG1 = { weapon-R-HeavyMG1 }
piece-R-HeavyMG2 = { weapon-R-HeavyMG2 }
piece-R-50calMG1 = { weapon-R-50calMG1 }
piece-R-50calMG2 = { weapon-R-50calMG2 }
piece-R-LightMortar1 = { weapon-R-LightMortar1 }
piece-R-LightMortar2 = { weapon-R-LightMortar2 }
piece-R-LightMortar3 = { weapon-R-LightMortar3 }
piece-R-MediumMortar1 = { weapon-R-MediumMortar1 }
piece-R-MediumMortar2 = { weapon-R-MediumMortar2 }
piece-R-InfantryGun1 = { weapon-R-InfantryGun1 }
piece-R-InfantryGun2 = { weapon-R-InfantryGun2 }
piece-R-Flamethrower1 = { weapon-R-Flamethrower1 }
piece-R-Flamethrower2 = { weapon-R-Flamethrower2 }
piece-R-Flamethrower3 = { weapon-R-Flamethrower3 }
piece-R-SatchelCharge1 = { weapon-R-SatchelCharge1 }
piece-R-SatchelCharge2 = { weapon-R-SatchelCharge2 }
piece-R-SatchelCharge3 = { weapon-R-SatchelCharge3 }
piece-R-SatchelCharge4 = { weapon-R-SatchelCharge4 }
piece-R-SatchelCharge5 = { weapon-R-SatchelCharge5 }
piece-R-SatchelCharge6 = { weapon-R-SatchelCharge6 }
piece-MolotovCocktail1 = { weapon-MolotovCocktail1 }
piece-MolotovCocktail2 = { weapon-MolotovCocktail2 }
piece-MolotovCocktail3 = { weapon-MolotovCocktail3 }
piece-MolotovCocktail4 = { weapon-MolotovCocktail4 }
piece-MolotovCocktail5 = { weapon-MolotovCocktail5 }
piece-MolotovCocktail6 = { weapon-MolotovCocktail6 }
piece-MolotovCocktail7 = { weapon-MolotovCocktail7 }
piece-MolotovCocktail8 = { weapon-MolotovCocktail8 }
piece-A-MediumMG1 = { weapon-A-MediumMG1 }
piece-A-MediumMG2 = { weapon-A-MediumMG2 }
piece-A-MediumMG3 = { weapon-A-MediumMG3 }
piece-A-MediumMG4 = { weapon-A-MediumMG4 }
piece-A-HeavyMG1 = { weapon-A-HeavyMG1 }
piece-A-HeavyMG2 = { weapon-A-HeavyMG2 }
piece-A-50calMG1 = { weapon-A-50calMG1 }
piece-A-50calMG2 = { weapon-A-50calMG2 }
piece-A-LightMortar1 = { weapon-A-LightMortar1 }
piece-A-LightMortar2 = { weapon-A-LightMortar2 }
piece-A-LightMortar3 = { weapon-A-LightMortar3 }
piece-A-LightMortar4 = { weapon-A-LightMortar4 }
piece-A-MediumMortar1 = { weapon-A-MediumMortar1 }
piece-A-MediumMortar2 = { weapon-A-MediumMortar2 }
piece-A-PackHowitzer1 = { weapon-A-PackHowitzer1 }
piece-A-PackHowitzer2 = { weapon-A-PackHowitzer2 }
piece-A-Flamethrower1 = { weapon-A-Flamethrower1 }
piece-A-Flamethrower2 = { weapon-A-Flamethrower2 }
piece-A-Flamethrower3 = { weapon-A-Flamethrower3 }
piece-A-SatchelCharge1 = { weapon-A-SatchelCharge1 }
piece-A-SatchelCharge2 = { weapon-A-SatchelCharge2 }
piece-A-SatchelCharge3 = { weapon-A-SatchelCharge3 }
piece-A-SatchelCharge4 = { weapon-A-SatchelCharge4 }
piece-A-SatchelCharge5 = { weapon-A-SatchelCharge5 }
piece-A-SatchelCharge6 = { weapon-A-SatchelCharge6 }

## 無線機

radio-G-Radio75mm = 75mm無線機G
radio-G-Radio81mm = 81mm無線機G
radio-G-Radio105mm = 105mm無線機G
radio-G-Radio120mm = 120mm無線機G
radio-G-Radio150mm = 150mm無線機G
radio-R-Radio76mm = 76mm無線機R
radio-R-Radio82mm = 82mm無線機R
radio-R-Radio122mm = 122mm無線機R
radio-R-Radio152mm = 152mm無線機R
radio-A-Radio75mm = 75mm無線機A
radio-A-Radio81mm = 81mm無線機A
radio-A-Radio105mm = 105mm無線機A
radio-A-Radio155mm = 155mm無線機A
radio-A-Radio203mm = 203mm無線機A

## サポートテーブルの項目

item-Guttman = グットマン伍長
item-Conscript = 徴集兵分隊
item-Volksgrenadier = 国民擲弾兵分隊
item-Schmidt = シュミット伍長
item-WeaponTeam-LightMG = 兵器班＋軽機関銃
item-Pfeiffer = プファイファー軍曹
item-WeaponTeam-MediumMortar = 兵器班＋中迫撃砲
item-Rifle = ライフル分隊
item-Radio150mm = 150mm無線機
item-WeaponTeam-HeavyMG = 兵器班＋重機関銃
item-Radio105mm = 105mm無線機
item-Benzing = ベンツィング軍曹
item-Grein = グライン軍曹
item-WeaponTeam-LightMortar = 兵器班＋軽迫撃砲
item-Radio81mm = 81mm無線機
item-WeaponTeam-IG18Gun = 兵器班＋IG18歩兵砲
item-Parachute = 降下猟兵分隊
item-Huntziger = フンツィガー中尉
item-Bolter = ボルター中尉
item-Borbe = ボルベ中尉
item-EliteRifle = エリートライフル分隊
item-Radio75mm = 75mm無線機
item-Wehling = ヴェーリング大尉
item-WeaponTeam-IG33Gun = 兵器班＋IG33歩兵砲
item-Pionier-SatchelCharge = 工兵分隊＋梱包爆薬
item-Pionier-Flamethrower = 工兵分隊＋火炎放射器
item-Denikin = デニーキン伍長
item-Militia = 民兵分隊
item-Radio152mm = 152mm無線機
item-Radio122mm = 122mm無線機
item-SMG = SMG分隊
item-Kutikov = クチコフ伍長
item-Radio82mm = 82mm無線機
item-Kaminsky = カミンスキー軍曹
item-WeaponTeam-InfantryGun = 兵器班＋歩兵砲
item-Radio76mm = 76mm無線機
item-Rodimtsev = ロジムツェフ軍曹
item-WeaponTeam-MediumMG = 兵器班＋中機関銃
item-Bijak = ビジャク中尉
item-Assault-SatchelCharge = 突撃分隊＋梱包爆薬
item-GuardsSMG = 親衛SMG分隊
item-Ostroumov = オストロウモフ中尉
item-WeaponTeam-50calMG = 兵器班＋.50口径機関銃
item-GuardsRifle = 親衛ライフル分隊
item-Radio120mm = 120mm無線機
item-SS = SS分隊
item-Twells = トウェルズ伍長
item-Green = 新兵分隊
item-Radio203mm = 203mm無線機
item-Radio155mm = 155mm無線機
item-Jensen = ジェンセン伍長
item-Elkheart = エルクハート軍曹
item-Line = 正規兵分隊
item-Goziak = ゴジアク軍曹
item-Bergstrom = バーグストローム軍曹
item-Fuller = フラー軍曹
item-Thomas = トーマス中尉
item-WeaponTeam-PackHowitzer = 兵器班＋山砲
item-Elite = エリート分隊
item-Esparza = エスパルサ中尉
item-Engineer-SatchelCharge = 工兵分隊＋梱包爆薬
item-Sitner = シトナー大尉
item-Engineer-Flamethrower = 工兵分隊＋火炎放射器
item-Paratroop = 空挺分隊
item-Anishchik = アニシチク伍長
item-Pyotor = ピョートル軍曹
item-Egorov = エゴロフ大尉
item-Assault-Flamethrower = 突撃分隊＋火炎放射器

## 目標チット

chit-A = A（目標1：1VP）
chit-B = B（目標2：1VP）
chit-C = C（目標3：1VP）
chit-D = D（目標4：1VP）
chit-E = E（目標5：1VP）
chit-F = F（目標2：2VP）
chit-G = G（目標3：2VP）
chit-H = H（目標4：2VP）
chit-J = J（目標5：2VP）
chit-K = K（目標3：3VP）
chit-L = L（目標4：3VP）
chit-M = M（目標5：3VP）
chit-N = N（目標4：4VP）
chit-P = P（目標5：4VP）
chit-Q = Q（目標5：5VP）
chit-R = R（目標5：10VP）
chit-S = S（各目標1VP）
chit-T = T（各目標2VP）
chit-U = U（各目標3VP）
chit-V = V（サドンデスロールの前に5つの目標すべてを支配していれば勝利）
chit-W = W（脱出のVPが2倍）
chit-X = X（除去のVPが2倍）

## 運命カード：オーダー／アクション

card-A-1 = { order-fire }／{ action-assault-fire }
card-A-2 = { order-recover }／{ action-assault-fire }
card-A-3 = { order-recover }／{ action-assault-fire }
card-A-4 = { order-recover }／{ action-hand-grenades }
card-A-5 = { order-recover }／{ action-hand-grenades }
card-A-6 = { order-recover }／{ action-hand-grenades }
card-A-7 = { order-recover }／{ action-spray-fire }
card-A-8 = { order-recover }／{ action-spray-fire }
card-A-9 = { order-recover }／{ action-spray-fire }
card-A-10 = { order-command-confusion }／{ action-spray-fire }
card-A-11 = { order-rout }／{ action-spray-fire }
card-A-12 = { order-rout }／{ action-spray-fire }
card-A-13 = { order-rout }／{ action-hand-grenades }
card-A-14 = { order-rout }／{ action-hand-grenades }
card-A-15 = { order-rout }／{ action-hand-grenades }
card-A-16 = { order-rout }／{ action-assault-fire }
card-A-17 = { order-rout }／{ action-assault-fire }
card-A-18 = { order-rout }／{ action-assault-fire }
card-A-19 = { order-move }／{ action-crossfire }
card-A-20 = { order-move }／{ action-crossfire }
card-A-21 = { order-move }／{ action-crossfire }
card-A-22 = { order-move }／{ action-crossfire }
card-A-23 = { order-move }／{ action-crossfire }
card-A-24 = { order-move }／{ action-crossfire }
card-A-25 = { order-move }／{ action-crossfire }
card-A-26 = { order-move }／{ action-concealment }
card-A-27 = { order-move }／{ action-concealment }
card-A-28 = { order-move }／{ action-concealment }
card-A-29 = { order-move }／{ action-concealment }
card-A-30 = { order-rout }／{ action-sustained-fire }
card-A-31 = { order-artillery-denied }／{ action-hidden-unit }
card-A-32 = { order-artillery-denied }／{ action-hidden-mines }
card-A-33 = { order-artillery-denied }／{ action-dig-in }
card-A-34 = { order-artillery-request }／{ action-dig-in }
card-A-35 = { order-artillery-request }／{ action-dig-in }
card-A-36 = { order-artillery-request }／{ action-dig-in }
card-A-37 = { order-artillery-request }／{ action-hidden-entrenchments }
card-A-38 = { order-artillery-request }／{ action-hidden-entrenchments }
card-A-39 = { order-artillery-request }／{ action-hidden-entrenchments }
card-A-40 = { order-artillery-request }／{ action-hidden-wire }
card-A-41 = { order-artillery-request }／{ action-hidden-wire }
card-A-42 = { order-artillery-request }／{ action-bore-sighting }
card-A-43 = { order-command-confusion }／{ action-sustained-fire }
card-A-44 = { order-advance }／{ action-sustained-fire }
card-A-45 = { order-advance }／{ action-sustained-fire }
card-A-46 = { order-advance }／{ action-light-wounds }
card-A-47 = { order-advance }／{ action-light-wounds }
card-A-48 = { order-move }／{ action-light-wounds }
card-A-49 = { order-command-confusion }／{ action-sustained-fire }
card-A-50 = { order-command-confusion }／{ action-command-confusion }
card-A-51 = { order-fire }／{ action-smoke-grenades }
card-A-52 = { order-fire }／{ action-smoke-grenades }
card-A-53 = { order-fire }／{ action-smoke-grenades }
card-A-54 = { order-fire }／{ action-smoke-grenades }
card-A-55 = { order-fire }／{ action-smoke-grenades }
card-A-56 = { order-fire }／{ action-smoke-grenades }
card-A-57 = { order-fire }／{ action-smoke-grenades }
card-A-58 = { order-fire }／{ action-smoke-grenades }
card-A-59 = { order-fire }／{ action-ambush }
card-A-60 = { order-fire }／{ action-ambush }
card-A-61 = { order-fire }／{ action-ambush }
card-A-62 = { order-fire }／{ action-ambush }
card-A-63 = { order-fire }／{ action-ambush }
card-A-64 = { order-fire }／{ action-ambush }
card-A-65 = { order-fire }／{ action-light-wounds }
card-A-66 = { order-fire }／{ action-light-wounds }
card-A-67 = { order-fire }／{ action-demolitions }
card-A-68 = { order-fire }／{ action-smoke-grenades }
card-A-69 = { order-fire }／{ action-light-wounds }
card-A-70 = { order-command-confusion }／{ action-command-confusion }
card-A-71 = { order-command-confusion }／{ action-sustained-fire }
card-A-72 = { order-command-confusion }／{ action-crossfire }
card-G-1 = { order-recover }／{ action-assault-fire }
card-G-2 = { order-recover }／{ action-assault-fire }
card-G-3 = { order-recover }／{ action-assault-fire }
card-G-4 = { order-recover }／{ action-hand-grenades }
card-G-5 = { order-recover }／{ action-hand-grenades }
card-G-6 = { order-recover }／{ action-hand-grenades }
card-G-7 = { order-recover }／{ action-spray-fire }
card-G-8 = { order-recover }／{ action-spray-fire }
card-G-9 = { order-recover }／{ action-spray-fire }
card-G-10 = { order-rout }／{ action-spray-fire }
card-G-11 = { order-rout }／{ action-spray-fire }
card-G-12 = { order-rout }／{ action-spray-fire }
card-G-13 = { order-rout }／{ action-hand-grenades }
card-G-14 = { order-rout }／{ action-hand-grenades }
card-G-15 = { order-rout }／{ action-hand-grenades }
card-G-16 = { order-rout }／{ action-assault-fire }
card-G-17 = { order-rout }／{ action-assault-fire }
card-G-18 = { order-rout }／{ action-assault-fire }
card-G-19 = { order-move }／{ action-crossfire }
card-G-20 = { order-move }／{ action-crossfire }
card-G-21 = { order-move }／{ action-crossfire }
card-G-22 = { order-move }／{ action-crossfire }
card-G-23 = { order-move }／{ action-crossfire }
card-G-24 = { order-move }／{ action-crossfire }
card-G-25 = { order-move }／{ action-crossfire }
card-G-26 = { order-move }／{ action-crossfire }
card-G-27 = { order-move }／{ action-concealment }
card-G-28 = { order-move }／{ action-concealment }
card-G-29 = { order-move }／{ action-concealment }
card-G-30 = { order-move }／{ action-concealment }
card-G-31 = { order-command-confusion }／{ action-hidden-unit }
card-G-32 = { order-artillery-denied }／{ action-hidden-mines }
card-G-33 = { order-artillery-request }／{ action-dig-in }
card-G-34 = { order-artillery-request }／{ action-dig-in }
card-G-35 = { order-artillery-request }／{ action-dig-in }
card-G-36 = { order-artillery-request }／{ action-dig-in }
card-G-37 = { order-artillery-request }／{ action-hidden-entrenchments }
card-G-38 = { order-artillery-request }／{ action-hidden-entrenchments }
card-G-39 = { order-artillery-request }／{ action-hidden-pillbox }
card-G-40 = { order-artillery-request }／{ action-hidden-wire }
card-G-41 = { order-artillery-denied }／{ action-hidden-wire }
card-G-42 = { order-command-confusion }／{ action-bore-sighting }
card-G-43 = { order-advance }／{ action-sustained-fire }
card-G-44 = { order-advance }／{ action-sustained-fire }
card-G-45 = { order-advance }／{ action-sustained-fire }
card-G-46 = { order-command-confusion }／{ action-light-wounds }
card-G-47 = { order-command-confusion }／{ action-command-confusion }
card-G-48 = { order-rout }／{ action-concealment }
card-G-49 = { order-command-confusion }／{ action-sustained-fire }
card-G-50 = { order-fire }／{ action-smoke-grenades }
card-G-51 = { order-fire }／{ action-smoke-grenades }
card-G-52 = { order-fire }／{ action-smoke-grenades }
card-G-53 = { order-fire }／{ action-smoke-grenades }
card-G-54 = { order-fire }／{ action-smoke-grenades }
card-G-55 = { order-fire }／{ action-smoke-grenades }
card-G-56 = { order-fire }／{ action-ambush }
card-G-57 = { order-fire }／{ action-ambush }
card-G-58 = { order-fire }／{ action-ambush }
card-G-59 = { order-fire }／{ action-ambush }
card-G-60 = { order-fire }／{ action-ambush }
card-G-61 = { order-fire }／{ action-ambush }
card-G-62 = { order-fire }／{ action-no-quarter }
card-G-63 = { order-fire }／{ action-no-quarter }
card-G-64 = { order-fire }／{ action-no-quarter }
card-G-65 = { order-fire }／{ action-demolitions }
card-G-66 = { order-fire }／{ action-light-wounds }
card-G-67 = { order-fire }／{ action-light-wounds }
card-G-68 = { order-advance }／{ action-light-wounds }
card-G-69 = { order-advance }／{ action-light-wounds }
card-G-70 = { order-command-confusion }／{ action-marksmanship }
card-G-71 = { order-command-confusion }／{ action-sustained-fire }
card-G-72 = { order-command-confusion }／{ action-sustained-fire }
card-R-1 = { order-recover }／{ action-assault-fire }
card-R-2 = { order-recover }／{ action-assault-fire }
card-R-3 = { order-recover }／{ action-assault-fire }
card-R-4 = { order-recover }／{ action-hand-grenades }
card-R-5 = { order-recover }／{ action-hand-grenades }
card-R-6 = { order-recover }／{ action-hand-grenades }
card-R-7 = { order-recover }／{ action-spray-fire }
card-R-8 = { order-recover }／{ action-spray-fire }
card-R-9 = { order-recover }／{ action-spray-fire }
card-R-10 = { order-move }／{ action-spray-fire }
card-R-11 = { order-rout }／{ action-spray-fire }
card-R-12 = { order-rout }／{ action-spray-fire }
card-R-13 = { order-rout }／{ action-demolitions }
card-R-14 = { order-rout }／{ action-sustained-fire }
card-R-15 = { order-rout }／{ action-sustained-fire }
card-R-16 = { order-rout }／{ action-assault-fire }
card-R-17 = { order-rout }／{ action-assault-fire }
card-R-18 = { order-rout }／{ action-assault-fire }
card-R-19 = { order-rout }／{ action-crossfire }
card-R-20 = { order-move }／{ action-crossfire }
card-R-21 = { order-move }／{ action-crossfire }
card-R-22 = { order-move }／{ action-crossfire }
card-R-23 = { order-move }／{ action-crossfire }
card-R-24 = { order-move }／{ action-crossfire }
card-R-25 = { order-move }／{ action-crossfire }
card-R-26 = { order-move }／{ action-crossfire }
card-R-27 = { order-move }／{ action-concealment }
card-R-28 = { order-advance }／{ action-smoke-grenades }
card-R-29 = { order-advance }／{ action-smoke-grenades }
card-R-30 = { order-command-confusion }／{ action-smoke-grenades }
card-R-31 = { order-artillery-request }／{ action-hidden-unit }
card-R-32 = { order-artillery-denied }／{ action-hidden-mines }
card-R-33 = { order-command-confusion }／{ action-dig-in }
card-R-34 = { order-command-confusion }／{ action-dig-in }
card-R-35 = { order-command-confusion }／{ action-dig-in }
card-R-36 = { order-artillery-request }／{ action-dig-in }
card-R-37 = { order-artillery-request }／{ action-hidden-entrenchments }
card-R-38 = { order-artillery-request }／{ action-hidden-entrenchments }
card-R-39 = { order-artillery-request }／{ action-hidden-pillbox }
card-R-40 = { order-artillery-request }／{ action-hidden-wire }
card-R-41 = { order-artillery-denied }／{ action-hidden-wire }
card-R-42 = { order-artillery-denied }／{ action-bore-sighting }
card-R-43 = { order-advance }／{ action-sustained-fire }
card-R-44 = { order-advance }／{ action-sustained-fire }
card-R-45 = { order-advance }／{ action-sustained-fire }
card-R-46 = { order-advance }／{ action-light-wounds }
card-R-47 = { order-move }／{ action-light-wounds }
card-R-48 = { order-move }／{ action-light-wounds }
card-R-49 = { order-move }／{ action-light-wounds }
card-R-50 = { order-move }／{ action-light-wounds }
card-R-51 = { order-command-confusion }／{ action-light-wounds }
card-R-52 = { order-fire }／{ action-light-wounds }
card-R-53 = { order-fire }／{ action-sustained-fire }
card-R-54 = { order-fire }／{ action-ambush }
card-R-55 = { order-fire }／{ action-ambush }
card-R-56 = { order-fire }／{ action-ambush }
card-R-57 = { order-fire }／{ action-ambush }
card-R-58 = { order-fire }／{ action-ambush }
card-R-59 = { order-fire }／{ action-ambush }
card-R-60 = { order-fire }／{ action-no-quarter }
card-R-61 = { order-fire }／{ action-no-quarter }
card-R-62 = { order-fire }／{ action-no-quarter }
card-R-63 = { order-fire }／{ action-light-wounds }
card-R-64 = { order-fire }／{ action-concealment }
card-R-65 = { order-fire }／{ action-concealment }
card-R-66 = { order-fire }／{ action-concealment }
card-R-67 = { order-fire }／{ action-concealment }
card-R-68 = { order-fire }／{ action-concealment }
card-R-69 = { order-fire }／{ action-concealment }
card-R-70 = { order-command-confusion }／{ action-hand-grenades }
card-R-71 = { order-command-confusion }／{ action-hand-grenades }
card-R-72 = { order-command-confusion }／{ action-hand-grenades }

## 待機オーダー

kind-command = オーダー
command-fire-order = 射撃
command-move-order = 移動
command-advance-order = 前進
command-recover-order = 回復
command-rout-order = 潰走
command-artillery-order = 砲撃要請
do-halt-there = 経路の終わりで停止
about-halt-there = 選んだヘクスに着いたユニットは、移動力が残っていてもそこで停止します。途中で止められたときは質問します。
standing-halt-there = 選んだ経路の終わりで停止します。
do-fire-on-entry = 臨機射撃
do-conceal = 隠蔽
do-ask-always = これらのオーダー中は必ず尋ねる
about-fire-on-entry = これらのヘクスのどれかに移動してきた敵を、これらのユニットのそこへの火力（アクションを除く）がこの値以上なら射撃します。まだ活性化していなければ、手札のうち、残すものを除く最初の「射撃」カードで活性化します。カードがなければパスします。
about-conceal = これらのユニット（選ばなければ全ユニット）の火力防御ロールの直前に、カバーがこの値以上なら、手札のうち、残すものを除く最初の「隠蔽」カードを使います。1回の攻撃で各ヘクスにつき1回だけです。カードがなければそのままロールします。
about-ask-always = 対戦相手がこれらのオーダーのどれかを実行している間は必ず尋ね、あなたが答えるまで待ちます。
field-hexes = ヘクス
field-units = ユニット
field-keep = 残すカード
field-fp = 最低火力
field-cover = 最低カバー
field-orders = 対戦相手のオーダー
standing-fire-on-entry = { $hexes }に入った敵を、火力{ $fp }以上なら{ $units }で射撃します{ $keep ->
    [none] 。
   *[other] （{ $keep }は残す）。
}
standing-conceal = カバー{ $cover }以上なら{ $units ->
    [none] 全ユニット
   *[other] { $units }
}を隠蔽します{ $keep ->
    [none] 。
   *[other] （{ $keep }は残す）。
}
standing-ask-always = 対戦相手の次のオーダーの間は必ず尋ねます：{ $orders }。
refuse-no-hexes = 射撃するヘクスを1つ以上選んでください。
refuse-no-units = 射撃するユニットを1個以上選んでください。
refuse-no-orders = 尋ねてほしいオーダーを1つ以上選んでください。

## ランダムシナリオの戦闘序列、マップ端、防御施設

edge-top = 上
edge-bottom = 下
edge-left = 左
edge-right = 右
works-foxholes-3 = たこつぼ3
works-trench-3 = 塹壕3
works-bunker-trench = 掩蔽壕1と塹壕1
works-wire-9 = 鉄条網9
works-mines-6 = 地雷10（6FP）
works-mines-7 = 地雷10（7FP）
works-mines-8 = 地雷10（8FP）
works-strongpoint = 掩蔽壕3、塹壕3、鉄条網3、地雷3（8FP）
battle-G-A-company = 工兵中隊
battle-G-A-detachment = 工兵分遣隊
battle-G-A-platoon = 工兵小隊
battle-G-B-company = SS中隊
battle-G-B-detachment = SS分遣隊
battle-G-B-platoon = SS小隊
battle-G-C-company = エリートライフル中隊
battle-G-C-detachment = エリートライフル分遣隊
battle-G-C-platoon = エリートライフル小隊
battle-G-D-company = 降下猟兵中隊
battle-G-D-detachment = 降下猟兵分遣隊
battle-G-D-platoon = 降下猟兵小隊
battle-G-E-company = 突撃中隊
battle-G-E-detachment = 突撃分遣隊
battle-G-E-platoon = 突撃小隊
battle-G-F-company = ライフル中隊
battle-G-F-detachment = ライフル分遣隊
battle-G-F-platoon = ライフル小隊
battle-G-G-company = 徴集ライフル中隊
battle-G-G-detachment = 徴集ライフル分遣隊
battle-G-G-platoon = 徴集ライフル小隊
battle-G-H-company = 国民擲弾兵中隊
battle-G-H-detachment = 国民擲弾兵分遣隊
battle-G-H-platoon = 国民擲弾兵小隊
battle-G-J-company = 守備隊中隊
battle-G-J-detachment = 守備隊分遣隊
battle-G-J-platoon = 守備隊小隊
battle-A-R-company = 戦闘工兵中隊
battle-A-R-detachment = 戦闘工兵分遣隊
battle-A-R-platoon = 戦闘工兵小隊
battle-A-S-company = 空挺中隊
battle-A-S-detachment = 空挺分遣隊
battle-A-S-platoon = 空挺小隊
battle-A-T-company = エリートライフル中隊
battle-A-T-detachment = エリートライフル分遣隊
battle-A-T-platoon = エリートライフル小隊
battle-A-U-company = レンジャー中隊
battle-A-U-detachment = レンジャー分遣隊
battle-A-U-platoon = レンジャー小隊
battle-A-V-company = 古参ライフル中隊
battle-A-V-detachment = 古参ライフル分遣隊
battle-A-V-platoon = 古参ライフル小隊
battle-A-W-company = 正規ライフル中隊
battle-A-W-detachment = 正規ライフル分遣隊
battle-A-W-platoon = 正規ライフル小隊
battle-A-X-company = ブラジル中隊
battle-A-X-detachment = ブラジル分遣隊
battle-A-X-platoon = ブラジル小隊
battle-A-Y-company = 補充兵中隊
battle-A-Y-detachment = 補充兵分遣隊
battle-A-Y-platoon = 補充兵小隊
battle-A-Z-company = 後方部隊中隊
battle-A-Z-detachment = 後方部隊分遣隊
battle-A-Z-platoon = 後方部隊小隊
battle-R-R-company = 親衛SMG中隊
battle-R-R-detachment = 親衛SMG分遣隊
battle-R-R-platoon = 親衛SMG小隊
battle-R-S-company = コマンドー中隊
battle-R-S-detachment = コマンドー分遣隊
battle-R-S-platoon = コマンドー小隊
battle-R-T-company = 突撃工兵中隊
battle-R-T-detachment = 突撃工兵分遣隊
battle-R-T-platoon = 突撃工兵小隊
battle-R-U-company = 親衛ライフル中隊
battle-R-U-detachment = 親衛ライフル分遣隊
battle-R-U-platoon = 親衛ライフル小隊
battle-R-V-company = SMG中隊
battle-R-V-detachment = SMG分遣隊
battle-R-V-platoon = SMG小隊
battle-R-W-company = 前期ライフル中隊
battle-R-W-detachment = 前期ライフル分遣隊
battle-R-W-platoon = 前期ライフル小隊
battle-R-X-company = 中期ライフル中隊
battle-R-X-detachment = 中期ライフル分遣隊
battle-R-X-platoon = 中期ライフル小隊
battle-R-Y-company = 後期ライフル中隊
battle-R-Y-detachment = 後期ライフル分遣隊
battle-R-Y-platoon = 後期ライフル小隊
battle-R-Z-company = 民兵中隊
battle-R-Z-detachment = 民兵分遣隊
battle-R-Z-platoon = 民兵小隊
question-walk = 移動の続行か停止
question-reroll = イニシアティブカードによる振り直し
question-shield = 火力防御ロール前のアクション
question-entered = ヘクスに進入した敵への対応
question-boost = 重火器命中後のアクション
question-wounds = 軽傷
question-ambush = 待ち伏せ
question-quarter = 無慈悲
question-dig-in = 塹壕を掘る
question-after-pass = 対戦相手のパス後のアクション
question-defend = 次に火力防御ロールを行うユニット
question-retreat = 退却
question-ambushed = 待ち伏せで混乱するユニット
question-melee = 次に解決する近接戦闘
question-jam = 故障する兵器
question-stack = スタック超過
question-clear-smoke = 取り除く煙幕
question-reinforce = 増援
question-sniper = 狙撃兵
thrown-attack = { kind-attack }
thrown-defence = { kind-defence }
thrown-targeting = { kind-targeting }
thrown-accuracy = { kind-accuracy }
thrown-rally = { kind-rally }
thrown-rout = { kind-rout }
thrown-melee = { kind-melee }
thrown-death = { kind-death }
thrown-support = { kind-support }
thrown-commissar = { kind-commissar }

## ユニットの数値と略語
value-3-1 = 火力
value-3-2 = 射程
value-3-3 = 移動力
value-3-left = 指揮
value-3-right = 士気
value-2-1 = 火力
value-2-2 = 射程
value-2-right = 移動
short-FP = 火力
short-MP = 移動ポイント
short-VP = 勝利得点
short-LOS = 照準線
short-MG = 機関銃
short-IG = 歩兵砲
short-SMG = 短機関銃
short-KIA = 戦死
