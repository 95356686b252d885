### 画面と端末で共通の短い語。ゲームごとの語（`do-attack` など）があればそれを使う。
### 日本語。

## 短い語

words-comma = {"、"}
words-colon = {"："}
words-none = なし
words-nobody = なし
words-yes = はい
words-no = いいえ
words-mishap-mark = （事故）
# $winner
words-winner = { $winner }の勝利です。

## 数えるもの、ユニットの状態

words-track-time = 時間
words-track-token = トークン
words-track-hand_size = 手札
words-track-discards = 捨て札
words-track-losses = 失ったステップ
words-track-attacked = 攻撃されたスペース
words-track-hq_used = 司令部を使用済み
words-track-succeeded = 継承を使った陣営
words-track-missions = 任務
words-track-decks = 山札
words-track-hand = あなたの手札
words-track-mission = あなたの任務
words-status-pinned = 釘付け
words-status-cut = 孤立
words-status-moved = 移動済み
words-status-fired = 射撃済み
words-status-committed = 交戦拘束
words-status-attacked = 攻撃済み
words-value-strength = 戦力
words-value-reduced = 減少
words-value-fire = 射撃力
words-value-range = 射程
words-value-move = 移動力
words-value-size = サイズ
words-tally-fire = 射撃
words-tally-attack = 攻撃力
words-tally-defence = 防御力
words-tally-shift = コラムシフト
words-status-truck = トラック付き
words-status-unsupplied = 補給切れ
words-status-isolated = 孤立
words-status-seen = 確認済み
words-status-old = 以前に確認
words-status-fought = 戦闘済み
words-status-disrupted = 混乱
words-status-entrenched = 塹壕

## 行動の種類とその項目

words-do-pass = パス
words-do-bid = 入札
words-do-rally = 回復
words-do-done = このステップを終える
words-do-move = 移動
words-do-go-on = 前進を続ける
words-do-halt = 停止
words-do-fire = 射撃
words-do-play = カードを使う
words-do-reroll = トークンを渡して振り直す
words-do-attack = 攻撃
words-do-settle = 損害を受ける
words-do-retreat = 退却
words-do-advance = 戦闘後前進
words-do-place = 配置
words-do-bid-none = 何も入札しない
words-do-advance-none = 誰も前進しない
words-do-settle-none = 何も受けない
# $action
words-do-nothing = { $action }：なし
words-field-unit = ユニット
words-field-path = 経路
words-field-space = スペース
words-field-by = ユニット
words-field-hq = 司令部の支援
words-field-card = カード
words-field-unpin = 釘付けを解く
words-field-losses = ステップロス
words-field-retreat = 退却
words-field-hits = ヒット
words-field-target = 目標
words-field-units = ユニット
words-field-roll = 出目
words-field-total = 合計

## マップ

words-terrain-clear = 平地
words-terrain-bocage = ボカージュ
words-terrain-woods = 林
words-terrain-forest = 森林
words-terrain-marsh = 湿地
words-terrain-rough = 荒地
words-terrain-high = 高地
words-terrain-town = 町
words-terrain-city = 都市
words-terrain-sea = 海
words-terrain-lake = 湖
words-terrain-polder = ポルダー
words-terrain-beach = 海岸
words-terrain-fortress = 要塞
words-terrain-objective = 目標
words-terrain-source = 補給源
words-terrain-building = 建物
words-terrain-brush = やぶ
words-terrain-orchard = 果樹園
words-terrain-field = 平地（Field）
words-terrain-gully = 小峡谷
words-terrain-stream = 小川
words-terrain-water = 水面
words-terrain-bridge = 橋
words-terrain-level-1 = 丘（レベル1）
words-terrain-level-2 = 丘（レベル2）
words-terrain-level-3 = 丘（レベル3）
words-terrain-level-4 = 丘（レベル4）
words-border-stream = 小川
words-border-minor-river = 小河川
words-border-major-river = 大河川
words-border-canal = 運河
words-border-sea = 入り江
words-border-bridge = 橋
words-border-ferry = 渡し
words-border-boundary = 境界
words-border-cliff = 崖
words-border-fence = 柵
words-border-hedge = 生垣
words-border-wall = 壁
words-border-fence-gap = 切れ目のある柵
words-border-hedge-gap = 切れ目のある生垣
words-border-wall-gap = 切れ目のある壁
words-border-joined = ひと続きの建物
words-road-primary = 主要道路
words-road-secondary = 二級道路
words-road-track = 小道
words-road-rail = 鉄道
words-palette-german = ドイツ陸軍
words-palette-ss = 武装親衛隊
words-palette-luftwaffe = 空軍
words-palette-us = アメリカ軍
words-palette-british = イギリス軍
words-palette-canadian = カナダ軍
words-palette-polish = ポーランド軍
words-palette-french = フランス軍
words-palette-soviet = ソ連軍
words-palette-blue = 青
words-palette-red = 赤
words-palette-green = 緑
words-palette-yellow = 黄
words-palette-grey = 灰色
words-symbol-infantry = 歩兵
words-symbol-motorised = 自動車化歩兵
words-symbol-mechanised = 機械化歩兵
words-symbol-panzergrenadier = 装甲擲弾兵
words-symbol-parachute = 落下傘兵
words-symbol-airborne = 空挺
words-symbol-static = 固定歩兵
words-symbol-armour = 機甲
words-symbol-panzer = 装甲
words-symbol-tiger = 重戦車
words-symbol-assault-gun = 突撃砲
words-symbol-cavalry = 騎兵
words-symbol-recon = 偵察
words-symbol-artillery = 砲兵
words-symbol-anti-tank = 対戦車
words-symbol-flak = 高射砲
words-symbol-flak-tower = 高射砲塔
words-symbol-engineer = 工兵
words-symbol-commando = コマンド
words-symbol-hq = 司令部
words-symbol-unknown = 不明
words-symbol-squad = 分隊
words-symbol-team = 班
words-symbol-leader = 指揮官
words-symbol-hero = 英雄
words-symbol-machine-gun = 機関銃
words-symbol-mortar = 迫撃砲
words-symbol-gun = 火砲
words-symbol-flamethrower = 火炎放射器
words-symbol-charge = 爆薬
words-sign-bridge = 橋
words-sign-rail-bridge = 鉄道橋
words-sign-bridge-german = ドイツ軍の橋
words-sign-bridge-allied = 連合軍の橋
words-sign-blown = 爆破された橋
words-sign-ferry = 渡し
words-sign-used = 使用済みの渡し
words-sign-gone = 破壊された渡し
words-sign-held = 保持下の境界線
words-sign-corner = 角では隣接しない
words-sign-foxholes = たこつぼ
words-sign-trench = 塹壕
words-sign-pillbox = トーチカ
words-sign-bunker = 掩蔽壕
words-sign-wire = 鉄条網
words-sign-mines = 地雷
words-sign-smoke = 煙幕
words-sign-blaze = 炎
words-sign-goal-none = 目標（支配なし）
words-sign-goal-axis = 目標（枢軸軍）
words-sign-goal-allies = 目標（連合軍）

## ボット

words-bot-name-greedy = 速い
words-bot-name-search = 慎重
words-bot-name-fire = 射撃のみ
words-bot-name-random = でたらめ
words-bot-greedy = 一手先を読む
words-bot-search = この先の展開を試して選ぶ
words-bot-fire = 動かずに射撃だけする
words-bot-random = でたらめに選ぶ

## どのゲームにもありうる事前指示

words-do-only-better = 振り直し：見込みがあるときだけ
words-about-only-better = 振り直したほうが平均して有利になるときだけ尋ねます。結果を「非常に悪い」から「非常に良い」までの5段階で比べ、その段階数以上よくなる場合が対象です。0なら少しでも有利なら尋ねます。コストは計算に入れません。見合うかどうかはご自分で判断してください。
words-standing-only-better = { $by ->
    [0] 振り直しは、平均して少しでも有利になるときだけ尋ねます。
   *[other] 振り直しは、平均して明らかに有利になるときだけ尋ねます（「非常に悪い」から「非常に良い」までの5段階で{ $by }段階以上）。
}
words-do-only-rolls = 振り直し：次のものだけ
words-about-only-rolls = それ以外の目は、尋ねずにそのまま確定します。
words-standing-only-rolls = 振り直しを尋ねるのは次のものだけ：{ $rolls }。
words-do-staff = コンピューターに任せる
words-about-staff = 次の質問にはコンピューターが代わりに答えます（たとえば損失は最も痛手の少ないユニットから）。そのつど記録に残り、新しいことが明らかになるまでは元に戻せます。
words-standing-staff = コンピューターに任せる：{ $questions }。
words-do-ask-me = 必ず尋ねる
words-about-ask-me = ほかの指示にかかわらず、次の質問は必ず尋ねます。
words-standing-ask-me = 必ず尋ねる：{ $questions }。
words-field-questions = 質問
words-field-rolls = 判定

## 強さで呼ぶ対戦相手

words-level-recruit = 新兵
words-level-captain = 大尉
words-level-general = 将軍
words-level-rival = 好敵手
words-level-cadet = 士官候補生
words-level-sentry = 歩哨
# $won, $games：対戦の数、$other：相手の強さ
words-measured-recruit = でたらめに選びます。{ $other }との{ $games }戦で{ $won }勝でした。
words-measured-captain = { $other }との{ $games }戦で{ $won }勝しました。
words-measured-general = { $other }との{ $games }戦で{ $won }勝しました。
words-measured-rival = 別の考え方をしますが、強さはほとんど変わりません。{ $other }との{ $games }戦で{ $won }勝しました。
words-measured-cadet = この先の展開を試しますが、かえって弱くなります。{ $other }との{ $games }戦で{ $won }勝しました。
words-measured-sentry = 動かずに射撃します。{ $other }との{ $games }戦で{ $won }勝しました。
