import type { DeviceMessages } from '../../messages/device.ts'

export const device: DeviceMessages = {
  onThisDevice: 'この端末では',
  offline: {
    never: 'このブラウザはページを保存しません。ネットワークが必要です。',
    coming: 'ページをこの端末に保存しています。終わればネットワークなしで遊べます。',
    ready: 'ページはこの端末に保存されています。ネットワークなしで遊べます。',
  },
  insecure:
    'このアドレスは安全な接続（https）ではありません。遊べますが、インストールとオフラインでの利用はできません。',
  install: 'アプリとしてインストール',
  newVersion: '新しい版があります。ゲームを開いていないときに切り替わります。',
  updateNow: '今すぐ',
  updated: '新しい版になりました。',
  openInOtherTab: 'このゲームは別のタブで進行中です。ここではその様子を見られます。',
  takeOver: 'ここで遊ぶ',
}
