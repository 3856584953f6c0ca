import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { JobName } from '../jobs/jobs.ts'
import { notedFact } from '../noted-fact.ts'

const fact = notedFact('copy', z.object({ since: z.iso.datetime() }))

/** Notes that a database is a copy beside the platform that goes on. */
export const markCopy = (db: Db): Promise<void> => fact.note(db, { since: new Date().toISOString() })

/** Whether a database is a copy. Its processes run no jobs of the clock, send no mails and remove no files. */
export const isMarkedAsCopy = async (db: Db): Promise<boolean> => (await fact.read(db)) !== null

/** Makes a copy the platform. Answers whether it was one. */
export const forgetCopy = (db: Db): Promise<boolean> => fact.forget(db)

/** Whether a job reaches people or the stored files, which may be those of the platform beside; on a copy it waits. */
export const isOfPlatformAlone = (name: JobName): boolean =>
  name === 'mail.send' || name === 'storage.remove' || name === 'media.remove-files'

/** What the log of a process on a copy says at its start. */
export const COPY_WARNING =
  'This database is a copy (npm run restore -- --copy): mails wait, nothing is done by the clock, and no stored file is removed. "npm run promote" makes it the platform.'
