import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { notedFact } from '../noted-fact.ts'

const fact = notedFact('last-backup', z.object({ at: z.iso.datetime() }))

/** Notes in the database that a backup of it is complete. The backup itself was written before and does not say so. */
export const noteBackup = (db: Db, at: string): Promise<void> => fact.note(db, { at })

/** When the last backup of `npm run backup` was complete; null where there was none. */
export const lastBackup = async (db: Db): Promise<string | null> => (await fact.read(db))?.at ?? null
