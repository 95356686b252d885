### 地図と決定のまわりのページ。日本語。

app-name = Bocage
app-about = ルールブックどおりに遊ぶボードウォーゲーム

## エラー

error-offline = サーバーに接続できません。
error-status = サーバーがエラーを返しました（{ $status }）。

## ルール

clause-show = ルール { $clause } を表示
