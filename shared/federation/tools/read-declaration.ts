import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { remoteDeclaration, type RemoteDeclaration } from '../declaration.ts'

/** A `remote.json` that is not valid, in a sentence for whoever wrote it. */
export class InvalidDeclaration extends Error {}

const parsed = (text: string, refuse: (wrong: readonly string[]) => InvalidDeclaration): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refuse([error instanceof Error ? error.message : String(error)])
  }
}

/** What the `remote.json` of a folder says. @throws InvalidDeclaration with the file, and each field that is wrong */
export const readDeclaration = (folder: string): RemoteDeclaration => {
  const file = join(folder, 'remote.json')
  const refuse = (wrong: readonly string[]): InvalidDeclaration =>
    new InvalidDeclaration(`${basename(folder)}/remote.json is not valid:\n  ${wrong.join('\n  ')}`)
  const answer = remoteDeclaration.safeParse(parsed(readFileSync(file, 'utf8'), refuse))
  if (answer.success) return answer.data
  throw refuse(
    answer.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  )
}
