import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What one version of the shell contract promises, as it is written down beside this file. */
export const contractFile = z.strictObject({
  exports: z.record(z.string(), z.array(z.string())),
  remote_json: z.unknown(),
  release_json: z.unknown(),
  types: z.string(),
})
export type ContractFile = z.infer<typeof contractFile>

const folder = new URL('.', import.meta.url)
const order = new Intl.Collator('en', { numeric: true }).compare

/** Every version that is written down, the oldest first. */
export const writtenContracts = (): { version: string; contract: ContractFile }[] =>
  readdirSync(folder)
    .filter((file) => /^[\d.]+\.json$/.test(file))
    .sort(order)
    .map((file) => ({
      version: file.replace('.json', ''),
      contract: contractFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    }))
