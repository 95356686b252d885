### コマンドラインと端末でのゲーム。日本語。

## 短い語

cli-comma = {"、"}
cli-colon = {"："}
cli-none = なし
cli-nobody = なし
cli-yes = はい
cli-no = いいえ
cli-you = あなた
cli-mishap-mark = （事故）

## 表

cli-head-scenario = シナリオ
cli-head-option = オプション
cli-head-values = 値
cli-head-space = スペース
cli-head-terrain = 地形
cli-head-neighbours = 隣接
cli-head-units = ユニット
cli-head-unit = ユニット
cli-head-type = 兵種
cli-head-steps = ステップ
cli-head-marks = 状態

## マップ

cli-legend-steps = b1² 2ステップ
cli-legend-pinned = ! 釘付け
cli-legend-objective = ★2b 目標、得点、支配者
cli-legend-source = ⌂r 補給源とその陣営
cli-legend-water = ≈ 小川
cli-objectives = 目標

## 数えるもの、ユニットの状態（ゲームごとの語があればそれを使う）

cli-track-time = 時間
cli-track-token = トークン
cli-track-hand_size = 手札
cli-track-discards = 捨て札
cli-track-losses = 失ったステップ
cli-track-attacked = 攻撃されたスペース
cli-track-hq_used = 司令部を使用済み
cli-track-succeeded = 継承を使った陣営
cli-track-missions = 任務
cli-track-decks = 山札
cli-track-hand = あなたの手札
cli-track-mission = あなたの任務
cli-status-pinned = 釘付け
cli-status-cut = 孤立
cli-status-moved = 移動済み
cli-status-fired = 射撃済み
cli-status-committed = 交戦拘束
cli-status-attacked = 攻撃済み
cli-value-strength = 戦力
cli-value-reduced = 減少
cli-value-fire = 射撃力
cli-value-range = 射程
cli-value-move = 移動力
cli-value-size = サイズ
cli-tally-fire = 射撃
cli-tally-attack = 攻撃力
cli-tally-defence = 防御力
cli-tally-shift = コラムシフト

## 行動の種類とその項目（ゲームごとの語があればそれを使う）

cli-do-pass = パス
cli-do-bid = 入札
cli-do-rally = 回復
cli-do-done = このステップを終える
cli-do-move = 移動
cli-do-go-on = 前進を続ける
cli-do-halt = 停止
cli-do-fire = 射撃
cli-do-play = カードを使う
cli-do-reroll = トークンを渡して振り直す
cli-do-attack = 攻撃
cli-do-settle = 損害を受ける
cli-do-retreat = 退却
cli-do-advance = 戦闘後前進
cli-do-place = 配置
cli-do-bid-none = 何も入札しない
cli-do-advance-none = 誰も前進しない
cli-do-settle-none = 何も受けない
# $action
cli-do-nothing = { $action }：なし
cli-field-unit = ユニット
cli-field-path = 経路
cli-field-space = スペース
cli-field-by = ユニット
cli-field-hq = 司令部の支援
cli-field-card = カード
cli-field-unpin = 釘付けを解く
cli-field-losses = ステップロス
cli-field-retreat = 退却
cli-field-hits = ヒット
cli-field-target = 目標
cli-field-units = ユニット
cli-field-roll = 出目
cli-field-total = 合計

## 準備

cli-ask-game = どのゲームで遊びますか。
cli-ask-scenario = どのシナリオにしますか。
cli-ask-side = どちらの陣営を受け持ちますか。
cli-ask-bot = 相手を選んでください。
cli-both-sides = 両方（この端末で2人）
cli-bot-greedy = 一手先を読む
cli-bot-random = でたらめに選ぶ
# $default：Enterで選ばれるもの
cli-pick = 番号（Enter：{ $default }）：
# $count
cli-pick-again = 1から{ $count }までの番号を入力してください。
cli-nothing-started = 回答がないため、何も始めませんでした。
# $hash
cli-commitment = 封印された乱数：{ $hash } はシードのハッシュです。シードはゲーム終了時に公開されます。

## 決定

cli-hint = 番号、または行動の文字列。? でヘルプ
cli-hint-back = 番号、または行動の文字列。back で前のメニュー、? でヘルプ
cli-what-now = 一覧の番号、行動の文字列、または ?（ヘルプ）を入力してください。
# $action, $field
cli-choose = { $action }：{ $field }を選んでください
# $action, $field
cli-choose-end = { $action }：{ $field }の終点を選んでください
cli-map-hidden = マップが変わりました。view で表示します。
# $action, $reason
cli-not-now = 「{ $action }」は今できません：{ $reason }
# $way: 経路
cli-way = { $way } を通る
# $field
cli-step-end = これで全部（{ $field }）
# $action
cli-confirm = { $action }：Enter で実行、n で中止：
cli-not-done = 中止しました。
# $word
cli-did-you-mean = 「{ $word }」のことですか。
# $forms
cli-forms = 今できること：{ $forms }
# $action
cli-allowed = 「{ $action }」は行えます。
cli-why-what = why に続けて行動を入力してください。例：why pass
# $clause
cli-no-clause = { $clause }という条項はありません。
cli-undone = 取り消しました。
cli-save-where = save に続けてファイル名を入力してください。
# $file
cli-saved = { $file } に保存しました。
cli-saved-secret = このファイルには隠された情報がすべて入っています。ゲームが終わるまで、ほかの人には見せないでください。
# $side
cli-secret-view = このゲームはまだ終わっておらず、記録にはすべてが入っています。{ $side }として見るのは、その陣営を受け持つ人だけにしてください
# $file, $other
cli-changed = { $file } がほかから変更されたため、これからは { $other } に保存します。
# $side
cli-hand-over = ここからは{ $side }の画面です。交代してから Enter を押してください。
cli-help =
    番号、または行動の文字列を入力します。ほかに：
      why 行動      その行動ができるか、できないならどの条項によるか
      rules 5.6     条項の内容（rules 5：章全体、rules：今の決定の条項）
      view          局面の全体              log [N]     これまでの出来事
      undo          直前の自分の選択を取り消す（新しい情報を得る前まで）
      save ファイル 記録を書き出す          quit        中断（あとで再開できる）
    今できる決定の書き方：

## 地図の絵

# $number
cli-map-after = { $number }番目の決定の後
cli-map-start = 初期配置
# $file, $hexes, $pieces
cli-map-written = { $file }: { $hexes }ヘクス、駒{ $pieces }個
cli-map-counter = 駒
cli-map-layers = 重ね図
cli-map-terrain = 地形
cli-map-hexsides = ヘクスサイド
cli-map-roads = 道路
cli-map-nations = 軍
cli-map-units = 兵科
cli-map-marks = 状態
cli-map-part-size = 規模
cli-map-part-formation = 上級部隊
cli-map-part-symbol = 兵科
cli-map-part-steps = 残りステップ
cli-map-part-name = 部隊名
cli-map-part-values = 数値
cli-terrain-clear = 平地
cli-terrain-bocage = ボカージュ
cli-terrain-woods = 林
cli-terrain-forest = 森林
cli-terrain-marsh = 湿地
cli-terrain-rough = 荒地
cli-terrain-high = 高地
cli-terrain-town = 町
cli-terrain-city = 都市
cli-terrain-sea = 海
cli-terrain-lake = 湖
cli-terrain-beach = 海岸
cli-terrain-fortress = 要塞
cli-terrain-objective = 目標
cli-terrain-source = 補給源
cli-border-stream = 小川
cli-border-minor-river = 小河川
cli-border-major-river = 大河川
cli-border-sea = 入り江
cli-border-bridge = 橋
cli-border-ferry = 渡し
cli-border-boundary = 境界
cli-border-cliff = 崖
cli-road-primary = 主要道路
cli-road-secondary = 二級道路
cli-road-track = 小道
cli-road-rail = 鉄道
cli-palette-german = ドイツ陸軍
cli-palette-ss = 武装親衛隊
cli-palette-luftwaffe = 空軍
cli-palette-us = アメリカ軍
cli-palette-british = イギリス軍
cli-palette-canadian = カナダ軍
cli-palette-polish = ポーランド軍
cli-palette-french = フランス軍
cli-palette-soviet = ソ連軍
cli-palette-blue = 青
cli-palette-red = 赤
cli-palette-green = 緑
cli-palette-yellow = 黄
cli-palette-grey = 灰色
cli-symbol-infantry = 歩兵
cli-symbol-motorised = 自動車化歩兵
cli-symbol-mechanised = 機械化歩兵
cli-symbol-panzergrenadier = 装甲擲弾兵
cli-symbol-parachute = 落下傘兵
cli-symbol-airborne = 空挺
cli-symbol-static = 固定歩兵
cli-symbol-armour = 機甲
cli-symbol-panzer = 戦車
cli-symbol-tiger = 重戦車
cli-symbol-assault-gun = 突撃砲
cli-symbol-cavalry = 騎兵
cli-symbol-recon = 偵察
cli-symbol-artillery = 砲兵
cli-symbol-anti-tank = 対戦車
cli-symbol-flak = 高射砲
cli-symbol-engineer = 工兵
cli-symbol-commando = コマンド
cli-symbol-hq = 司令部
cli-symbol-unknown = 不明
cli-status-truck = トラック付き
cli-status-unsupplied = 補給切れ
cli-status-isolated = 孤立
cli-status-fought = 戦闘済み
cli-status-disrupted = 混乱
cli-status-entrenched = 塹壕

## 終了

cli-game-over = ゲーム終了
# $winner
cli-winner = { $winner }の勝利。
# $side, $points
cli-points = { $side }：{ $points }
# $side, $what：秘密だったもの（任務など）; $item
cli-disclosed = { $side }の{ $what }：{ $item }
# $seed, $draws
cli-seed-verified = シードは { $seed } でした。開始時に示したハッシュと一致し、{ $draws }回の抽選はすべてこのシードから出ています。
# $command
cli-put-away = ゲームを保存しました。再開するには：{ $command }
