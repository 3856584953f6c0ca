import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.ts'
import { codeOf, messageOf } from './errors.ts'

/** What is derived from the one secret outside the database. */
export type Secrets = {
  /** Tells secrets apart without telling them. */
  fingerprint: string
  /** Those of secrets that are only read with. */
  formerFingerprints: readonly string[]
  /** Encrypts a text for the database (AES-256-GCM). */
  encrypt: (text: string) => Buffer
  /** @throws when the bytes were changed or belong to another secret */
  decrypt: (bytes: Buffer) => string
  /** The same for a file. */
  encryptBytes: (content: Buffer) => Buffer
  /** @throws when the bytes were changed or belong to another secret */
  decryptBytes: (bytes: Buffer) => Buffer
  /** Signs a text for an address that is handed out, e.g. a playlist. */
  sign: (text: string) => string
  /**
   * What `sign` gives, first with the current secret, then with each former one: a signature that is stored is looked
   * for among these, as it may be older than the secret.
   */
  signatures: (text: string) => [string, ...string[]]
  /** Compares in constant time. */
  verify: (text: string, signature: string) => boolean
}

/**
 * The secret from the environment, or the one in the data folder, which is made at the first start.
 * @throws ConfigError when the file of it cannot be read
 */
export const loadSecrets = async (config: Config): Promise<Secrets> =>
  createSecrets(config.secret ?? (await secretOf(config.dataDir)), config.formerSecrets)

const secretOf = async (folder: string): Promise<string> => {
  const file = join(folder, 'secret')
  const made = randomBytes(48).toString('base64url')
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new ConfigError(
      `The secret in ${file} cannot be read (${messageOf(error)}). Give the file to the user the platform runs as.`,
    )
  }
}

/** What one secret encrypts and signs with. */
const keysOf = (secret: string) => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'kursportal', purpose, 32))
  return {
    encryption: key('encryption'),
    signing: key('signing'),
    fingerprint: key('fingerprint').toString('base64url'),
  }
}

const sealWith = (key: Buffer, content: Buffer): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.from([1]), nonce, cipher.getAuthTag(), body])
}

const openWith = (key: Buffer, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
  decipher.setAuthTag(bytes.subarray(13, 29))
  return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()])
}

const signWith = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Encrypts and signs with a secret, and reads what was made with it or with a former one. Which one it was is found by
 * trying: what is encrypted says itself whether a key fits.
 */
export const createSecrets = (secret: string, former: readonly string[] = []): Secrets => {
  const current = keysOf(secret)
  const formerKeys = former.map(keysOf)
  const ring = [current, ...formerKeys]
  const encryptBytes = (content: Buffer) => sealWith(current.encryption, content)
  const decryptBytes = (bytes: Buffer) => {
    if (bytes[0] !== 1) throw new Error('unknown encryption version')
    for (const { encryption } of ring.slice(0, -1)) {
      try {
        return openWith(encryption, bytes)
      } catch {
        // made with another secret of the ring
      }
    }
    return openWith((ring.at(-1) ?? current).encryption, bytes)
  }
  return {
    fingerprint: current.fingerprint,
    formerFingerprints: formerKeys.map(({ fingerprint }) => fingerprint),
    encryptBytes,
    decryptBytes,
    encrypt: (text) => encryptBytes(Buffer.from(text, 'utf8')),
    decrypt: (bytes) => decryptBytes(bytes).toString('utf8'),
    sign: (text) => signWith(current.signing, text),
    signatures: (text) => [
      signWith(current.signing, text),
      ...formerKeys.map(({ signing }) => signWith(signing, text)),
    ],
    verify: (text, signature) => ring.some(({ signing }) => isSame(signWith(signing, text), signature)),
  }
}
