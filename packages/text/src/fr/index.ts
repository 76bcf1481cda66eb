export { en as fr } from '../en/index.ts'
