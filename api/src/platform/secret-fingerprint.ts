import { ConfigError } from './config.ts'
import type { Db } from './db/database.ts'
import type { Secrets } from './secrets.ts'

/**
 * Makes sure that a process can read what is encrypted in the database: its secret is the one the database was written
 * with last, or that one is among the former ones. The first start notes its secret; a new one that comes with the one
 * before it takes its place. A process that still has the old secret while others have the new one may start as long as
 * it is told the new one too. Answers what to say when it lacks one of the secrets before, which may be lost for good.
 * @throws ConfigError with what to do
 */
export const requireKnownSecret = async (db: Db, secrets: Secrets): Promise<string | undefined> => {
  const known = await db.selectFrom('secret_fingerprints').select('fingerprint').orderBy('since').execute()
  const newest = known.at(-1)?.fingerprint
  const given = new Set([secrets.fingerprint, ...secrets.formerFingerprints])
  if (newest !== undefined && !given.has(newest)) {
    throw new ConfigError(
      'This secret is not the one the database was written with: names of accounts, certificates and bank data could ' +
        'not be read. Set KURSPORTAL_SECRET to the one used before. To replace it on purpose, set the new one and give ' +
        'the old one in KURSPORTAL_SECRET_OLD. On the embedded database it lies in the file "secret" of the data folder.',
    )
  }
  if (!known.some(({ fingerprint }) => fingerprint === secrets.fingerprint))
    await db
      .insertInto('secret_fingerprints')
      .values({ fingerprint: secrets.fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return known.every(({ fingerprint }) => given.has(fingerprint))
    ? undefined
    : 'A secret the database was written with before is not given: what was encrypted with it and not written since ' +
        'cannot be read. Give it in KURSPORTAL_SECRET_OLD.'
}
