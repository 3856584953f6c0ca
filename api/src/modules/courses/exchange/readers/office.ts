import { all, readXml, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'

/** Where the parts of an Office file lead, by id: an address, or the path of another part of the file. */
export type Relations = Map<string, { target: string; path: string; type: string }>

/** A path taken from the folder of another one; it never leaves the package. */
export const resolved = (from: string, target: string): string => {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The relations of a part, or with no name those of the file. */
export const relations = (archive: Archive, part: string): Relations => {
  const name = part.replace(/([^/]*)$/, '_rels/$1.rels')
  if (!archive.has(name)) return new Map()
  return new Map(
    all(readXml(archive.text(name)), 'Relationship').map(({ attributes }) => {
      const target = attributes['Target'] ?? ''
      const type = attributes['Type']?.split('/').at(-1) ?? ''
      return [attributes['Id'] ?? '', { target, path: resolved(part, target), type }]
    }),
  )
}

/**
 * The part an Office file is about: the usual one, or where the file says it is, as long as its root is called so.
 * @throws UnreadableXml
 */
export const officePart = (archive: Archive, usual: string, root: string): string | undefined => {
  if (archive.has(usual)) return usual
  const main = [...relations(archive, '').values()].find(({ type }) => type === 'officeDocument')?.path
  return main && archive.has(main) && readXml(archive.text(main)).name === root ? main : undefined
}

/** Another part that belongs to one, by its kind, such as its styles. @throws UnreadableXml */
export const partBeside = (archive: Archive, part: string, kind: string): Element | undefined => {
  const named = [...relations(archive, part).values()].find(({ type }) => type === kind)?.path ?? ''
  const path = [named, resolved(part, `${kind}.xml`)].find((one) => archive.has(one))
  return path === undefined ? undefined : readXml(archive.text(path))
}
