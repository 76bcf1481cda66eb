import type { DeviceMessages } from '../../messages/device.ts'

export const device: DeviceMessages = {
  onThisDevice: 'On this device',
  offline: {
    never: 'This browser does not keep the page: it needs a network.',
    coming: 'The page is being kept on this device. Then it needs no network.',
    ready: 'The page is kept on this device and needs no network.',
  },
  insecure:
    'This address is not a secure one (https). Everything works, but the page cannot be installed and needs the network.',
  install: 'Install as an app',
  newVersion: 'A new version is ready. It comes when no game is open.',
  updateNow: 'Now',
  updated: 'This is the new version.',
  openInOtherTab: 'This game is played in another tab. You see it here as it goes on there.',
  takeOver: 'Play it here',
}
