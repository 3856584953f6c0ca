import { validate, version } from 'uuid'
import type { Context } from '../../../platform/context.ts'
import { compareSorted } from './compare-sorted.rules.ts'
import { completeOf, fileHolders, idsOf, type FileHolder } from './file-holders.ts'
import { lastFileCheck, type FileCheck } from './last-file-check.ts'

/** What is younger may be on its way: files come before their row, and a row before its files. */
const SETTLED_MS = 24 * 3_600_000
/** So many of each kind are named in the log. */
const NAMED = 20

/** So many rows are looked at again at once. */
const AT_ONCE = 1000

type Facts = Pick<Context, 'db' | 'storage' | 'clock'>

/** How many lack something, and the first of them: a bucket that is gone may lack a million. */
type Lacking = { count: number; named: string[] }

const add = (lacking: Lacking, ids: readonly string[]): void => {
  lacking.count += ids.length
  lacking.named.push(...ids.slice(0, NAMED - lacking.named.length))
}

/** Whether something was made before an instant, by the time in its id; what has none is old. */
const isSettled = (id: string, before: number): boolean =>
  !validate(id) || version(id) !== 7 || Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) < before

const compare = async (
  { db, storage, clock }: Facts,
  holder: FileHolder,
  signal: AbortSignal,
): Promise<{ row: Lacking; file: Lacking }> => {
  const before = clock.now().getTime() - SETTLED_MS
  const row: Lacking = { count: 0, named: [] }
  const file: Lacking = { count: 0, named: [] }
  const unfound: string[] = []
  const lookAgain = async () => add(file, await completeOf(db, holder, unfound.splice(0)))
  for await (const lone of compareSorted(storage.names(holder.folder), idsOf(db, holder))) {
    signal.throwIfAborted()
    if (!isSettled(lone.text, before)) continue
    if (lone.in === 'first') add(row, [lone.text])
    else if (unfound.push(lone.text) === AT_ONCE) await lookAgain()
  }
  await lookAgain()
  return { row, file }
}

/**
 * Compares the files of the storage with the rows they belong to, once a night, and notes what it found for the figures.
 * Nothing is removed: what one database does not know may belong to another one, such as a restored copy of it that uses
 * the same bucket.
 */
export const checkFiles = async (
  context: Facts & Pick<Context, 'log'>,
  signal: AbortSignal,
): Promise<FileCheck> => {
  const { db, log, clock } = context
  const check: FileCheck = { at: clock.now().toISOString(), without_row: 0, without_file: 0 }
  for (const holder of fileHolders) {
    const { row, file } = await compare(context, holder, signal)
    check.without_row += row.count
    check.without_file += file.count
    const named = ({ named: ids }: Lacking) => ids.map((id) => `${holder.folder}${id}`)
    if (row.count > 0) log.warn({ files: named(row), count: row.count }, 'files without a row')
    if (file.count > 0) log.error({ files: named(file), count: file.count }, 'rows without their files')
  }
  await lastFileCheck.note(db, check)
  return check
}
