import { deprecations, type Deprecation } from '../deprecations.ts'
import { writtenContracts, type ContractFile } from './contract-file.ts'

type Written = ReturnType<typeof writtenContracts>[number]

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Every field a JSON schema knows, by its way: `nav.badge.reads`. */
const fields = (schema: unknown, at = ''): string[] => {
  const { properties, items, anyOf, oneOf, allOf } = fieldsOf(schema)
  const below = [items, anyOf, oneOf, allOf].flat().filter((one) => one !== undefined)
  return [
    ...Object.entries(fieldsOf(properties)).flatMap(([name, inner]) => {
      const way = at === '' ? name : `${at}.${name}`
      return [way, ...fields(inner, way)]
    }),
    ...below.flatMap((inner) => fields(inner, at)),
  ]
}

/** What is new of a list, those below something that is new left out. */
const added = (before: readonly string[], now: readonly string[]): string[] => {
  const isNew = new Set(now.filter((one) => !before.includes(one)))
  return [...isNew].filter((one) => !isNew.has(one.slice(0, Math.max(0, one.lastIndexOf('.')))))
}

const line = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}`]

const changesOf = (before: ContractFile, now: ContractFile): string[] => [
  ...Object.entries(now.exports).flatMap(([module, names]) =>
    line(module, added(before.exports[module] ?? [], names)),
  ),
  ...line('remote.json', added(fields(before.remote_json), fields(now.remote_json))),
  ...line('release.json', added(fields(before.release_json), fields(now.release_json))),
  ...(before.types === now.types ? [] : ['src/remote.tsx: the type RemoteModule has more']),
]

/** What a version brought that shows in no name. */
const unnamed: Readonly<Record<string, string>> = {
  '1.6.0':
    'webpack: the entry of a release knows the hashes of its chunks, and the shell holds them to these',
}

/**
 * What each version of the shell contract brought, the newest first: names of the kit, fields of `remote.json`, and what
 * it said will go.
 */
export const contractChanges = (
  written: readonly Written[] = writtenContracts(),
  known: readonly Deprecation[] = deprecations,
): { version: string; changes: string[] }[] =>
  written
    .map(({ version, contract }, at) => {
      const before = written[at - 1]?.contract
      const leaving = known
        .filter(({ since }) => version === since || version === `${since}.0`)
        .map(
          ({ module, name, instead }) =>
            `goes with the next major version: ${name} of ${module} (${instead})`,
        )
      return {
        version,
        changes: [
          ...(before ? changesOf(before, contract) : ['the first version written down']),
          ...(unnamed[version] ? [unnamed[version]] : []),
          ...leaving,
        ],
      }
    })
    .toReversed()
