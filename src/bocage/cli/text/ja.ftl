### コマンドラインと端末でのゲーム。日本語。

## 短い語

cli-you = あなた

## 表

cli-head-scenario = シナリオ
cli-head-option = オプション
cli-head-values = 値
# $scenarios
cli-only-scenarios = 対象：{ $scenarios }。
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

## 準備

cli-ask-game = どのゲームで遊びますか。
cli-ask-scenario = どのシナリオにしますか。
cli-ask-side = どちらの陣営を担当しますか。
cli-ask-bot = 相手を選んでください。
cli-both-sides = 両方（この端末で2人）
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
cli-no-clause = { $clause }という条文はありません。
cli-undone = 取り消しました。
cli-save-where = save に続けてファイル名を入力してください。
# $file
cli-saved = { $file } に保存しました。
cli-saved-secret = このファイルには隠された情報がすべて入っています。ゲームが終わるまで、ほかの人には見せないでください。
# $side
cli-secret-view = このゲームはまだ終わっておらず、記録にはすべてが入っています。{ $side }として見るのは、その陣営を担当する人だけにしてください
# $file, $other
cli-changed = { $file } がほかから変更されたため、これからは { $other } に保存します。
# $side
cli-hand-over = ここからは{ $side }の画面です。交代してから Enter を押してください。
cli-help =
    番号、または行動の文字列を入力します。ほかに：
      why 行動      その行動ができるか、できないならどの条文によるか
      rules 5.6     条文の内容（rules 5：章全体、rules：今の決定の条文）
      view          局面の全体              log [N]     これまでの出来事
      undo          直前の自分の選択を取り消す（新しい情報を得る前まで）
      save ファイル 記録を書き出す          quit        中断（あとで再開できる）
    今できる決定の書き方：

## マップの絵

# $number
cli-map-after = { $number }番目の決定の後
cli-map-start = 初期配置
# $file, $hexes, $pieces
cli-map-written = { $file }: { $hexes }ヘクス、カウンター{ $pieces }個
cli-map-counter = カウンター
cli-map-layers = 重ね表示
cli-map-terrain = 地形
cli-map-hexsides = ヘクスサイド
cli-map-borders = 境界線
cli-map-roads = 道路
cli-map-signs = 標識
cli-map-nations = 軍
cli-map-units = 兵科
cli-map-marks = 状態
cli-map-part-size = 規模
cli-map-part-formation = 上級部隊
cli-map-part-symbol = 兵科
cli-map-part-steps = 残りステップ
cli-map-part-name = 部隊名
cli-map-part-values = 数値
cli-map-part-left = 指揮
cli-map-part-right = 士気

## 終了

cli-game-over = ゲーム終了
# $side, $points
cli-points = { $side }：{ $points }
# $side, $what：秘密だったもの（任務など）; $item
cli-disclosed = { $side }の{ $what }：{ $item }
# $seed, $draws
cli-seed-verified = シードは { $seed } でした。開始時に示したハッシュと一致し、{ $draws }回の抽選はすべてこのシードから出ています。
# $command
cli-put-away = ゲームを保存しました。再開するには：{ $command }

## ブラウザー

# $url, $db
cli-browser-at =
    Bocageのアドレス：{ $url }
    ゲームは{ $db }に保存されます。Ctrl+Cでサーバーを止めてもゲームは残ります。
# $url
cli-browser-runs = Bocageはすでに動いています：{ $url }
# $command
cli-browser-none = ブラウザーが見つかりません。上のアドレスを開くか、{ $command }で端末で遊んでください。
