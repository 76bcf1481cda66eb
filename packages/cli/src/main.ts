/** The `amalfi` command. A placeholder until the commands are written. */
console.log(`Amalfi on Node ${process.version}: the table is not laid yet.`)
