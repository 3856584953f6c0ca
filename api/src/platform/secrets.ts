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
import type { Config } from './config.ts'
import { codeOf } from './errors.ts'

/** What is derived from the one secret outside the database. */
export type Secrets = {
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
  /** Compares in constant time. */
  verify: (text: string, signature: string) => boolean
}

/** The secret from the environment, or the one in the data folder, which is made at the first start. */
export const loadSecrets = async (config: Config): Promise<Secrets> =>
  createSecrets(config.secret ?? (await secretOf(config.dataDir)))

const secretOf = async (folder: string): Promise<string> => {
  const file = join(folder, 'secret')
  const made = randomBytes(48).toString('base64url')
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}

export const createSecrets = (secret: string): Secrets => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'kursportal', purpose, 32))
  const encryption = key('encryption')
  const signing = key('signing')
  const sign = (text: string) => createHmac('sha256', signing).update(text).digest('base64url')
  const encryptBytes = (content: Buffer) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', encryption, nonce)
    const body = Buffer.concat([cipher.update(content), cipher.final()])
    return Buffer.concat([Buffer.from([1]), nonce, cipher.getAuthTag(), body])
  }
  const decryptBytes = (bytes: Buffer) => {
    if (bytes[0] !== 1) throw new Error('unknown encryption version')
    const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(1, 13))
    decipher.setAuthTag(bytes.subarray(13, 29))
    return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()])
  }
  return {
    encryptBytes,
    decryptBytes,
    encrypt: (text) => encryptBytes(Buffer.from(text, 'utf8')),
    decrypt: (bytes) => decryptBytes(bytes).toString('utf8'),
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
