import { hash, verify } from '@node-rs/argon2'

// OWASP's figures for argon2id: 19 MiB, 2 passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards compose letters differently; the same password is the same bytes (decisions, section 2: NFC). */
const composed = (password: string): string => password.normalize('NFC')

/** Hash of a password for storing (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost)

/** Compared against when nobody has the e-mail, so that the answer takes as long as for a wrong password. */
const hashOfNobody = hashPassword('nobody has this password')

/** Whether a password belongs to a hash; takes the same time when there is none. */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await hashOfNobody), composed(password))
  return matches && stored != null
}
