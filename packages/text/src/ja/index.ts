export { en as ja } from '../en/index.ts'
