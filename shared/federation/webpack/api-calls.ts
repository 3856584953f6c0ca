import { allCalls, API_VERSION } from '../../contract/calls.ts'
import type { ReleaseFile } from '../release.ts'
import type { BuiltContents } from './release-files.ts'

const named = /(["'`])((?:GET|POST|PUT|PATCH|DELETE) \/[^"'`\s]*)\1/g
const known: ReadonlySet<string> = new Set(allCalls.map(({ call }) => `${call.method} ${call.path}`))

/**
 * What a build asks of the API: a call is always named as a whole, so the names stand in its scripts.
 * @returns them in order, with the version of the API whose types they were checked by
 */
export const apiCallsIn = (contents: BuiltContents): NonNullable<ReleaseFile['api']> => {
  const calls = new Set<string>()
  for (const [file, content] of contents) {
    if (!file.endsWith('.js')) continue
    for (const [, , name = ''] of content.toString('utf8').matchAll(named))
      if (known.has(name)) calls.add(name)
  }
  return { version: API_VERSION, calls: [...calls].sort() }
}
