import { validate, version } from 'uuid'
import type { Context } from '../../../platform/context.ts'
import { compareSorted } from './compare-sorted.rules.ts'
import { completeOf, fileHolders, idsOf, type FileHolder } from './file-holders.ts'
import { lastFileCheck, type FileCheck } from './last-file-check.ts'

/** What is younger may be on its way: files come before their row, and a row before its files. */
const SETTLED_MS = 24 * 3_600_000
/** So many of each kind are named in the log. */
const NAMED = 20

type Facts = Pick<Context, 'db' | 'storage' | 'clock'>
type Found = { withoutRow: string[]; withoutFile: string[] }

/** Whether something was made before an instant, by the time in its id; what has none is old. */
const isSettled = (id: string, before: number): boolean =>
  !validate(id) || version(id) !== 7 || Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) < before

const compare = async (
  { db, storage, clock }: Facts,
  holder: FileHolder,
  signal: AbortSignal,
): Promise<Found> => {
  const before = clock.now().getTime() - SETTLED_MS
  const withoutRow: string[] = []
  const lacking: string[] = []
  for await (const lone of compareSorted(storage.names(holder.folder), idsOf(db, holder))) {
    signal.throwIfAborted()
    if (isSettled(lone.text, before)) (lone.in === 'first' ? withoutRow : lacking).push(lone.text)
  }
  return { withoutRow, withoutFile: await completeOf(db, holder, lacking) }
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
    const { withoutRow, withoutFile } = await compare(context, holder, signal)
    check.without_row += withoutRow.length
    check.without_file += withoutFile.length
    const named = (ids: readonly string[]) => ids.slice(0, NAMED).map((id) => `${holder.folder}${id}`)
    if (withoutRow.length > 0)
      log.warn({ files: named(withoutRow), count: withoutRow.length }, 'files without a row')
    if (withoutFile.length > 0)
      log.error({ files: named(withoutFile), count: withoutFile.length }, 'rows without their files')
  }
  await lastFileCheck.note(db, check)
  return check
}
