import { packJsonSchemaText } from './json-schema.ts'

// node packages/packs/src/write-json-schema.ts > docs/pack.schema.json
process.stdout.write(packJsonSchemaText())
