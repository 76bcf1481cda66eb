export { type OnlineGames, type OnlineOptions, onlineGames } from './server.ts'
export { SqliteStore } from './store/sqlite-store.ts'
export { type Store, StoreError, StoreLocked } from './store/store.ts'
