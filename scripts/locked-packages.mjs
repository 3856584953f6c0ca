// Prints what is locked of the packages of others: what a build depends on. The folders of this repository are not among
// it, so that a new one makes no other build anew.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
console.log(createHash('sha256').update(JSON.stringify(others)).digest('hex'))
