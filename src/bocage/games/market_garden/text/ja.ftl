### モンティの賭け：マーケット・ガーデン、日本語。変数には、訳済みの文字列または数値が入る。

## ゲーム

game-title = マーケット・ガーデン
game-about = 1944年9月。3個空挺師団がドイツ軍の背後に降下してアーネムまでの橋を奪い、第30軍団は日が尽きる前に1本の道路で彼らのもとへたどり着かなければなりません。

## 陣営と支配者

side-german = ドイツ軍
party-german = { side-german }
party-allied = { side-allied }
side-allied = 連合軍
owner-1 = 第1空挺師団
owner-82 = 第82空挺師団
owner-101 = 第101空挺師団
owner-xxx = 第30軍団

## 名指しするものの種類

kind-unit = ユニット
kind-space = エリアまたはゾーン
kind-boundary = 境界線
kind-ferry = フェリー渡河点
kind-plane = 空爆マーカー
kind-depot = 補給集積所
kind-party = 陣営
kind-owner = 支配する部隊

## シナリオと選択ルール

scenario-garden = マーケット・ガーデン
scenario-garden-about = 1944年9月17日から20日まで、ネールペルトからアーネムに至る65のエリアで、橋をめぐる戦いを1日ごとに戦います。連合軍の勝利には10VP、またはアペルドールンへの突破が必要です。
option-extended = 延長ゲーム
option-extended-about = 9月26日までゲームが続くことがあります。連合軍のVPを20日、24日、26日に判定し、両軍のユニットがデーレンに登場することがあります。
option-drops = 降下地点の選択
option-drops-about = D-Dayに、空挺ユニットは記載されたエリア以外の、自分の師団の降下エリアにも降下できます。
option-lift = 輸送力の向上
option-lift-about = 9月18日と19日の空挺増援が、1日早く、第7インパルスからUKボックスに入ります。
option-depots = 空挺補給集積所への備蓄の使用（補給備蓄の使用）
option-depots-about = 連合軍は、備蓄を使って、すべての空挺補給集積所の補給許容量を高めることができます。
option-bid = 陣営の入札
option-bid-about = 両プレイヤーが、希望する陣営にSPを秘密に入札します。希望の陣営を得られなかったプレイヤーは、備蓄を持って始めます。
option-reorganise = 再編成
option-reorganise-about = 補充フェイズに、同じエリアで同じ種別の損害を受けたユニットを除去することで、別のユニットを1段階回復できます。
option-cards = ダイスの代わりのカード（カードデッキ）
option-cards-about = 戦闘では、各陣営が、ダイス2個の結果と同じ構成の36枚のデッキからカードを引きます。
option-decks = 2倍のデッキ
option-decks-about = ダイスの代わりにカードを使うとき、各デッキを同じ構成の72枚にし、カードを数えにくくします。

## フェイズ、天候、状態

phase-dday-air = D-Dayの空爆フェイズ
phase-dday-guns = D-Dayの砲撃フェイズ
phase-dday-airborne = D-Dayの空挺降下フェイズ
phase-dday-ground = D-Dayの第30軍団地上攻撃フェイズ
phase-bidding = 入札
phase-dawn = 夜明けフェイズ
phase-daylight = 昼間フェイズ
phase-refit = 補充フェイズ
phase-regroup = 再配置フェイズ
step-dday-air = 空爆
step-dday-guns = 砲撃
step-dday-airborne = 空挺降下
step-dday-ground = 地上攻撃
step-dawn = 夜明け
step-daylight = 昼間
step-refit = 補充
step-regroup = 再配置
phase-over = ターンの終わり
weather-clear = 晴天
weather-overcast = 荒天
weather-unknown = 天候はダイスで決定
dawn-clear = 晴天
dawn-overcast = 荒天
advantage-none = なし
heir-none = なし
state-fresh = Fresh状態
state-spent = Spent状態
state-dis1 = Dis1状態
state-dis2 = Dis2状態
released-maas = マース川の先の増援
released-waal = ワール川の先の増援
bridges-blown = 爆破
ferries-ready = 使用可能
ferries-used = 使用済み
ferries-gone = 破壊
gone-eliminated = 除去
gone-surrendered = 降伏
gone-merged = 解隊
gone-cancelled = 登場せず

## マップの表示

type-infantry = 歩兵
type-armour = 装甲
type-artillery = 野砲
type-flak = 高射砲（FLAK）
type-tower = FLAKタワー
value-af = 攻撃力
value-df = 防御力
value-mf = 移動力
value-spent = 疲弊防御力
track-gone = ゲームを離れたユニット
track-bridges = 橋
track-held = 連合軍が保持する境界線
track-ferries = フェリー渡河点
track-works = 橋の上の建設マーカー
track-markers = 使用可能な建設マーカー
track-repairs = このターンに修理を試みた橋
track-boat = 強襲渡河マーカー使用可能
track-planes = 使用可能な空爆マーカー（ディスプレイボックス）
track-interdiction = 航空阻止マーカー
track-day = 9月の日付
track-impulse = インパルス
track-weather = 天候
track-dawn = 夜明けの天候
track-advantage = アドバンテージ
track-heir = 次にアドバンテージを得る側
track-drm = 日没DRM
track-passes = 続いたパスの数
track-reserve = 備蓄
track-released = 到着した増援
track-eindhoven = アイントホーフェンに間に合った
track-opening = D-Dayの最初のインパルス
track-decks = 残りのカード

## 航空マーカーと集積所

plane-raf2 = RAF 2
plane-raf83 = RAF 83
plane-8af = アメリカ第8空軍
depot-g1 = ドイツ軍集積所1
depot-g2 = ドイツ軍集積所2
depot-g3 = ドイツ軍集積所3
depot-g4 = ドイツ軍集積所4
depot-g5 = ドイツ軍集積所5
depot-f1 = ゾーンF集積所1
depot-f2 = ゾーンF集積所2
depot-f3 = ゾーンF集積所3
depot-f4 = ゾーンF集積所4
depot-f5 = ゾーンF集積所5
depot-a1 = 第1空挺師団の集積所
depot-a82 = 第82空挺師団の集積所
depot-a101 = 第101空挺師団の集積所
depot-air = 航空補給マーカー
depot-oss = OSS集積所

## 行動とその項目

do-activate = エリアの活性化
# $paid：アドバンテージを使えるならTrue
do-activate-second =
    { $paid ->
        [yes] 別のエリアの活性化
       *[other] ゾーンF（ネールペルト）の追加
    }
do-activate-dday-area = 降下エリアの行動
do-infiltrate = 浸透
do-bombard = 砲撃
do-bombard-dday-guns = 弾幕射撃
do-strike = 空爆
do-interdict = 航空阻止マーカーの配置
do-rest = パス
do-finish = 終わる
do-finish-second = 2つ目の活性化なし
do-finish-act = 移動と戦闘を終える
do-finish-demolish = これ以上爆破しない
do-finish-infiltrate = 浸透の試みを終える
do-finish-withdraw = 残りはとどまる
do-finish-refit = 補充を終える
do-finish-buy = 購入しない
do-finish-merge = 再編成を終える
do-finish-regroup = 再配置を終える
do-finish-deelen = 着陸しない
do-finish-dday-act = このエリアの行動を終える
do-repair = 橋の修理
do-march = 移動
do-wade = 橋の脇での運河の通過
do-ferry = フェリー渡河
do-boat = ボート強襲
do-seize = 橋の奪取
do-assault = 攻撃
do-double = 別のエリア（アドバンテージ）
do-demolish = 橋の爆破
do-drop = UKボックスからの降下
do-drop-deelen = デーレンへの着陸
do-attempt = 浸透の試み
do-forward = 前衛ユニットの指定
do-reroll = アドバンテージを使って振り直す
do-pass = パス
do-pass-reroll = 出目をそのままにする
do-absorb = CPの消化
do-wear = APの消化
do-wear-none = どのユニットも段階を失わない
do-aim = 優先目標の指定
do-retreat = ユニットの退却
do-fallback = 攻撃側の退却
do-fallback-none = 全ユニットとどまる
do-withdraw = 自発的な退却
do-shift = 日没DRMマーカーの移動
do-place = 集積所の配置
do-refit = ユニットの補充
do-build = 夜間の橋の修理
do-raise = 空挺補給集積所の増強
do-buy = 開始インパルスの移動
do-merge = 再編成
do-regroup = 再配置
do-land = 降下エリアの選択
do-land-none = 記載どおりに降下
do-bid = 入札
field-spaces = エリア
field-space = エリア
field-gun = 砲撃主力ユニット
field-help = 支援
field-barrage = 弾幕射撃
field-aim = 優先目標
field-ferry = フェリー
field-work = 建設マーカー
field-plane = 航空マーカー
field-by = ユニット
field-path = 経路
field-unit = ユニット
field-units = ユニット
field-over = 境界線
field-bridge = 橋
field-point = 主力ユニット
field-guns = 攻撃支援の砲兵
field-into = 降下先
field-steps = ユニットごとの損害ポイント（CP）
note-first-point = 最初の1ポイントを受ける
note-before-retreat = Fresh状態：退却には1ポイント必要
# $impulse、$points
note-buy = 翌日はインパルス{ impulse-number }から（{ $points }ポイント）
# $drm
note-shift = 日没DRMは{ $drm }
field-retreat = 退却
field-boxes = マスの数
field-depot = 集積所
field-pay = 使う補給許容量（SP）
field-to = 増強後
field-other = 除去するユニット
field-side = 陣営
field-points = ポイント
field-impulse = インパルス
field-dice = 出目
field-about = 対象
field-last = 損害による

## その種類の行動を選べない理由

none-repair = 今ここから修理できる破壊された橋はありません。
none-march = 今移動できるユニットはここにありません。
none-wade = 橋の脇で運河を渡れる歩兵はここにいません。
none-ferry = 今ここから使えるフェリー渡河点はありません。
none-boat = 今ボートで川を渡れるユニットはここにありません。
none-seize = 奪取を試みられる橋に接するユニットはここにありません。
none-assault = 行動できるユニットのいるエリアに敵がいません。
none-double = 今追加できるエリアはほかにありません。
none-bombard = 目標に届く、射撃可能な自軍の砲兵はありません。
none-activate = 今活性化できる自軍のエリアはありません。
none-infiltrate = 今浸透を行えるユニットはありません。
none-attempt = 今ここから浸透を試みられるユニットはありません。
none-drop = 今降下できるユニットはUKボックスにありません。
none-refit = 集積所に残っているSPで補充できるユニットはありません。
none-build = 集積所に残っているSPで夜間に修理できる橋はありません。
none-raise = 今は備蓄で集積所のSPを増やせません。
none-place = 配置または移動できる集積所は残っていません。
none-regroup = 隣接するエリアへ再配置できるユニットはありません。
# what is given up: told beside the action, which is never done without a yes
price-advantage = アドバンテージを使います。この手番が終わると、アドバンテージは{ $other }へ移ります。
price-boat = 強襲渡河マーカーは、次の夜明けまで使えなくなります。
price-depots = まだ集積所を配置でき、補充の必要なユニットがあります。
# $points: supply points that are left
price-refit = まだ補充できるユニットがあります（残り{ $points }SP）。

## 問い合わせ

# $impulse：0未満は文字のマス
impulse-number =
    { $impulse ->
        [-1] A
        [-2] B
        [-3] C
        [-4] D
        [-5] E
        [-6] F
       *[other] { $impulse }
    }
# $side、$impulse、$opening：D-Dayのドイツ軍の最初のインパルスならTrue
prompt-impulse =
    インパルス{ impulse-number }：{ $opening ->
        [yes] { $side }は、エリアを活性化させて橋の爆破を試みるか、パスしてください。ほかの行動はできません。
       *[other] { $side }は、エリアを活性化させるか、砲爆撃を行うか、パスしてください。
    }
# $side、$paid：アドバンテージを使えるならTrue、$free：ゾーンFを追加できるならTrue
prompt-second =
    { $paid ->
        [yes] { $side }は、アドバンテージを使って、このインパルスに2つ目のエリアを活性化できます。{ $free ->
            [yes] ゾーンF（ネールペルト）なら、アドバンテージを使わずに追加できます。
           *[other] { "" }
        }
       *[other] { $side }は、このインパルスにゾーンF（ネールペルト）を無償で追加できます。
    }
# $side、$spaces、$uk：UKボックスならTrue、$onward：浸透やオーバーランのあとならTrue
prompt-act =
    { $onward ->
        [yes] { $side }は、移動中のユニットで続けて、移動、橋の奪取、攻撃を行うか、終えてください。
       *[other] { $spaces }が活性化しています。{ $uk ->
            [yes] { $side }は、ユニットを降下させるか、終えてください。
           *[other] { $side }は、修理、移動、橋の奪取、攻撃を行うか、終えてください。
        }
    }
# $side、$space、$units、$why、$more：ほかの場所でも必要ならTrue
prompt-assault-due =
    { $side }は、まず{ $space }で強制攻撃を行ってください。{ $units }は、{ $why }ので、参加しなければなりません。ほかのユニットも加われます。{ $more ->
        [yes] ほかの場所でも強制攻撃が必要です。
       *[other] { "" }
    }
why-area = 敵だけがいたエリアに入った
why-crossing = 敵の保持する橋や水路を越えた
why-afloat = フェリーまたはボートで渡った
why-drop = 敵のいるエリアに降下した
why-infiltration = 浸透に失敗した
# $side
prompt-demolish = { $side }は、活性化エリアの橋の爆破を試みることができます。
# $side、$space
prompt-infiltrate = { $space }からの浸透：{ $side }は、ユニットに浸透を試みさせるか、終えてください。
# $side、$space
prompt-forward = { $space }が攻撃されました。{ $side }は、前衛ユニットを指定してください。
# $side、$die：何の判定か、$named：対象$aboutがあればTrue、$roller、$dice、$combat：敵も振ればTrue（$at、$enemy、$theirs、$dt）
prompt-reroll =
    { $die }{ $named ->
        [yes] （{ $about }）
       *[other] { "" }
    }：{ $combat ->
        [yes] { $roller }の出目は{ $dice }（AT{ $at }）、{ $enemy }の出目は{ $theirs }（DT{ $dt }）です
       *[other] { $roller }の出目は{ $dice }です
    }。{ $side }は、アドバンテージを使って振り直させることができます。
# $side、$space、$points、$unit：前衛ユニット
prompt-absorb = { $space }の{ $side }は、{ $points }CPを消化してください。最初の1ポイントは前衛ユニットの{ $unit }が受けます。退却は1ポイントに数えます。
# $side、$units
prompt-retreat = { $side }は、{ $units }を1個ずつ退却させてください。
# $side、$space、$tie：膠着に終わったならTrue
prompt-fallback =
    { $tie ->
        [yes] { $space }への攻撃は膠着に終わりました。
       *[other] { $space }への攻撃は失敗しました。
    }{ $side }は、退却する攻撃ユニットを選んでください。
# $side、$space
prompt-withdraw = { $side }は、{ $space }からユニットを自発的に退却させることができます。
# $side、$space、$points
prompt-wear = { $space }の{ $side }は、優先目標が消化しなかった{ $points }APを、できるだけ多く消化してください。
# $side、$space
prompt-aim = { $space }で誤爆が起きました。{ $side }は、そこの連合軍ユニットから優先目標を指定してください。
# $side、$boxes
prompt-shift = { $side }は、日没DRMマーカーをどちらの方向にも{ $boxes }マスまで動かせます。
# $side
prompt-dday-air = D-Day：{ $side }は、第8空軍が次に空爆するFLAKタワーを選んでください。
# $side
prompt-dday-guns = D-Day：{ $side }は、ゾーンF（ネールペルト）での第30軍団の弾幕射撃の優先目標を指定してください。
# $side
prompt-dday-drop = D-Day：{ $side }は、記載されたエリア以外の降下エリアを選べます。
# $side
prompt-dday-area = D-Day：{ $side }は、次に行動する降下エリアを選んでください。
# $side、$space
prompt-dday-act = { $space }は1回だけ行動します。{ $side }は、攻撃、橋の奪取、移動、または行動の終了を選んでください。
# $side
prompt-dday-ground = D-Day：{ $side }は、近衛機甲師団の少なくとも1ユニットで、ゾーンF（ネールペルト）のドイツ軍を攻撃してください。
# $side
prompt-deelen = { $side }は、第52軽師団をデーレンに着陸させることができます。今着陸しないユニットは登場しません。
# $side
prompt-refit = { $side }は、集積所を置いてユニットを補充するか、補充を終えてください。
# $side、$points：備蓄
prompt-buy = { $side }の備蓄は{ $points }です。10ポイントで、1日の開始インパルスを1マス動かせます。
# $side
prompt-merge = { $side }は再編成を行えます。1個のユニットが1段階回復し、同じ種別の別のユニットが除去されます。
# $side
prompt-regroup = { $side }は、隣接する開放状態のエリアにユニットを再配置するか、フェイズを終えてください。
# $side
prompt-bid = { $side }は、希望する陣営と、そのためのSPを入札してください。

## 拒否の理由：インパルス

refuse-one-or-two = 活性化させるエリアは1つです。アドバンテージを使えば2つ選べます。
refuse-second-is-one = 2つ目の活性化で選べるエリアは1つだけです。
refuse-no-third = 1つのインパルスに行える活性化は2つまでで、すでに2つ行いました。
# $space
refuse-active-already = { $space }はすでに活性化しています。
refuse-no-overrun = 別のエリアを追加できるのは、オーバーランの後だけです。
refuse-overrun-is-past = 別のエリアを追加できるのは、オーバーランが起きた時点、ほかの行動をする前だけです。
refuse-no-advantage = 2つ目の活性化にはアドバンテージが必要ですが、使えるアドバンテージがありません。
refuse-uk-is-allied = UKボックスを活性化できるのは連合軍だけです。
refuse-no-drops = 荒天では降下できません。
refuse-nobody-in-uk = UKボックスにFresh状態のユニットがいません。
# $space
refuse-nothing-to-do = { $space }でできることがありません。Fresh状態のユニットも、修理または爆破できる橋もありません。
# $space
refuse-nothing-to-blow = 最初のインパルスにドイツ軍ができるのは橋の爆破だけで、{ $space }には爆破できる橋がありません。
refuse-only-demolitions = 最初のインパルスにドイツ軍ができるのは、活性化したエリアの橋の爆破かパスだけです。
# $space
refuse-assault-first = { $space }で強制攻撃を行わなければなりません。それが先です。
# $space
refuse-assaulted-already = { $space }は、このインパルスにすでに攻撃されました。
# $space
refuse-not-free = { $space }は開放状態ではありません。自軍が支配し、敵ユニットがいないことが必要です。
# $space
refuse-nobody-infiltrates = { $space }には、浸透できるFresh状態の歩兵も装甲もいません。
# $space
refuse-no-way-in = { $space }からは、どのユニットもどこへも浸透できません。
# $unit、$space
refuse-not-in-active = { $unit }は{ $space }にいるドイツ軍ユニットではありません。
# $unit
refuse-infiltrate-point-only = { $unit }は歩兵でも装甲でもないため、浸透できません。
refuse-tried-already = それはすでに試みました。2度目はありません。
# $space
refuse-not-theirs-alone = { $space }は、インパルスの開始時に、連合軍支配下で交戦状態でないエリアではありませんでした。
# $boundary
refuse-not-open = { $boundary }は平地境界線ではありません。水路越しの浸透はできません。
# $space
refuse-bad-ground = { $space }は高地またはポルダーのため、浸透できません。
# $unit
refuse-not-fresh = { $unit }はFresh状態ではありません。

## 拒否の理由：移動

refuse-nobody-moves = 移動するユニットと移動先のエリアを1つ以上選んでください。
refuse-not-together = ユニットが同じエリアにいません。
# $unit
refuse-never-moves = { $unit }はFLAKタワーのため、動きません。
# $unit
refuse-cannot-act = { $unit }は今は行動できません。行動できるのは、活性化エリアでインパルスを始め、まだ行動を終えていないFresh状態のユニットだけです。
# $space、$other
refuse-not-adjacent = { $other }は{ $space }に隣接していません。
# $unit
refuse-move-is-over = { $unit }の移動は終わっています。
# $unit、$space
refuse-mired = { $unit }は道路を使わずにポルダーの{ $space }に入ったため、そこで停止しなければなりません。
# $space
refuse-full = { $space }の自軍ユニットが10個を超えてしまいます。
# $unit、$space
refuse-outside-sector = { $space }は{ $unit }の作戦範囲の外です。
# $unit、$space
refuse-zone-from-afar = { $unit }が{ $space }に入れるのは、最初の一歩だけです。
# $unit
refuse-no-return = { $unit }はゾーンFに戻れません。
# $unit、$space
refuse-not-first = { $unit }が{ $space }に入れるのは、歩兵または装甲の後だけです。
# $unit、$space
refuse-not-led = 強制攻撃になるため、{ $unit }がこの経路で{ $space }に入れるのは、歩兵または装甲の後だけです。
# $unit、$space
refuse-stuck = { $space }での攻撃の後に敵が残っているため、{ $unit }はこのインパルスには離脱できません。
# $unit、$space
refuse-only-to-free = { $unit }は交戦エリアから離脱するため、開放エリアにしか進めません。{ $space }は開放エリアではありません。
# $unit、$boundary
refuse-enemy-crossing = { $boundary }は敵の保持下にあるため、{ $unit }は越えられません。
# $unit、$space
refuse-roads-not-joined = { $unit }が{ $space }に入った道路は、この道路とつながっていません。
# $unit、$boundary
refuse-armour-needs-road = { $unit }は装甲のため道路が必要ですが、{ $boundary }を越える道路はありません。
# $unit、$boundary
refuse-polder-needs-road = { $unit }がポルダーに出入りするには道路が必要ですが、{ $boundary }を越える道路はありません。
# $boundary
refuse-no-crossing = { $boundary }には河川を渡る橋がありません。
# $unit、$boundary
refuse-canal-infantry-only = { $boundary }には橋がありません。橋のない運河を渡れるのは歩兵だけで、{ $unit }は歩兵ではありません。
# $unit、$boundary
refuse-wade-infantry-only = 橋の脇で運河を渡れるのは歩兵だけです。{ $unit }は歩兵ではありません。
# $boundary
refuse-no-bridge-beside = { $boundary }は、無傷の橋がかかる運河ではありません。橋のない運河なら、歩兵は通常の移動で渡れます。
# $bridge、$most
refuse-bridge-full = 1インパルスに{ $bridge }を渡れるのは{ $most }ユニットまでです。
# $bridge、$most
refuse-bridge-full-tonight = 1回の再配置フェイズに{ $bridge }を渡れるのは{ $most }ユニットまでです。
# $unit、$space
refuse-needs-all-mf = { $space }へは全MFが必要ですが、{ $unit }はすでにMFを使っています。
# $unit、$space、$halves：半MF単位
refuse-too-far =
    { $unit }の残りMFでは{ $space }に入れません。必要なのは{ $halves ->
        [1] 1/2MF
        [2] 1MF
        [3] 1と1/2MF
        [4] 2MF
        [6] 3MF
        [8] 4MF
        [10] 5MF
       *[other] { $halves }（1/2MF単位）
    }です。
# $unit、$boundary
refuse-not-at-boundary = { $unit }は{ $boundary }に接していません。
# $boundary
refuse-no-ferry = { $boundary }にフェリー渡河点はありません。
# $ferry
refuse-ferry-gone = { $ferry }は破壊されました。
# $ferry
refuse-ferry-used = { $ferry }は、このフェイズにすでに使われました。
# $unit、$ferry
refuse-ferry-no-road = { $ferry }は道路の接続ではないため、装甲の{ $unit }は使えません。
# $unit、$ferry
refuse-polder-no-ferry-road = { $unit }がポルダーに出入りするには道路が必要ですが、{ $ferry }は道路の接続ではありません。
# $unit
refuse-ferry-too-early = { $unit }はドイツ軍の装甲です。フェリーを使えるのは9月19日からです。
refuse-allies-only = ボート強襲を行えるのは連合軍だけです。
refuse-boats-used = 強襲渡河マーカーは、このターンにすでに使われました。
# $unit
refuse-boat-infantry-only = { $unit }はボート強襲を行えません。行えるのは非機械化歩兵だけです。
# $boundary
refuse-boat-where-no-bridge = { $boundary }は、橋のない（または橋が爆破された）河川境界線ではありません。
# $unit
refuse-boat-from-start = { $unit }はすでに移動しました。ボート強襲は、インパルスを始めたエリアから行います。
# $space
refuse-boat-from-xxx = ボート強襲は、第30軍団が支配する開放エリアからのみ行えます。{ $space }はそうではありません。
# $space
refuse-boat-unsupplied = { $space }からゾーンFへの補給線がありません。

## 拒否の理由：橋

# $unit
refuse-seize-point-only = { $unit }は歩兵でも装甲でもないため、橋を奪取できません。
# $boundary
refuse-no-bridge-here = { $boundary }には使える橋がありません。
# $bridge
refuse-bridge-is-ours = { $bridge }はすでに自軍の保持下にあります。
# $space
refuse-seize-from-free = 橋の奪取は開放エリアからのみ行えます。{ $space }は開放エリアではありません。
# $unit
refuse-no-mf-left = { $unit }には橋を奪取するためのMFが残っていません。
# $boundary
refuse-not-at-active = { $boundary }は活性化エリアの境界線ではありません。
refuse-repairs-first = 修理は、移動、橋の奪取、攻撃の前に行います。
# $space
refuse-not-our-area = { $space }は自軍の支配下にありません。
# $space
refuse-isolated-area = { $space }には補給線がありません。
# $space
refuse-repair-xxx-only = 連合軍が橋を修理できるのは、第30軍団が支配するエリアからだけです。{ $space }はそうではありません。
# $boundary
refuse-not-blown = { $boundary }に破壊された橋はありません。
# $most：1ターンに試みられる橋の数
refuse-repairs-used = このターンに修理を試みられる橋は{ $most }つまでで、すでに試みました。
refuse-no-marker = 使用可能な建設マーカーがありません。
# $boundary
refuse-not-our-bridge = { $boundary }の橋は自軍の保持下にありません。
# $boundary
refuse-not-ours-at-start = { $boundary }は、インパルスの開始時に自軍の保持下にありませんでした。
# $bridge
refuse-bridge-is-safe = { $bridge }の両側のエリアは、インパルスの開始時に自軍支配下で交戦状態でもなかったため、爆破できません。

## 拒否の理由：攻撃

# $unit
refuse-not-yours = { $unit }は盤上の自軍ユニットではありません。
# $unit
refuse-never-attacks = { $unit }はFLAKタワーのため、攻撃できません。
# $unit、$space
refuse-not-there = { $unit }は{ $space }にいません。
# $unit
refuse-not-active = { $unit }は活性化していません。
# $space
refuse-no-enemy = { $space }には敵がいません。
refuse-no-point = 歩兵または装甲が少なくとも1ユニット参加しなければなりません。
# $unit
refuse-point-outside = 主力ユニットの{ $unit }は、攻撃に参加しなければなりません。
# $unit
refuse-not-point-type = { $unit }は歩兵でも装甲でもないため、主力ユニットになれません。
# $unit
refuse-must-take-part = { $unit }には強制攻撃のため、参加しなければなりません。
# $unit
refuse-not-defender = { $unit }は防御側のユニットではありません。
# $unit
refuse-artillery-forward = { $unit }は野砲です。ほかのユニットがいる間は前衛ユニットになれません。
# $unit
refuse-not-attacker = { $unit }はこの攻撃に参加していません。
# $unit
refuse-began-there = { $unit }はそのエリアでインパルスを始めたため、退却できません。

## 拒否の理由：損害と退却

# $points、$steps
refuse-too-many-steps = この段階の合計は{ $steps }APですが、{ $points }APしかありません。
# $unit、$most
refuse-beyond-elimination = { $unit }が消化できるのは{ $most }ポイントまでです。
# $unit
refuse-forward-first = 最初の1ポイントは、前衛ユニットの{ $unit }が消化しなければなりません。
# $points、$given
refuse-absorb-exactly = 消化するのは{ $points }ポイントですが、{ $given }になっています。
# $unit
refuse-fresh-cannot-retreat = { $unit }はFresh状態のままになります。退却できるのはSpent状態か、損害を受けたユニットだけです。
# $unit
refuse-eliminated-cannot-retreat = { $unit }は除去されるため、退却できません。
# $unit
refuse-nowhere-to-retreat = { $unit }には退却先がありません。
# $unit
refuse-not-retreating = { $unit }は退却するユニットではありません。
# $space
refuse-retreat-in-circle = この退却ではすでに{ $space }を通りました。
# $unit、$space
refuse-only-back = { $unit }は、元いた{ $space }に戻らなければなりません。
# $space
refuse-enemy-area = { $space }は敵支配下で交戦状態でもないため、退却できません。
# $unit、$space
refuse-retreat-ends = { $space }には{ $unit }の入る余地があるため、退却はそこで終わります。
# $space、$other
refuse-better-retreat = { $space }は優先順位の最も高い退却先ではありません。{ $other }などが先です。

## 拒否の理由：砲爆撃と航空

# $unit
refuse-no-artillery = { $unit }は野砲ではありません。
# $unit
refuse-gun-has-moved = { $unit }はこのインパルスに移動したため、射撃できません。
# $unit
refuse-gun-twice = { $unit }はすでに砲撃主力ユニットです。
# $unit
refuse-foreign-gun = イギリス軍とアメリカ軍の砲兵は一緒に砲撃できません。{ $unit }は国籍が違います。
# $unit
refuse-corps-guns-only = { $unit }は軍団砲兵ではないため、弾幕射撃を先導できません。
refuse-one-target = 優先目標を1つ指定してください。ユニット、フェリー、建設マーカーのいずれかです。
# $ferry
refuse-ferry-elsewhere = { $ferry }は、目標エリアと砲撃主力ユニットのいるエリアの間の境界線にありません。
# $boundary
refuse-not-on-its-boundary = { $boundary }は、目標エリアと砲撃主力ユニットのいるエリアの間の境界線ではありません。
# $bridge
refuse-no-work = { $bridge }に敵の建設マーカーはありません。
# $unit、$space
refuse-not-in-target-area = { $unit }は{ $space }にいる敵ユニットではありません。
# $unit
refuse-artillery-last = { $unit }は野砲です。ほかのユニットがいる間は優先目標にできません。
# $unit
refuse-hurt-already = { $unit }はこの砲爆撃ですでに段階を失いました。
# $unit
refuse-absorbs-nothing = { $unit }はDis2状態のため、APを消化しません。
# $unit、$points
refuse-too-few-points = { $points }APでは、{ $unit }の段階に足りません。
# $points、$most
refuse-absorb-more = これで消化されるのは{ $points }APですが、{ $most }APまで消化できます。
# $unit
refuse-not-landed = { $unit }はまだUKボックスにいます。
# $unit、$space
refuse-zone-apart = 野砲はゾーンの内外をまたいで射撃できないため、{ $unit }は{ $space }を撃てません。
# $unit、$space
refuse-bound-by-enemies = { $space }は交戦状態のため、{ $unit }はその中しか撃てません。
# $unit、$space
refuse-out-of-range = { $space }は{ $unit }の射程外です。
# $unit
refuse-takes-part = { $unit }は攻撃に参加しているため、攻撃支援はできません。
# $unit
refuse-independent-gun = { $unit }は独立砲兵のため、攻撃支援を行えません。
# $unit
refuse-no-mate = { $unit }と同じ師団のほかのユニットが参加していないため、攻撃支援を行えません。
# $unit
refuse-none-from-zone-f = ゾーンFから登場したイギリス軍ユニットが参加していないため、{ $unit }は攻撃支援を行えません。
refuse-no-flying = 荒天では空爆できません。
refuse-planes-used = RAF 2とRAF 83は、どちらも今日すでに使われています。
refuse-nobody-to-bomb = 空爆の目標になる敵がいません。連合軍ユニットのいるエリアとその隣、連合軍支配下のエリアの隣に、ドイツ軍はいません。
refuse-planes-alone = 空爆は、そのインパルスの唯一の行動です。
# $plane
refuse-supply-plane = { $plane }が空爆するのはD-Dayだけで、その後は補給に使います。
# $plane
refuse-plane-used = { $plane }は使用可能ではありません。
refuse-not-over-uk = UKボックスは目標にできません。
# $space
refuse-too-deep = { $space }は戦線から遠すぎます。そこか隣に連合軍ユニットがいるか、連合軍支配下のエリアに隣接していなければなりません。
# $most
refuse-no-interdiction-left = 航空阻止マーカーは{ $most }個で、すべて置かれています。
# $space
refuse-no-drop-area = { $space }は降下エリアでも空挺補給堡でもありません。
# $space
refuse-interdicted-already = { $space }にはすでに航空阻止マーカーがあります。

## 拒否の理由：降下とD-Day

refuse-uk-not-active = UKボックスは活性化していません。
refuse-drops-declared = 1回の活性化の降下はまとめて宣言し、すでに宣言しました。
refuse-nobody-drops = 降下するユニットを少なくとも1個指定してください。
# $unit
refuse-not-in-uk = { $unit }はUKボックスにいるFresh状態のユニットではありません。
# $unit、$space
refuse-not-its-drop-area = { $space }は{ $unit }の降下エリアではありません。
# $unit、$space
refuse-not-its-colour = { $space }は{ $unit }の師団の降下エリアではありません。
# $most
refuse-too-many-drops = 1インパルスに降下できるのは{ $most }ユニットまでです。
# $unit、$space
refuse-gun-needs-point = { $space }はドイツ軍支配下で、連合軍ユニットがいないため、{ $unit }は歩兵と一緒でなければ降下できません。
# $plane
refuse-eighth-only = このフェイズに空爆するのは第8空軍だけで、{ $plane }ではありません。
# $space
refuse-bombed-already = { $space }はこのフェイズにすでに空爆されました。
# $unit
refuse-towers-first = このフェイズの優先目標はFLAKタワーで、{ $unit }ではありません。
# $space
refuse-only-zone-f = D-Dayの弾幕射撃の目標はゾーンFで、{ $space }ではありません。
refuse-barrage-only = このフェイズに第30軍団の砲兵が行うのは弾幕射撃です。
# $unit
refuse-guards-silent = { $unit }は近衛機甲師団に属するため、この弾幕射撃に加われません。
refuse-one-drop-area = 降下エリアを1つ指定してください。
# $space
refuse-acted-already = { $space }はすでに行動しました。
# $space
refuse-nobody-fresh = { $space }は、Fresh状態の空挺ユニットがいる降下エリアではありません。
# $space
refuse-not-contested = { $space }は交戦状態でないため、攻撃する相手がいません。
# $space
refuse-contested = { $space }は交戦状態のため、攻撃またはパスしかできません。
# $space
refuse-one-action = { $space }の行動は移動です。行動は1つだけです。
refuse-one-step = このフェイズの移動は、隣接するエリアまでです。
# $space
refuse-not-vacant = { $space }にはドイツ軍がいます。このフェイズに入れるのは非戦闘地帯（敵のいないエリア）だけです。
# $unit
refuse-not-on-dday = { $unit }はD-Dayに降下するユニットではありません。
# $unit、$space
refuse-no-landing = { $unit }は{ $space }に降下できません。
# $space、$most
refuse-too-many-there = { $space }に降下できるのは{ $most }ユニットまでです。
refuse-guards-must = 近衛機甲師団のユニットが少なくとも1個参加しなければなりません。

## 拒否の理由：補充

# $depot
refuse-not-your-depot = { $depot }は自軍のものではありません。
# $depot
refuse-depot-placed = { $depot }はすでに置かれ、動かせません。
# $depot
refuse-depots-first = 集積所は、その夜の最初の修理drの前に置かなければなりません。{ $depot }は置かれていませんでした。
# $depot、$space
refuse-depot-stays = { $depot }は{ $space }から動かせません。
# $depot
refuse-depot-used = { $depot }の補給許容量はすでに使われました。
# $depot、$space
refuse-depot-no-road = { $depot }を{ $space }まで運べる、開放エリアを通る道路がありません。
# $space
refuse-no-oss-depot = OSS集積所を置けるのは、{ $space }が連合軍支配下で交戦状態でないときだけです。
# $depot、$space
refuse-no-supply-head = { $space }は{ $depot }の空挺補給堡ではありません。
# $space
refuse-head-is-german = { $space }は連合軍支配下でも交戦状態でもありません。
refuse-overcast-dawn = 荒天で始まった日には、航空補給は使えません。
# $space、$most
refuse-tem-too-high = { $space }のTEMは+{ $most }を超えるため、航空補給を置けません。
# $depot、$space
refuse-not-over-new-bridge = { $depot }をさらに動かせるのは、今夜修理した橋を越える場合だけです。{ $space }はその先にありません。
# $unit
refuse-already-fresh = { $unit }はすでにFresh状態です。
# $unit
refuse-one-level = { $unit }はこのフェイズにすでに補充されました。補充は1段階だけです。
refuse-no-depot-named = 補給許容量を使う補給集積所を指定してください。
# $depot
refuse-depot-not-placed = { $depot }はまだ置かれていません。
# $depot、$space
refuse-depot-shut-in = { $depot }が補充できるのは{ $space }にいるユニットだけです。
# $depot、$space
refuse-water-between = { $depot }から{ $space }へは、補給の通れる橋もフェリーもありません。
# $depot、$space
refuse-no-route = { $depot }から{ $space }への経路がありません。
# $depot、$unit
refuse-xxx-depot = { $depot }が補充するのは第30軍団のユニットだけで、{ $unit }はそうではありません。
# $depot、$unit
refuse-division-depot = { $depot }が補充するのは自分の師団のユニットだけで、{ $unit }はそうではありません。
# $depot、$left
refuse-depot-empty = { $depot }の残りは{ $left }SPしかありません。
# $cost、$paid
refuse-wrong-pay = 必要なのは{ $cost }SPですが、{ $paid }SPになっています。
# $depot
refuse-zone-f-depots-only = 連合軍の夜間建設に使えるのはゾーンF集積所だけで、{ $depot }は使えません。
refuse-buy-nothing = 1マス以上を指定するか、購入せずに終えてください。
# $most
refuse-shift-too-far = この損害で日没DRMマーカーを動かせるのは、どちらの方向にも{ $most }マスまでです。
# $most
refuse-too-many-boxes = 1日分として購入できるのは{ $most }マスまでです。
# $price、$have
refuse-reserve-too-small = { $price }ポイントが必要ですが、備蓄は{ $have }です。
# $boxes
refuse-off-track = インパルストラックの外になります：{ $boxes }。

## 拒否の理由：再配置

# $unit
refuse-regrouped-already = { $unit }はすでに再配置されました。
# $ferry
refuse-one-by-ferry = { $ferry }で渡れるのは1ユニットだけです。
# $space、$other
refuse-no-exchange = { $space }と{ $other }はどちらも満員だったため、ユニットを交換できません。

## 拒否の理由：選択ルール

# $most
refuse-bid-too-high = 入札できるのは{ $most }ポイントまでです。
refuse-reserve-is-no-depot = 選択ルールを使わない限り、備蓄で集積所を増強することはできません。
refuse-allied-depots-only = 空挺補給集積所を増強できるのは連合軍だけです。
refuse-raised-already = 空挺補給集積所はこのフェイズにすでに増強されました。
refuse-no-airborne-depot = 空挺補給集積所が置かれていません。
# $most
refuse-depot-full = すでに{ $most }SPを持つ空挺補給集積所があります。
# $most
refuse-above-full = 空挺補給集積所の増強は{ $most }SPまでです。
# $least
refuse-not-equal = すべての空挺補給集積所を同じSPにしなければならないため、{ $least }SP以上が必要です。
refuse-equal-already = すべての空挺補給集積所がすでにそのSPを持っています。
# $unit
refuse-no-such-type = 再編成できるのは歩兵、装甲、野砲だけで、{ $unit }はできません。
# $unit
refuse-same-unit = { $unit }を自分自身のために除去することはできません。
# $unit、$mate
refuse-other-type = { $unit }と{ $mate }は同じ種別ではありません。
# $unit、$mate
refuse-merge-apart = { $unit }と{ $mate }は同じエリアにいません。
# $unit
refuse-not-spent-or-dis1 = { $unit }はSpent状態でもDis1状態でもありません。
# $unit
refuse-not-disrupted = { $unit }はDis1状態でもDis2状態でもありません。
# $unit
refuse-merged-already = { $unit }はこのフェイズにすでに再編成で回復しました。

## イベント：時間

# $day
event-day-began = 9月{ $day }日が始まります。
# $phase
event-phase-began = { $phase }です。
# $die、$weather
event-weather-rolled = 夜明けの天候：出目{ $die }、{ $weather }。
# $weather
event-weather-changed = 天候が{ $weather }に変わります。
# $units、$space
event-arrived = { $space }に増援が到着しました：{ $units }。
# $units
event-cancelled = 次のユニットは登場しなくなりました：{ $units }。
# $side、$impulse
event-impulse-began = インパルス{ impulse-number }：{ $side }インパルスです。
# $impulse
event-marker-moved = インパルスが{ impulse-number }に進みます。
# $impulse
event-marker-stayed = 連合軍が空爆を行ったので、インパルスは{ impulse-number }のまま進みません。
# $natural
event-sunset-rolled = 日没DRは{ $natural }です。
# $how：sunset、passes、track
event-day-ended =
    { $how ->
        [passes] 両軍が続けてパスしたため、昼間フェイズが終わります。
        [track] インパルストラックの終わりに達したため、昼間フェイズが終わります。
       *[sunset] 日没です。昼間フェイズが終わります。
    }
# $side、$boxes、$drm
event-drm-moved = { $side }が日没DRMマーカーを{ $boxes }動かし、{ $drm }になりました。

## イベント：ダイスとアドバンテージ

# $side、$dice、$about、$again：TrueまたはFalse
event-rolled =
    { $again ->
        [yes] { $about }：{ $side }の振り直しの出目
       *[other] { $about }：{ $side }の出目
    }は{ $dice }。
about-sunset = 日没判定
about-weather = 天候判定
# $side、$card、$about、$again
event-drew =
    { $again ->
        [yes] { $about }：{ $side }が引き直したカード
       *[other] { $about }：{ $side }が引いたカード
    }は{ $card }。
# $side
event-shuffled = { $side }のデッキを切り直します。
# $side、$how：reroll、double、loss
event-advantage-spent =
    { $how ->
        [double] { $side }がアドバンテージを使い、ダブルインパルスを行います。
        [loss] { $side }が、失うはずのアドバンテージを使って振り直します。
       *[reroll] { $side }がアドバンテージを使って振り直します。
    }
# $side、$lost：ユニット数
event-advantage-lost = { $side }は{ $lost }ユニットを除去されたため、アドバンテージを失います。
# $side
event-advantage-passed = アドバンテージが{ $side }に移ります。
# $space
event-taken-back = { $space }への攻撃の結果はすべて取り消されます。

## イベント：インパルス

# $side、$spaces、$how：assault、infiltration、added、double、landing
event-activated =
    { $how ->
        [infiltration] { $side }が{ $spaces }から浸透します。
        [added] { $side }が{ $spaces }を追加で活性化させました。
        [double] { $side }が{ $spaces }も活性化させました。
        [landing] { $spaces }が行動します。
       *[assault] { $side }が{ $spaces }を活性化させました。
    }
# $side
event-rested = { $side }がパスしました。
# $unit、$space
event-marched = { $unit }が{ $space }へ移動しました。
# $unit、$ferry
event-ferried = { $unit }が{ $ferry }で渡りました。
# $unit、$over
event-crossed = { $unit }がボートで渡りました（{ $over }）。
# $space、$owner
event-control-changed = { $space }の支配者：{ $owner }。
# $bridge、$side
event-bridge-taken = { $bridge }は{ $side }の保持下に入りました。
# $boundary、$side
event-water-held = 境界線{ $boundary }は{ $side }の保持下に入りました。
# $unit、$bridge、$die、$success
event-seizure-tried =
    { $success ->
        [yes] { $unit }が{ $bridge }を奪取しました（出目{ $die }）。
       *[other] { $unit }は{ $bridge }の奪取に失敗しました（出目{ $die }）。
    }
# $side、$bridge、$die、$success、$level：建設マーカー
event-repair-tried =
    { $success ->
        [yes] { $side }が{ $bridge }を修理しました（出目{ $die }）。
       *[other] { $side }は{ $bridge }の修理に失敗しました（出目{ $die }）。建設マーカーは+{ $level }です。
    }
# $side、$bridge、$die、$success
event-demolition-tried =
    { $success ->
        [yes] { $side }が{ $bridge }を爆破しました（出目{ $die }）。
       *[other] { $side }は{ $bridge }の爆破に失敗しました（出目{ $die }）。
    }
# $unit、$state
event-state-changed = { $unit }は{ $state }になりました。
# $unit、$how：eliminated、surrendered、merged
event-eliminated =
    { $how ->
        [surrendered] { $unit }が降伏しました。
        [merged] { $unit }が再編成のために除去されました。
       *[eliminated] { $unit }が除去されました。
    }

## イベント：攻撃

# $side、$space、$by、$point、$guns、$mandatory
event-assault-began =
    { $mandatory ->
        [yes] { $side }による{ $space }への強制攻撃
       *[other] { $side }による{ $space }への攻撃
    }：{ $by }。主力ユニットは{ $point }。攻撃支援の砲兵：{ $guns }。
# $unit、$space
event-forward-named = { $space }の前衛ユニットは{ $unit }です。
# $space、$attack、$defence、$result：repulse、stalemate、success、$points：CP
event-assault-resolved =
    { $space }：AT{ $attack }対DT{ $defence }。{ $result ->
        [repulse] 攻撃は撃退されました。
        [stalemate] 膠着です。
       *[success] 攻撃成功、{ $points }CP。
    }
# $side、$space、$points
event-absorbed = { $space }の{ $side }が{ $points }CPを消化しました。
# $space
event-overran = { $space }でオーバーラン：攻撃側は続けて行動できます。
# $unit、$path
event-retreated = { $unit }が退却しました：{ $path }。

## イベント：砲爆撃、航空、浸透、降下

# $side、$space、$by、$mark：優先目標の種類、$target：ユニットまたは境界線、$ferry、$points：AP
event-bombarded =
    { $side }が{ $by }で{ $space }を砲爆撃しました。優先目標は{ $mark ->
        [ferry] { $ferry }
        [works] { $target }の建設マーカー
       *[unit] { $target }
    }、{ $points }AP。
# $space、$points
event-bombs-astray = 誤爆：{ $space }の連合軍ユニットに{ $points }AP。
# $ferry
event-ferry-destroyed = { $ferry }が破壊されました。
# $boundary、$side、$level
event-works-hit = { $boundary }の{ $side }の建設マーカーが{ $level }に下がりました。
# $space
event-interdicted = { $space }に航空阻止マーカーが置かれました。
# $unit、$space、$die、$success
event-infiltration-tried =
    { $success ->
        [yes] { $unit }が{ $space }に浸透しました（出目{ $die }）。
       *[other] { $unit }は{ $space }への浸透に失敗し（出目{ $die }）、強制攻撃を行います。
    }
# $unit、$space、$die（0：判定なし）、$value：IV、$state
event-dropped =
    { $die ->
        [0] { $unit }が阻止を受けずに{ $space }に降下しました。
       *[other] { $unit }が{ $space }に降下しました：IV{ $value }、出目{ $die }、{ $state }。
    }

## イベント：夜

# $depot、$space、$points
event-depot-placed = { $depot }が{ $space }に置かれました：{ $points }SP。
# $unit、$state、$paid
event-refitted = { $unit }が{ $paid }SPで補充され、{ $state }になりました。
# $side、$bridge、$paid
event-night-work = { $side }が{ $paid }SPを払い、{ $bridge }の夜間建設を行います。
# $side、$points、$reserve
event-stored = { $points }SPが{ $side }の備蓄に加わり、{ $reserve }になりました。
# $points、$paid
event-raised = 空挺補給集積所が{ $points }SPに増強されました。備蓄から{ $paid }を使いました。
# $side、$boxes、$impulse
event-bought = { $side }が開始インパルスを{ $boxes }動かし、{ impulse-number }になりました。
# $unit、$die、$level、$result：surrenders、worse、holds
event-surrender-rolled =
    { $unit }は孤立しています：レベル{ $level }に対して出目{ $die }。{ $result ->
        [surrenders] 降伏します。
        [worse] 1段階悪化します。
       *[holds] 持ちこたえます。
    }
# $unit、$other、$state
event-merged = { $other }を除去して、{ $unit }が{ $state }になりました。
# $unit、$space
event-regrouped = { $unit }が{ $space }に再配置されました。
# $german、$german_points、$allied、$allied_points：各席の入札、$side、$points：備蓄を得る側、$exchange
event-bids-opened =
    { $exchange ->
        [yes] プレイヤーは陣営を交換します。{ $points ->
            [0] 備蓄を得る側はありません
           *[other] { $side }は{ $points }の備蓄を持って始めます
        }
       *[other] プレイヤーの陣営はそのままです。{ $points ->
            [0] 備蓄を得る側はありません
           *[other] { $side }は{ $points }の備蓄を持って始めます
        }
    }。入札：ドイツ軍プレイヤーは{ $german }に{ $german_points }、連合軍プレイヤーは{ $allied }に{ $allied_points }。
event-eindhoven-earned = 第30軍団がアイントホーフェンに間に合いました：1VP。
# $points
event-points-counted = 連合軍は{ $points }VPです。

## 数値とその内訳

tally-march = 使用MF
tally-movement = 使えるMF
tally-assault = 攻撃値（AV）
tally-defence = 防御値（DV）
tally-bombardment = 攻撃値（AV）
tally-cover = 防御値（DV）
tally-seizure = 橋の奪取の修正
tally-repair = 橋の修理の修正
tally-demolition = 橋の爆破の修正
tally-sunset = 修正後の日没DR
tally-capacity = 補給許容量
tally-refit = 必要な補給許容量（SP）
tally-points = 勝利ポイント
# $space
label-into = { $space }へ
# $unit
label-mf = { $unit }のMF
label-overcast = 荒天
label-first-day = 晴天の9月17日
label-spent-before = これまでの使用分
# $unit
label-point = 主力ユニット{ $unit }
label-others = ほかのユニット
label-support = 攻撃支援の砲兵
label-divisions = 同一師団効果
label-ss-and-others = SSとほかのドイツ軍
# $unit
label-forward = 前衛ユニット{ $unit }
label-disrupted = そのDisレベル
label-terrain = 地形効果（TEM）
label-bridge = 橋越し
label-enemy-bridge = 敵の保持下の橋
label-river-bridge = 河川の橋
label-no-bridge = 橋のない水路越し
label-others-fresh = ほかのFresh状態の防御ユニット
# $unit
label-gun-factor = { $unit }の攻撃力
label-barrage = 弾幕射撃
label-other-guns = ほかの砲兵
label-ss-with-wehrmacht = SSと国防軍の砲兵
# $plane
label-plane-factor = { $plane }
# $space
label-twice-tem = { $space }のTEMの2倍
label-fresh-flak = Fresh状態のFLAK
label-fresh-artillery = Fresh状態の野砲
label-far-vacant = 対岸が非戦闘地帯
label-far-fresh = 対岸のFresh状態の敵
label-river = 河川
# $space
label-area = { $space }
label-repair = 修理
label-level = レベル
label-dice = 出目
label-drm = 日没DRM
label-depot = 補給許容量
# $space
label-interdiction = { $space }での阻止
label-boundaries = 集積所までの境界線
label-contested-between = 間の交戦エリア
term-victory-area = 第30軍団の勝利条件エリア
# $turn
after-turn = 9月{ $turn }日
# $count
after-turns = { $count }日間
label-advantage = アドバンテージ
# $space
label-victory-area = { $space }
# $space
label-arnhem = { $space }
# $space
label-eindhoven = { $space }
label-contested-areas = 交戦中の勝利条件エリア

## 結末

# $winner、$allied：勝利ポイント
outcome-points = { $winner }の勝利：連合軍は{ $allied }VPでした。
# $winner、$allied
outcome-breakthrough = { $winner }がアペルドールンへの突破で勝利しました（{ $allied }VP）。

## ルールブックの章

chapter-1 = 用語
chapter-2 = ゲームの概要
chapter-3 = マップ
chapter-4 = ユニットとマーカー
chapter-5 = 初期配置
chapter-6 = プレイの手順
chapter-7 = スタックと支配
chapter-8 = インパルス
chapter-9 = 移動
chapter-10 = 攻撃
chapter-11 = 砲爆撃
chapter-12 = アドバンテージ
chapter-13 = 補給と補充
chapter-14 = ゾーン
chapter-15 = 野砲
chapter-16 = 航空
chapter-17 = 天候
chapter-18 = 増援と降下
chapter-19 = 橋
chapter-20 = D-Dayの特別ルール
chapter-21 = 勝利
chapter-22 = 延長ゲーム
chapter-23 = 選択ルール
chapter-err = エラッタと回答
chapter-ex1 = 例1
chapter-ex2 = 例2
chapter-ex3 = 例3
chapter-ex7 = 例7
chapter-ex8 = 例8
chapter-ex9 = 例9
chapter-ex9a = 例9の注1
chapter-ex9b = 例9の注2
chapter-ex9c = 例9の注3
chapter-ex10 = 例10
chapter-ex11 = 例11
chapter-ex12 = 例12
chapter-ex13 = 例13
chapter-ex14 = 例14

## マップの横

now-day = 日
# $day、$turn、$turns
now-date = 9月{ $day }日（{ $turn }/{ $turns }）
now-impulse = インパルス
# $impulse
now-number = { impulse-number }
# $impulse：1日が始まるマス
now-before = { impulse-number }の前
# $impulse：翌日が始まるマス
now-night = 夜（翌日は{ impulse-number }から）
now-last-night = 夜
now-side = 陣営
now-phase = フェイズ
now-weather = 天候
now-advantage = アドバンテージ
now-victory = 連合軍のVP
# $points、$needed
now-points = { $points }/{ $needed }
panel-impulses = インパルストラック
# $percent：このインパルスで日が終わる確率
box-impulse = 日没の確率{ $percent }%
# $advantage：持っている側
mark-impulse = インパルス（アドバンテージ：{ $advantage }）
panel-turns = ターン記録表
# $day
box-date = 9月{ $day }日
# $weather
box-day = { $weather }
# $weather、$points
box-check = { $weather }。{ $points }VPで判定
mark-turn = 今日
panel-sunset = 日没
fact-drm = 日没DRM
fact-rolled = このインパルスの日没DR
fact-ends = このインパルスで日が終わる確率
fact-changes = 天候が変わる確率
fact-passes = 続いたパスの数
panel-markers = マーカー
# $plane
fact-plane = { $plane }
fact-ready = 使用可能
fact-used = 使用済み
fact-destroyed = 破壊
fact-boat = 強襲渡河マーカー
fact-interdiction = 残りの航空阻止マーカー
# $space
fact-interdicted = { $space }の航空阻止マーカー
# $side
fact-construction = { $side }の建設マーカー
# $side、$bridge
fact-work = { $bridge }での{ $side }の建設
# $side
fact-repairs = { $side }がこのターンにまだ修理を試みられる橋
panel-supply = 補給
# $side
fact-reserve = { $side }の備蓄
fact-german-depot = 今夜のドイツ軍集積所（各）
fact-zone-f-depot = ゾーンF集積所（各）
fact-airborne-depot = 今夜の空挺補給集積所（各）
fact-air-supply = 今夜の航空補給
# $depot、$space
fact-depot = { $depot }：{ $space }
# $side
fact-isolated = { $side }の孤立したユニット
panel-victory = 勝利ポイント
# $points：必要なVP、$day：判定の日
fact-total = 合計（9月{ $day }日に{ $points }必要）
fact-advantage = アドバンテージ
# $space、$points
fact-area = { $space }（{ $points }）
fact-eindhoven = 17日終了時のアイントホーフェン
fact-penalty = 補給下のドイツ軍がいるエリアのVP（6以上で1VP減）
missing-german = ドイツ軍支配
missing-airborne = 第30軍団待ち
missing-supply = ゾーンFへの補給線なし
missing-late = 間に合わず
missing-open = 未達成
# $side
panel-arrivals = { $side }の増援
# $day
group-day = 9月{ $day }日
group-maas = 18日以降、第30軍団がマース川を越えたとき
group-waal = 20日以降、第30軍団がワール川を越えたとき
group-deelen = 21日、条件付きでデーレンに登場
panel-uk = UKボックス
# $space
group-drop = { $space }に降下
# $side
panel-gone = ゲームを離れたユニット：{ $side }
fate-eliminated = 除去
fate-surrendered = 降伏
fate-merged = 再編成で除去
fate-cancelled = 登場せず

## 一覧表

table-all = 一覧表
table-note = マップとカウンターの原本は入手できませんでした。ファイルにその旨の記載がある値（`bocage data market-garden`）は再構成したもので、あなた自身の表に差し替えられます。
table-mf = 移動コスト（MF）
table-entry = 進入先
table-cost = コスト
mf-road = 開放エリアから道路で開放エリアへ（連合軍の装甲、機械化歩兵、野砲）
mf-free = その他の開放エリア
mf-vacant = インパルス開始時に敵支配下の非戦闘地帯
mf-spent = 敵がすべてSpent状態以下のエリア
mf-fresh = Fresh状態の敵がいるエリア
mf-seized = ほかのユニットが奪取したばかりの橋を渡る
mf-seize = 橋の奪取を試みる
mf-here-spent = 活性化エリア内の攻撃（敵がすべてSpent状態以下）
mf-here-fresh = 活性化エリア内の攻撃（Fresh状態の敵あり）
mf-canal = 橋のない運河（歩兵）
mf-water = フェリー渡河、ボート強襲
mf-zone = ゾーンへの進入
mf-leave = 交戦エリアから開放エリアへの離脱
mf-infiltrate = 浸透
mf-all = 全MF
table-values = 攻撃：AVとDV
table-term = 項目
table-value = 値
av-point = AV：主力ユニットの攻撃力
av-others = AV：ほかのユニット1個につき（移動して加わった野砲を除く）
av-support = AV：攻撃支援の野砲1個につき
av-divisions = AV：3ユニット以上が加わる師団1個につき
av-ss = AV：SSとほかのドイツ軍が一緒
dv-forward = DV：前衛ユニットの防御力（Disレベルを引く）
dv-terrain = DV：地形
dv-bridge = DV：橋越しの強制攻撃
dv-enemy = DV：その橋が敵の保持下
dv-river = DV：その橋が河川の上
dv-water = DV：橋のない水路越し（大きいほうを使う）
dv-others = DV：ほかのFresh状態の防御ユニット1個につき
value-factor = 数値
value-tem = TEM
table-ap = 1段階に必要な損耗ポイント（AP）
table-unit = 目標
table-to-spent = FreshからSpent
table-to-dis1 = SpentからDis1
table-to-dis2 = Dis1からDis2
ap-armour = 装甲
ap-others = その他のユニット
ap-marks = フェリー渡河点、建設マーカーの1レベル
table-refit = 補充のコスト（SP）
refit-spent = SpentからFresh
refit-dis = Disレベル1つ
refit-boundary = 集積所までの境界線1つにつき
refit-contested = 間の交戦エリア1つにつき
refit-bridge = 橋の夜間建設（Spent状態のユニットと同じ）
table-seizure = 橋の奪取：4以上
table-modifier = 修正
seize-vacant = 対岸が非戦闘地帯
seize-fresh = 対岸のFresh状態の敵1個につき
seize-river = 河川
table-engineers = 橋の修理と爆破：7以上
build-free = 両側のエリアそれぞれ：開放
build-own = 交戦、自軍支配
build-enemy = 交戦、敵支配
build-none = 敵支配、交戦でない
build-river = 河川
build-repair = 修理
build-level = 自軍の建設マーカー（修理）
value-level = レベル
table-surrender = 孤立したユニットの降伏
table-state = 状態
table-worse = 1段階悪化する出目
table-gone = 降伏する出目
table-drops = 降下の阻止（出目とIV）
table-die = 出目
table-effect = 降下後の状態
drop-more = IVより大きい
drop-equal = IVと等しい
drop-less = IVより小さい
table-areas = エリアとゾーン
table-area = エリア
table-tem = TEM
table-terrain = 地形
table-sector = 作戦範囲
table-points = VP
table-drop = 降下エリア
drop-red = 第1空挺
drop-green = アメリカ軍
table-head = 空挺補給堡
table-boundaries = 境界線
table-between = エリア
table-edge = 境界線の種類
table-crossing = 橋・フェリー・道路
table-roads = 各エリアでの道路の組
table-road = 道路
table-edge-open = 平地
table-edge-canal = 運河
table-edge-river = 河川
table-edge-arrow = 矢印
table-counters = ユニット
table-counter-counter = ユニット
table-counter-side = 国籍
table-counter-type = 兵科
table-counter-values = AF-DF-MF
table-counter-spent = Spent（疲弊）面
table-counter-place = 配置
table-counter-date = 登場
table-counter-marks = 印
table-nation-german = ドイツ国防軍
table-nation-ss = SS
table-nation-us = アメリカ
table-nation-british = イギリス
table-size-battalion = 大隊
table-size-regiment = 連隊
table-size-brigade = 旅団
table-size-corps = 軍団
table-airborne = 空挺（{ $division }）
table-mark-mech = 機械化
table-mark-glider = グライダー
table-mark-corps = 軍団砲兵
table-mark-independent = 独立
table-turns = ターン記録表
table-day = 9月
table-weather = 天候
table-check = 判定のVP

## ユニットの重ね表示

layer-reach = 移動できる範囲（MF）
layer-reach-none = 移動できない
layer-supply = 補給線
layer-supply-none = 補給線なし
layer-range = 砲の射程
layer-range-none = 届く砲なし
layer-range-flak = 降下の阻止に働くFLAKの範囲
layer-retreat = 退却先
layer-retreat-none = 退却できない

## ダイス

die-combat = 攻撃
die-guns = 砲撃
die-bombs = 空爆
die-sunset = 日没
die-seize = 橋の奪取
die-repair = 橋の修理
die-demolish = 橋の爆破
die-infiltrate = 浸透
die-surrender = 降伏
die-interdiction = 阻止
die-weather = 天候
die-bid = 同点の入札
die-card = 戦闘カード

## 判定の場面

# $space
moment-assault = { $space }への攻撃
# $result：repulse、stalemate、success、$points：CP
moment-fought =
    { $result ->
        [repulse] 攻撃は撃退されました
        [stalemate] 膠着
       *[success] 攻撃成功、{ $points }CP
    }
# $attack、$defence：合計
moment-totals = AT{ $attack }対DT{ $defence }

## 判定の見込み

# $space、$attack、$defence
forecast-assault = { $space }への攻撃：AV{ $attack }対DV{ $defence }
odd-repulse = 撃退
odd-stalemate = 膠着
# $points
odd-points = { $points }CP
odd-overrun = オーバーラン
odd-wiped = 全滅
# $back：攻撃側が戻らなければならないならyes
odd-repulse-text =
    { $back ->
        [yes] 攻撃ユニットはすべてDis1状態になり、進入したユニットは元のエリアに戻ります。防御側に損害はありません。
       *[no] 攻撃ユニットはすべてDis1状態になります。防御側に損害はありません。
    }
odd-stalemate-text = 攻撃ユニットはSpent状態、主力ユニットはDis1状態になります。防御側に損害はありません。
# $points、$capacity
odd-points-text =
    { $points ->
        [0] 成功ですが、防御側が消化するポイントはありません。
       *[other] 防御側は、受けられる{ $capacity }ポイントのうち{ $points }CPを消化します。
    }
odd-overrun-text = 防御側は全滅し、攻撃側は残りのMFで続けて行動できます。
odd-wiped-text = 防御側は全滅します。ここではオーバーランになりません。
# $unit
note-forward = 前衛ユニットは防御側がこれから指定します。DVが最も高くなる{ $unit }として計算しました。
# $unit、$factor、$terrain、$water、$fresh：DVの内訳
note-defence = DVの内訳：{ $unit }が{ $factor }、TEMが{ $terrain }、渡河が{ $water }、ほかのFresh状態の防御ユニットが{ $fresh }。
# $repulse、$stalemate、$success、$overrun：百分率
note-chances = 撃退{ $repulse }%、膠着{ $stalemate }%、成功{ $success }%、防御側全滅{ $overrun }%。
# $points：小数第1位まで
note-expected = 平均{ $points }CP。
# $points
note-average = 平均{ $points }AP。
# $side：アドバンテージを持つ側
note-reroll = { $side }は、アドバンテージを使って、すべてのダイスを振り直させることができます。
note-cards = カード使用時：両軍のデッキに全カードが残っているものとして計算しました。
note-sunset = 連合軍の出目は日没DRにもなります。
# $percent
note-astray = 誤爆：{ $percent }%の確率で両軍のDRが等しくなり、そのエリアの連合軍ユニットも損害を受けます。
# $space、$attack、$defence
forecast-bombard = { $space }への砲爆撃：AV{ $attack }対DV{ $defence }
odd-nothing = 効果なし
odd-step = 目標に命中
# $points：ほかのユニットが消化
odd-step-more = 目標に命中、ほかに{ $points }
# $points
odd-others = ほかに{ $points }
odd-nothing-text = APがないか、優先目標の1段階に足りません。
odd-step-text = 優先目標が1段階を失い、ほかのユニットは失いません。
# $points
odd-step-more-text = 優先目標が1段階を失い、ほかのユニットが{ $points }APを消化します。
# $points
odd-others-text = 優先目標は何も失わず、ほかのユニットが{ $points }APを消化します。
odd-mark-text = フェリー渡河点または建設マーカーに命中します。
# $points
odd-mark-more-text = フェリー渡河点または建設マーカーに命中し、ユニットが{ $points }APを消化します。
# $impulse
forecast-sunset = インパルス{ impulse-number }の日没DR
odd-ends = 日が終わる
odd-turns = 天候が変わる
odd-goes-on = 日が続く
odd-ends-text = DRMを加えた日没DRがインパルスナンバーより小さく、このインパルスの後に昼間フェイズが終わります。
odd-turns-text = 日没DRがインパルスナンバーと等しく、次から天候が変わります。
odd-goes-on-text = 日没DRがインパルスナンバーより大きく、次のインパルスに進みます。
odd-stands-text = 日没DRがインパルスナンバーより大きく、その日は続きますが、インパルスのマーカーは進みません。
# $bridge
forecast-seize = { $bridge }の奪取
# $bridge
forecast-repair = { $bridge }の修理
# $bridge
forecast-demolish = { $bridge }の爆破
odd-seized = 橋は自軍の保持下に入り、ほかのユニットが渡るには1MF余分にかかります。
odd-not-seized = 何も起こらず、このインパルスに2度目の試みはできません。
odd-repaired = 橋が直り、自軍の保持下に入ります。
odd-not-repaired = 建設マーカーが1レベル上がります。
odd-blown = 橋は爆破されます。
odd-not-blown = 橋は残ります。
# $unit、$space
forecast-attempt = { $unit }の{ $space }への浸透
odd-infiltrated = 攻撃せずに進入し、Spent状態になります。
odd-must-assault = インパルスの最後に強制攻撃を行います。
# $units、$space、$value：IV
forecast-drop = { $space }への降下、IV{ $value }：{ $units }
odd-drop-fresh = 無傷で降下します。
odd-drop-spent = Spent状態で降下し、ほかに何もできません。
odd-drop-dis1 = Dis1状態で降下し、ほかに何もできません。
# $units、$state
forecast-weather = この日の天候
forecast-surrender = 降伏dr（{ $state }）：{ $units }
odd-surrenders = ユニットは降伏します。
odd-worse = ユニットは1段階悪化します。
odd-holds = ユニットは持ちこたえます。

## 案内付きの最初の日

guide-title = 最初のインパルス
guide-map = あなたは1944年9月17日の連合軍を率います。空挺師団はアイントホーフェン、ナイメーヘン、アーネムの周辺に降下し、マップの下端のゾーンF（ネールペルト）にいる第30軍団が、1本の道路で彼らのもとへ進みます。マップはドラッグで動かし、拡大すると詳しく見えます。
guide-points = 9月20日の終わりに10VPが必要です。第30軍団が支配し、ゾーンFへの補給線がある勝利条件エリアは1つ1VP、アーネムは4VP（第1空挺師団だけなら2VP）、アドバンテージは1VPです。勝利条件エリアは重ね表示で見られ、それぞれに何が足りないかは図表に出ています。
guide-stack = ゾーンFから始める近衛機甲師団です。カウンターには攻撃力、防御力、移動力が記され、裏返ったカウンターはSpent状態で、防御力だけを示します。移動や戦闘をしたユニットはSpent状態になり、夜の補給でしかFresh状態に戻りません。つまり、どのユニットもほぼ1日に1回しか行動できません。
guide-clock = 時計はインパルストラックです。連合軍インパルスごとに、最初に振る2個のダイスが日没DRにもなり、その合計がインパルスナンバーより小さければ、その日は終わります。1日に何インパルスあるかは誰にも分かりません。
guide-advantage = アドバンテージは連合軍が持って始めます。持っている側は、それを使って、どのダイスでも振り直させたり、1回に2つのエリアを活性化させたりできます。使うと敵に移ります。持っている間に1ユニットでも除去されると、やはり失います。
guide-air = D-Dayは空爆で始まります。Fresh状態のFLAKは降下部隊を撃つので、第8空軍がすべてのFLAKタワーを順に空爆します。タワーのあるエリアを選んでください。
guide-strike = 数字を見てください。AVは8、DVはTEMの2倍とそこのFLAKで、起こりうる結果が示されています。見たら確定してください。
guide-more-air = すべてのタワーを攻撃するまで、次のタワーも同じように空爆してください。
guide-guns = 第30軍団の砲兵が、ゾーンFで2倍の攻撃力の弾幕射撃を行います。優先目標を指定してください。まず優先目標が1段階を失い、残りはほかのユニットに及びます。
guide-barrage = 弾幕射撃で起こりうる結果が示されています。確定してください。
guide-area = 空挺部隊が降下しました。FLAKの命中を受けたユニットはSpent状態かDis1状態です。Fresh状態のユニットがいる降下エリアは、好きな順に1回ずつ行動します。エリアを選んで確定してください。
guide-act = このエリアが行動します。エリア内のドイツ軍への攻撃、橋1つの奪取、敵のいないエリアへの移動、または行動の終了です。ドイツ軍のいないエリアに入れば支配でき、途中の橋も手に入ります。目の前の橋は、dr4以上で奪取できます。対岸に敵がいなければ+1、Fresh状態の敵1個につき-1、河川なら-1です。何もしないユニットはFresh状態のままです。
guide-more-areas = ほかの降下エリアも、1つずつ行動させてください。
guide-ground = 近衛機甲師団が、道をふさぐゾーンFのドイツ軍を攻撃しなければなりません。参加するユニットを選んでください。主力ユニットの攻撃力に、ほかのユニット1個につき1、攻撃支援の砲兵1個につき1、同じ師団の3ユニット以上でさらに1が加わります。参加しないユニットはFresh状態のままです。
guide-odds = 必要ならほかのユニットも加え、数字を見てください。撃退、膠着、成功の確率と、与えるCPです。防御側が受けられる以上のCPならオーバーランとなり、残りのMFで続けて行動できます。よければ確定してください。
guide-impulse = あなたのインパルスです。1つのエリアを活性化させてそこのFresh状態のユニットで行動するか、砲爆撃を行います。ほかのエリアの後に、ゾーンFを無償で追加して活性化できます。「{ do-activate }」と、Fresh状態のユニットがいるエリアを選び、確定してください。
guide-acting = 活性化したエリアのユニットは、移動、橋の奪取、攻撃を好きな順に行えます。開放エリアへの進入は1MF（道路なら半分）、敵支配下の非戦闘地帯は2MF、敵のいるエリアは3または4MFです。ユニットの重ね表示で移動できる範囲が分かります。十分に行動したら「{ do-finish-act }」を選んでください。
guide-next = こうして、日没まで両軍のインパルスが交互に続きます。夜には補給集積所がユニットを補充します。ゾーンF集積所のために道路を、空挺補給集積所のために空挺補給堡を確保してください。橋の攻略を祈ります。
guide-second = エリアの行動のあと、ゾーンFを無償で追加して活性化できます。ほかのエリアにはアドバンテージが必要です。選ぶか、追加せずに進んでください。
guide-reroll = ダイスが振られました。アドバンテージを使って振り直させることができます。ふつうは後のほうが値打ちがあるので、そのまま受け入れてもかまいません。
guide-due = 敵のいるエリアに入ったユニットは攻撃しなければなりません。参加するユニットを選び、数字を見て、確定してください。
guide-absorb = あなたのユニットがCPを受けます。どのユニットが段階を失い、どれが退却するかを決めてください。
guide-fallback = あなたの攻撃は失敗しました。どの攻撃ユニットが戻るかを決めてください。ほかはとどまります。

## エリア、ゾーン、UKボックス

space-1 = レーネン
space-2 = エーデ
space-3 = ヴァーヘニンゲン
space-4 = ヘールスム
space-5 = ヴォルフヘーゼ
space-6 = ヒンケル荒野
space-7 = オーステルベーク
space-8 = オッテルロー
space-9 = デーレン飛行場
space-10 = フンデルロー
space-11 = テルレット
space-12 = リヒテンベーク
space-13 = アーネム
space-14 = フェルプ
space-15 = パンネルデン
space-16 = ハイセン
space-17 = エルデン
space-18 = エルスト
space-19 = ドリール
space-20 = ヘーテレン
space-21 = ゼッテン
space-22 = オプフースデン
space-23 = ファルブルフ
space-24 = オーステルハウト
space-25 = ベンメル
space-26 = ドルーテン
space-27 = ヴァイヘン
space-28 = ナイメーヘン
space-29 = ハーテルト
space-30 = ベーク
space-31 = ヴィーラー
space-32 = オーフェルアッセルト
space-33 = モーク
space-34 = ベルフ・エン・ダル
space-35 = グルースベーク
space-36 = ライヒスヴァルト
space-37 = クラネンブルク
space-38 = フラーフェ
space-39 = カイク
space-40 = ヘンネップ
space-41 = スハイク
space-42 = ミル
space-43 = ゼーラント
space-44 = ウーデン
space-45 = ニステルローデ
space-46 = フォルケル
space-47 = ヘメルト
space-48 = フェヘル
space-49 = ヘースヴァイク
space-50 = スヘインデル
space-51 = エルプ
space-52 = エールデ
space-53 = リースハウト
space-54 = シント・ウーデンローデ
space-55 = ベスト
space-56 = オイルスホット
space-57 = ヌーネン
space-58 = スティプハウト
space-59 = ヘルモント
space-60 = ドゥールネ
space-61 = アステン
space-62 = ヘルドロップ
space-63 = アイントホーフェン
space-64 = ファルケンスワールト
space-65 = ヘーゼ
space-A = アペルドールン
space-B = ズトフェン
space-C = クレーフェ
space-D = ゴッホ
space-E = フェンロー
space-F = ネールペルト
space-G = ティルブルフ
space-H = スヘルトーヘンボス
space-I = オス
space-J = ユトレヒト
space-UK = イギリス本国

## 橋とフェリー：境界線は橋の名で、橋がなければフェリーの名で呼ぶ

boundary-7-19 = オーステルベーク鉄道橋
boundary-13-15 = ヴェステルフォールト橋
boundary-13-17 = アーネム橋
boundary-24-28 = ナイメーヘン橋
boundary-26-29 = ヴールト閘門橋
boundary-27-29 = ネールボス橋
boundary-29-32 = マルデン橋
boundary-32-33 = ヘウメン閘門橋
boundary-32-38 = フラーフェ橋
boundary-33-39 = モーク鉄道橋
boundary-39-40 = ヘンネップ鉄道橋
boundary-47-53 = ベーク・エン・ドンク橋
boundary-48-52 = フェヘル橋
boundary-49-50 = ヘースヴァイク橋
boundary-52-54 = シント・ウーデンローデのドンメル橋
boundary-53-58 = リースハウト橋
boundary-54-57 = ソン橋
boundary-55-56 = オイルスホット橋
boundary-55-63 = ベスト橋
boundary-57-63 = アイントホーフェンのドンメル橋
boundary-58-59 = ヘルモント橋
boundary-15-16 = ハイセンのフェリー
boundary-15-25 = パンネルデンのフェリー
ferry-7-19 = ドリールのフェリー
ferry-15-16 = ハイセンのフェリー
ferry-15-25 = パンネルデンのフェリー

## ユニット

unit-2Gren = 第2グレナディア近衛大隊（戦車）
unit-1Cold = 第1コールドストリーム近衛大隊（戦車）
unit-2Irish = 第2アイルランド近衛大隊（戦車）
unit-2Welsh = 第2ウェールズ近衛大隊（装甲偵察）
unit-1Gren = 第1グレナディア近衛大隊（自動車化）
unit-5Cold = 第5コールドストリーム近衛大隊
unit-3Irish = 第3アイルランド近衛大隊
unit-1Welsh = 第1ウェールズ近衛大隊
unit-GdsArt = 近衛師団砲兵
unit-XXXArt = 第30軍団砲兵
unit-2HCR = 第2王室騎兵連隊
unit-129Bde = 第129旅団
unit-130Bde = 第130旅団
unit-214Bde = 第214旅団
unit-43Recce = 第43偵察連隊
unit-43Art = 第43師団砲兵
unit-4-7RDG = 第4/7近衛竜騎兵連隊
unit-13-18H = 第13/18軽騎兵連隊
unit-SRY = シャーウッド・レンジャーズ
unit-12KRRC = 第12国王ロイヤルライフル大隊
unit-Irene = プリンセス・イレーネ旅団（オランダ）
unit-69Bde = 第69旅団
unit-151Bde = 第151旅団
unit-231Bde = 第231旅団
unit-50Art = 第50師団砲兵
unit-44RTR = 第44王立戦車連隊
unit-1Para = 第1パラシュート大隊
unit-2Para = 第2パラシュート大隊
unit-3Para = 第3パラシュート大隊
unit-1Recce = 第1空挺偵察中隊
unit-1Border = 第1ボーダー大隊
unit-7KOSB = 第7国王スコットランド国境大隊
unit-GPR = グライダー操縦士連隊
unit-1Light = 第1空輸軽砲兵連隊
unit-10Para = 第10パラシュート大隊
unit-11Para = 第11パラシュート大隊
unit-156Para = 第156パラシュート大隊
unit-2SStaff = 第2サウススタッフォード大隊
unit-1Pol = 第1ポーランド空挺大隊
unit-2Pol = 第2ポーランド空挺大隊
unit-3Pol = 第3ポーランド空挺大隊
unit-1-504 = 第504空挺連隊第1大隊
unit-2-504 = 第504空挺連隊第2大隊
unit-3-504 = 第504空挺連隊第3大隊
unit-1-505 = 第505空挺連隊第1大隊
unit-2-505 = 第505空挺連隊第2大隊
unit-3-505 = 第505空挺連隊第3大隊
unit-1-508 = 第508空挺連隊第1大隊
unit-2-508 = 第508空挺連隊第2大隊
unit-3-508 = 第508空挺連隊第3大隊
unit-376PFA = 第376空挺砲兵大隊
unit-319GFA = 第319グライダー砲兵大隊
unit-320GFA = 第320グライダー砲兵大隊
unit-1-325 = 第325グライダー連隊第1大隊
unit-2-325 = 第325グライダー連隊第2大隊
unit-3-325 = 第325グライダー連隊第3大隊
unit-1-501 = 第501空挺連隊第1大隊
unit-2-501 = 第501空挺連隊第2大隊
unit-3-501 = 第501空挺連隊第3大隊
unit-1-502 = 第502空挺連隊第1大隊
unit-2-502 = 第502空挺連隊第2大隊
unit-3-502 = 第502空挺連隊第3大隊
unit-1-506 = 第506空挺連隊第1大隊
unit-2-506 = 第506空挺連隊第2大隊
unit-3-506 = 第506空挺連隊第3大隊
unit-2-327 = 第327グライダー連隊第2大隊
unit-3-327 = 第327グライダー連隊第3大隊
unit-1-327 = 第327グライダー連隊第1大隊
unit-377PFA = 第377空挺砲兵大隊
unit-321GFA = 第321グライダー砲兵大隊
unit-155Bde = 第155旅団
unit-156Bde = 第156旅団
unit-157Bde = 第157旅団
unit-II-20 = 第20SS装甲擲弾兵連隊第2大隊
unit-II-21 = 第21SS装甲擲弾兵連隊第2大隊
unit-Hoffmann = ホフマン降下猟兵連隊第1大隊
unit-I-FJ6 = 第6降下猟兵連隊第1大隊
unit-6Penal = 第6懲罰大隊
unit-T-Son = ソンFLAKタワー
unit-T-Nijmegen = ナイメーヘンFLAKタワー
unit-T-Wyler = ヴィーラーFLAKタワー
unit-T-Grave = フラーフェFLAKタワー
unit-T-Arnhem = アーネムFLAKタワー
unit-T-Eindhoven = アイントホーフェンFLAKタワー
unit-T-Best = ベストFLAKタワー
unit-T-Veghel = フェヘルFLAKタワー
unit-T-Deelen = デーレンFLAKタワー
unit-1-18Flak = 第18高射砲旅団第1大隊
unit-2-18Flak = 第18高射砲旅団第2大隊
unit-591Flak = 第591高射砲大隊
unit-Krafft = クラフト大隊（SS）
unit-Hartung = ハルトゥング大隊
unit-Henke = ヘンケ大隊
unit-LS-Grave = 郷土防衛大隊フラーフェ
unit-LS-Veghel = 郷土防衛大隊フェヘル
unit-LS-Uden = 郷土防衛大隊ウーデン
unit-HG-Best = HG補充大隊ベスト
unit-G-Eindhoven = アイントホーフェン守備隊
unit-III-FJ6 = 第6降下猟兵連隊第3大隊
unit-SS-Wach3 = 第3SS警備大隊
unit-G-Ede = エーデ守備隊
unit-9SSRecon = 第9SS装甲偵察大隊（グレープナー）
unit-I-19 = 第19SS装甲擲弾兵連隊第1大隊
unit-II-19 = 第19SS装甲擲弾兵連隊第2大隊
unit-I-20 = 第20SS装甲擲弾兵連隊第1大隊
unit-Spindler = シュピンドラー戦闘団（9SS）
unit-9SSArt = 第9SS装甲師団砲兵
unit-9SSPz = 第9SS装甲師団IV号戦車大隊
unit-IISSArt = 第2SS装甲軍団砲兵
unit-10SSRecon = 第10SS装甲偵察大隊（プーマ）
unit-I-21 = 第21SS装甲擲弾兵連隊第1大隊
unit-I-22 = 第22SS装甲擲弾兵連隊第1大隊
unit-II-22 = 第22SS装甲擲弾兵連隊第2大隊
unit-10SSPz = 第10SS装甲連隊第2大隊
unit-10SSPi = 第10SS装甲工兵大隊
unit-10SSArt = 第10SS装甲師団砲兵
unit-Knaust = クナウスト戦闘団
unit-Bruhns = ブルーンス大隊
unit-280StuG = 第280突撃砲旅団
unit-506Tiger = 第506重戦車大隊
unit-Becker = ベッカー戦闘団
unit-Hermann = ヘルマン戦闘団
unit-Fuerst = フュルスト戦闘団
unit-Greschick = グレシック戦闘団
unit-Stargaard = シュタルガールト戦闘団
unit-Goebel = ゲーベル戦闘団
unit-FeldtArt = フェルト軍団砲兵
unit-Lippert = リッペルト（SS下士官学校）
unit-Eberwein = エーバーヴァイン大隊（SS）
unit-Worrowski = ヴォロフスキ大隊（HG）
unit-10Schiff = 第10海軍補充大隊
unit-Oelkers = エルカース大隊（SS）
unit-1034-59 = 第59師団第1034連隊
unit-1035-59 = 第59師団第1035連隊
unit-1036-59 = 第59師団第1036連隊
unit-59Art = 第59師団砲兵
unit-935-245 = 第245師団第935連隊
unit-936-245 = 第245師団第936連隊
unit-937-245 = 第245師団第937連隊
unit-732-712 = 第712師団第732連隊
unit-745-712 = 第712師団第745連隊
unit-1221-180 = 第180師団第1221連隊
unit-1222-180 = 第180師団第1222連隊
unit-1223-180 = 第180師団第1223連隊
unit-1224-190 = 第190師団第1224連隊
unit-1225-190 = 第190師団第1225連隊
unit-1226-190 = 第190師団第1226連隊
unit-2107Pz = 第2107戦車大隊（パンター）
unit-2107PzGr = 第2107装甲擲弾兵大隊
unit-107Pi = 第107工兵大隊
unit-1-184Art = 第184砲兵連隊第1大隊（独立）
unit-88Art = 第88砲兵大隊（独立）
unit-III-HG = HG砲兵連隊第3大隊（独立）
unit-ArtLehr = 砲兵教導（Lehr）大隊（独立）
unit-PiLehr = 工兵教導（Lehr）大隊

## 水路

river-Lower-Rhine = ネーデルライン川
river-IJssel = アイセル川
river-Pannerden-Canal = パンネルデン運河
river-Rhine = ライン川
river-Waal = ワール川
river-Maas-Waal-Canal = マース・ワール運河
river-Maas = マース川
river-Zuid-Willemsvaart = 南ウィレム運河
river-Dommel = ドンメル川
river-Wilhelmina-Canal = ウィルヘルミナ運河

## マップの凡例

terrain-open = 平地
terrain-elevated = 高地
terrain-polder = ポルダー
border-river = 河川
border-canal = 運河
border-german-bridge = ドイツ軍の橋
border-allied-bridge = 連合軍の橋
border-blown-bridge = 爆破された橋
border-held = 保持
border-ferry = フェリー
terrain-zone = ゾーン
terrain-box = ボックス
road-primary = 国道69号
road-secondary = 道路
road-track = フェリーへの道
badge-area = エリア
badge-elevated = 高地エリア
badge-drop-red = 降下エリア（第1空挺）
badge-drop-green = 降下エリア（アメリカ軍）
badge-tem = TEM
badge-sector-1 = 第1空挺師団の作戦範囲
badge-sector-82 = 第82空挺師団の作戦範囲
badge-sector-101 = 第101空挺師団の作戦範囲
badge-head = 空挺補給堡
badge-points = 勝利ポイント
badge-zone = ゾーン
sign-bridge-german = ドイツ軍の橋
sign-bridge-allied = 連合軍の橋
sign-blown = 爆破された橋
sign-held = 保持下の境界線
sign-ferry = フェリー
sign-used = フェリー（使用済み）
sign-gone = フェリー（破壊）
sign-corner = 隣接しない
sign-flag-1 = 第1空挺師団の支配
sign-flag-82 = 第82空挺師団の支配
sign-flag-101 = 第101空挺師団の支配
sign-flag-xxx = 第30軍団の支配
status-D1 = Dis1状態
status-D2 = Dis2状態
steps-word = 状態
steps-4 = { state-fresh }
steps-3 = { state-spent }
steps-2 = { status-D1 }
steps-1 = { status-D2 }
layer-supply-german = ドイツ軍の補給
layer-supply-allied = 連合軍の補給
layer-contested = 交戦状態
layer-drops = 降下エリアとIV
layer-victory = 勝利条件エリア
layer-sector-1 = 第1空挺師団の作戦範囲
layer-sector-82 = 第82空挺師団の作戦範囲
layer-sector-101 = 第101空挺師団の作戦範囲

## 橋もフェリーもない境界線

boundary-1-2 = { space-1 }–{ space-2 }
boundary-1-3 = { space-1 }–{ space-3 }
boundary-1-22 = { space-1 }–{ space-22 }
boundary-2-3 = { space-2 }–{ space-3 }
boundary-2-6 = { space-2 }–{ space-6 }
boundary-2-8 = { space-2 }–{ space-8 }
boundary-3-4 = { space-3 }–{ space-4 }
boundary-3-6 = { space-3 }–{ space-6 }
boundary-3-22 = { space-3 }–{ space-22 }
boundary-3-21 = { space-3 }–{ space-21 }
boundary-4-5 = { space-4 }–{ space-5 }
boundary-4-6 = { space-4 }–{ space-6 }
boundary-4-7 = { space-4 }–{ space-7 }
boundary-4-20 = { space-4 }–{ space-20 }
boundary-5-6 = { space-5 }–{ space-6 }
boundary-5-7 = { space-5 }–{ space-7 }
boundary-5-8 = { space-5 }–{ space-8 }
boundary-5-9 = { space-5 }–{ space-9 }
boundary-5-12 = { space-5 }–{ space-12 }
boundary-6-8 = { space-6 }–{ space-8 }
boundary-7-12 = { space-7 }–{ space-12 }
boundary-7-13 = { space-7 }–{ space-13 }
boundary-7-17 = { space-7 }–{ space-17 }
boundary-8-9 = { space-8 }–{ space-9 }
boundary-8-10 = { space-8 }–{ space-10 }
boundary-9-10 = { space-9 }–{ space-10 }
boundary-9-11 = { space-9 }–{ space-11 }
boundary-9-12 = { space-9 }–{ space-12 }
boundary-10-11 = { space-10 }–{ space-11 }
boundary-11-12 = { space-11 }–{ space-12 }
boundary-11-14 = { space-11 }–{ space-14 }
boundary-12-13 = { space-12 }–{ space-13 }
boundary-12-14 = { space-12 }–{ space-14 }
boundary-13-14 = { space-13 }–{ space-14 }
boundary-14-15 = { space-14 }–{ space-15 }
boundary-15-17 = { space-15 }–{ space-17 }
boundary-15-37 = { space-15 }–{ space-37 }
boundary-16-17 = { space-16 }–{ space-17 }
boundary-16-18 = { space-16 }–{ space-18 }
boundary-16-25 = { space-16 }–{ space-25 }
boundary-17-18 = { space-17 }–{ space-18 }
boundary-17-19 = { space-17 }–{ space-19 }
boundary-18-19 = { space-18 }–{ space-19 }
boundary-18-23 = { space-18 }–{ space-23 }
boundary-18-24 = { space-18 }–{ space-24 }
boundary-18-25 = { space-18 }–{ space-25 }
boundary-19-20 = { space-19 }–{ space-20 }
boundary-19-23 = { space-19 }–{ space-23 }
boundary-20-21 = { space-20 }–{ space-21 }
boundary-20-23 = { space-20 }–{ space-23 }
boundary-21-22 = { space-21 }–{ space-22 }
boundary-21-23 = { space-21 }–{ space-23 }
boundary-22-23 = { space-22 }–{ space-23 }
boundary-22-26 = { space-22 }–{ space-26 }
boundary-23-24 = { space-23 }–{ space-24 }
boundary-23-26 = { space-23 }–{ space-26 }
boundary-24-25 = { space-24 }–{ space-25 }
boundary-24-26 = { space-24 }–{ space-26 }
boundary-24-29 = { space-24 }–{ space-29 }
boundary-25-28 = { space-25 }–{ space-28 }
boundary-25-30 = { space-25 }–{ space-30 }
boundary-26-27 = { space-26 }–{ space-27 }
boundary-27-32 = { space-27 }–{ space-32 }
boundary-27-41 = { space-27 }–{ space-41 }
boundary-28-29 = { space-28 }–{ space-29 }
boundary-28-30 = { space-28 }–{ space-30 }
boundary-28-34 = { space-28 }–{ space-34 }
boundary-29-33 = { space-29 }–{ space-33 }
boundary-29-34 = { space-29 }–{ space-34 }
boundary-30-31 = { space-30 }–{ space-31 }
boundary-30-34 = { space-30 }–{ space-34 }
boundary-30-35 = { space-30 }–{ space-35 }
boundary-30-37 = { space-30 }–{ space-37 }
boundary-31-35 = { space-31 }–{ space-35 }
boundary-31-36 = { space-31 }–{ space-36 }
boundary-31-37 = { space-31 }–{ space-37 }
boundary-32-39 = { space-32 }–{ space-39 }
boundary-33-34 = { space-33 }–{ space-34 }
boundary-33-35 = { space-33 }–{ space-35 }
boundary-33-36 = { space-33 }–{ space-36 }
boundary-33-40 = { space-33 }–{ space-40 }
boundary-34-35 = { space-34 }–{ space-35 }
boundary-35-36 = { space-35 }–{ space-36 }
boundary-36-37 = { space-36 }–{ space-37 }
boundary-36-40 = { space-36 }–{ space-40 }
boundary-38-39 = { space-38 }–{ space-39 }
boundary-38-41 = { space-38 }–{ space-41 }
boundary-38-42 = { space-38 }–{ space-42 }
boundary-38-43 = { space-38 }–{ space-43 }
boundary-39-42 = { space-39 }–{ space-42 }
boundary-41-43 = { space-41 }–{ space-43 }
boundary-41-45 = { space-41 }–{ space-45 }
boundary-42-43 = { space-42 }–{ space-43 }
boundary-42-46 = { space-42 }–{ space-46 }
boundary-43-44 = { space-43 }–{ space-44 }
boundary-43-46 = { space-43 }–{ space-46 }
boundary-44-45 = { space-44 }–{ space-45 }
boundary-44-46 = { space-44 }–{ space-46 }
boundary-44-48 = { space-44 }–{ space-48 }
boundary-44-49 = { space-44 }–{ space-49 }
boundary-44-51 = { space-44 }–{ space-51 }
boundary-45-49 = { space-45 }–{ space-49 }
boundary-46-47 = { space-46 }–{ space-47 }
boundary-46-51 = { space-46 }–{ space-51 }
boundary-47-51 = { space-47 }–{ space-51 }
boundary-47-59 = { space-47 }–{ space-59 }
boundary-47-60 = { space-47 }–{ space-60 }
boundary-48-49 = { space-48 }–{ space-49 }
boundary-48-51 = { space-48 }–{ space-51 }
boundary-50-52 = { space-50 }–{ space-52 }
boundary-50-54 = { space-50 }–{ space-54 }
boundary-50-55 = { space-50 }–{ space-55 }
boundary-51-52 = { space-51 }–{ space-52 }
boundary-51-53 = { space-51 }–{ space-53 }
boundary-52-53 = { space-52 }–{ space-53 }
boundary-53-54 = { space-53 }–{ space-54 }
boundary-54-55 = { space-54 }–{ space-55 }
boundary-56-63 = { space-56 }–{ space-63 }
boundary-56-64 = { space-56 }–{ space-64 }
boundary-57-58 = { space-57 }–{ space-58 }
boundary-57-62 = { space-57 }–{ space-62 }
boundary-58-62 = { space-58 }–{ space-62 }
boundary-59-60 = { space-59 }–{ space-60 }
boundary-59-61 = { space-59 }–{ space-61 }
boundary-60-61 = { space-60 }–{ space-61 }
boundary-61-62 = { space-61 }–{ space-62 }
boundary-61-65 = { space-61 }–{ space-65 }
boundary-62-63 = { space-62 }–{ space-63 }
boundary-62-64 = { space-62 }–{ space-64 }
boundary-62-65 = { space-62 }–{ space-65 }
boundary-63-64 = { space-63 }–{ space-64 }
boundary-64-65 = { space-64 }–{ space-65 }
boundary-A-10 = { space-A }–{ space-10 }
boundary-A-11 = { space-A }–{ space-11 }
boundary-B-14 = { space-B }–{ space-14 }
boundary-B-15 = { space-B }–{ space-15 }
boundary-C-15 = { space-C }–{ space-15 }
boundary-C-36 = { space-C }–{ space-36 }
boundary-C-37 = { space-C }–{ space-37 }
boundary-D-36 = { space-D }–{ space-36 }
boundary-D-40 = { space-D }–{ space-40 }
boundary-E-42 = { space-E }–{ space-42 }
boundary-E-47 = { space-E }–{ space-47 }
boundary-E-60 = { space-E }–{ space-60 }
boundary-E-61 = { space-E }–{ space-61 }
boundary-E-65 = { space-E }–{ space-65 }
boundary-F-64 = { space-F }–{ space-64 }
boundary-G-55 = { space-G }–{ space-55 }
boundary-G-56 = { space-G }–{ space-56 }
boundary-H-45 = { space-H }–{ space-45 }
boundary-H-49 = { space-H }–{ space-49 }
boundary-H-50 = { space-H }–{ space-50 }
boundary-H-55 = { space-H }–{ space-55 }
boundary-I-41 = { space-I }–{ space-41 }
boundary-I-45 = { space-I }–{ space-45 }
boundary-J-1 = { space-J }–{ space-1 }
boundary-J-2 = { space-J }–{ space-2 }
boundary-J-22 = { space-J }–{ space-22 }
boundary-A-B = { space-A }–{ space-B }
boundary-B-C = { space-B }–{ space-C }
boundary-C-D = { space-C }–{ space-D }
boundary-D-E = { space-D }–{ space-E }
boundary-G-H = { space-G }–{ space-H }
boundary-H-I = { space-H }–{ space-I }
boundary-J-A = { space-J }–{ space-A }

## 事前指示

do-towers-in-turn = FLAKタワー：残りは順に空爆
about-towers-in-turn = D-Dayに第8空軍はFLAKタワーをそれぞれ1回空爆します。最初の1つだけを選び、残りは北から南へ順に空爆します。
standing-towers-in-turn = D-Day：最初のFLAKタワーの後は、残りを北から南へ順に空爆します。
question-reroll = 振り直し
question-forward = 前衛ユニット
question-absorb = 攻撃での損失
question-retreat = 退却
question-withdraw = 自発的な退却
question-fallback = 後退
question-wear = 砲爆撃での損失
question-aim = 誤爆の優先目標
question-shift = 日没DRMマーカー
question-dday-air = 次のFLAKタワー
thrown-combat = { die-combat }
thrown-guns = { die-guns }
thrown-bombs = { die-bombs }
thrown-sunset = { die-sunset }
thrown-seize = { die-seize }
thrown-repair = { die-repair }
thrown-demolish = { die-demolish }
thrown-infiltrate = { die-infiltrate }
thrown-surrender = { die-surrender }
thrown-interdiction = { die-interdiction }
thrown-weather = { die-weather }

## Standing orders: kinds of what they name

kind-question = 質問
kind-thrown = ロール

## ユニットの数値と略語
value-3-1 = 攻撃力
value-3-2 = 防御力
value-3-3 = 移動力
value-1-1 = 防御力
short-AV = 攻撃値（ダイスを加える前）
short-DV = 防御値（ダイスを加える前）
short-AT = 攻撃総数（AVとダイス2個）
short-DT = 防御総数（DVとダイス2個）
short-DR = ダイスの目
short-TEM = エリアの地形効果修正
short-AP = 損耗ポイント
short-CP = 損害ポイント
short-MF = 移動力
short-Dis1 = 損害1段階
short-Dis2 = 損害2段階
