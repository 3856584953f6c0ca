import type { VersionPath } from './compare-versions.ts'
import { areOfOneKind, isRecord, isRowList, sameContent, subjectOf, type Row } from './canonical.ts'
import { mergeOrders } from './merge-orders.ts'
import { valueAt, withValueAt } from './version-paths.ts'

/** The name of what two people put in different orders. */
export const ORDER = '#order'

/** Something two people changed differently: neither is lost until somebody decides. `undefined`: they deleted it. */
export type VersionConflict = { path: VersionPath; base: unknown; mine: unknown; theirs: unknown }

/** What came of two changed versions. Where they conflict, mine stands there, or what was not deleted. */
export type Merged<Whole> = { merged: Whole; conflicts: VersionConflict[] }

type Three<Value> = { base: Value; mine: Value; theirs: Value }

/**
 * Two versions of something that started from one, put together field by field: what only one of them changed merges by
 * itself, rows by their identity. What both changed differently is a conflict, so that no change is lost silently.
 */
export const mergeVersions = <Whole>(base: Whole, mine: Whole, theirs: Whole): Merged<Whole> => {
  const conflicts: VersionConflict[] = []
  const merged = merge({ base, mine, theirs }, [], conflicts)
  // Put together of parts of the three.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { merged: merged as Whole, conflicts }
}

const merge = (
  { base, mine, theirs }: Three<unknown>,
  path: VersionPath,
  found: VersionConflict[],
): unknown => {
  if (sameContent(mine, theirs) || sameContent(base, theirs)) return mine
  if (sameContent(base, mine)) return theirs
  if (isRowList(mine) && isRowList(theirs) && (isRowList(base) || base === undefined))
    return mergeRows({ base: base ?? [], mine, theirs }, path, found)
  if (isRecord(mine) && isRecord(theirs) && isRecord(base) && areOneKind([base, mine, theirs]))
    return mergeFields({ base, mine, theirs }, path, found)
  found.push({ path, base, mine, theirs })
  return mine === undefined ? theirs : mine
}

/** Of one kind and about one thing, and not the document of a text, whose blocks have no identity. */
const areOneKind = (values: readonly Readonly<Record<string, unknown>>[]): boolean =>
  values.every(
    (value, _at, [first = value]) =>
      areOfOneKind(value, first) && subjectOf(value) === subjectOf(first) && value['type'] !== 'doc',
  )

const mergeFields = (
  { base, mine, theirs }: Three<Readonly<Record<string, unknown>>>,
  path: VersionPath,
  found: VersionConflict[],
): unknown => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merge(
        { base: base[name], mine: mine[name], theirs: theirs[name] },
        [...path, name],
        found,
      )
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)

const mergeRows = (
  { base, mine, theirs }: Three<readonly Row[]>,
  path: VersionPath,
  found: VersionConflict[],
): Row[] => {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (rows) => new Map(rows.map((row) => [row.id, row])),
  )
  const merged = new Map<string, Row>()
  for (const id of new Set([...idsOf(mine), ...idsOf(theirs), ...idsOf(base)])) {
    const row = merge(
      { base: inBase?.get(id), mine: inMine?.get(id), theirs: inTheirs?.get(id) },
      [...path, id],
      found,
    )
    if (isRecord(row)) merged.set(id, { ...row, id })
  }
  return mergedOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }, merged, path, found)
    .map((id) => merged.get(id))
    .filter((row) => row !== undefined)
}

/** Both orders: what one of them moved stands where it was put, and new rows behind the row they stood behind. */
const mergedOrder = (
  { base, mine, theirs }: Three<string[]>,
  merged: ReadonlyMap<string, unknown>,
  path: VersionPath,
  found: VersionConflict[],
): string[] => {
  const common = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)))
  const orders = { base, mine, theirs }
  const [before, here, there] = [base, mine, theirs].map((ids) => ids.filter((id) => common.has(id)))
  if (before && here && there) {
    const together = mergeOrders({ base: before, mine: here, theirs: there })
    if (!together) found.push({ path: [...path, ORDER], base: before, mine: here, theirs: there })
    else if (!sameContent(together, here) && !sameContent(together, there))
      orders.mine = inPlacesOf(mine, together)
  }
  const iLead = !sameContent(orders.base, orders.mine) && !sameContent(before, here)
  const theyMoved = !sameContent(before, there)
  const [leading, other] = iLead || !theyMoved ? [orders.mine, theirs] : [theirs, orders.mine]
  const order = leading.filter((id) => merged.has(id))
  const rest = [...other, ...base].filter((id) => merged.has(id))
  for (const [index, id] of rest.entries()) {
    if (order.includes(id)) continue
    const neighbour = rest.slice(0, index).findLast((earlier) => order.includes(earlier))
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  }
  return order
}

/** A list in which those that are named come in the order they are named in; all others keep their places. */
const inPlacesOf = (list: readonly string[], named: readonly string[]): string[] => {
  const left = [...named]
  return list.map((id) => (named.includes(id) ? (left.shift() ?? id) : id))
}

/** How somebody decided about a conflict. */
export type VersionChoice = 'mine' | 'theirs' | 'both'

/** Whether both can be kept of a conflict: texts and documents, one below the other. */
export const canKeepBothOf = ({ path, mine, theirs }: VersionConflict): boolean =>
  path.at(-1) !== ORDER &&
  ((typeof mine === 'string' && typeof theirs === 'string') || (isDocument(mine) && isDocument(theirs)))

const isDocument = (value: unknown): value is { type: 'doc'; content: unknown[] } =>
  isRecord(value) && value['type'] === 'doc' && Array.isArray(value['content'])

/** Texts of several lines; all others stay on one. */
const longTexts: ReadonlySet<string> = new Set([
  'text',
  'answer',
  'quote',
  'reimbursement',
  'description',
  'explanation',
])

/** Two versions of a text of several lines, one below the other. */
export const bothTexts = (theirs: string, mine: string): string => [theirs, mine].filter(Boolean).join('\n')

/** Two versions of a list of lines: what only mine says stands below the other. */
export const bothLists = (theirs: readonly string[], mine: readonly string[]): string[] => [
  ...theirs,
  ...mine.filter((line) => !theirs.includes(line)),
]

const both = ({ path, mine, theirs }: VersionConflict): unknown => {
  if (isDocument(mine) && isDocument(theirs))
    return { ...mine, content: [...theirs.content, ...mine.content] }
  const texts = [String(theirs), String(mine)] as const
  return longTexts.has(path.at(-1) ?? '') ? bothTexts(...texts) : texts.filter(Boolean).join(' ')
}

const inOrder = (rows: readonly Row[], ids: readonly string[]): Row[] => {
  const wanted = ids.flatMap((id) => rows.filter((row) => row.id === id))
  const places = rows.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []))
  return rows.map((row, index) => wanted[places.indexOf(index)] ?? row)
}

/** A merged version after somebody decided about its conflicts; what is not decided stays as it was merged. */
export const decideConflicts = <Whole>(
  { merged, conflicts }: Merged<Whole>,
  choiceOf: (conflict: VersionConflict) => VersionChoice | undefined,
): Whole =>
  conflicts.reduce((whole, conflict) => {
    const choice = choiceOf(conflict)
    if (!choice) return whole
    if (conflict.path.at(-1) === ORDER) return withOrder(whole, conflict, choice)
    const value =
      choice === 'both' && canKeepBothOf(conflict)
        ? both(conflict)
        : conflict[choice === 'theirs' ? 'theirs' : 'mine']
    return withValueAt(whole, conflict.path, value)
  }, merged)

const withOrder = <Whole>(whole: Whole, conflict: VersionConflict, choice: VersionChoice): Whole => {
  const list = conflict.path.slice(0, -1)
  const ids = choice === 'theirs' ? conflict.theirs : conflict.mine
  const rows = valueAt(whole, list)
  if (!isRowList(rows) || !Array.isArray(ids)) return whole
  return withValueAt(whole, list, inOrder(rows, ids.map(String)))
}
