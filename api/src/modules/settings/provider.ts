import { provider, type Provider, type settingsCalls, type CallAnswer } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { NEVER_SET, versionedRecord } from '../../platform/versioned-record.ts'

/** What is stored: the signature only encrypted, in base 64. */
type StoredProvider = Omit<Provider, 'signature'> & { signature_encrypted: string | null }

/** The setting that holds the provider. */
export const PROVIDER_KEY = 'provider'

const record = versionedRecord<StoredProvider>(PROVIDER_KEY)

/** Holds the provider until the transaction ends. @throws ApiError edited_meanwhile */
export const holdProvider = record.hold

/** Who offers the courses and signs certificates; null until an admin has entered it. */
export const readProvider = async (context: Pick<Context, 'db' | 'secrets'>): Promise<Provider | null> => {
  const stored = await record.read(context)
  return stored && decrypted(context, stored)
}

/** The same with its version and who entered it. */
export const showProvider = async (
  context: Pick<Context, 'db' | 'secrets'>,
): Promise<CallAnswer<typeof settingsCalls.readProvider>> => {
  const stored = await record.show(context)
  if (!stored) return { provider: null, version: NEVER_SET, edited: null }
  const { version, edited, ...said } = stored
  return { provider: decrypted(context, said), version, edited }
}

/** Stores who offers the courses; certificates that were issued before stay as they are. */
export const writeProvider = async (
  context: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { signature, ...said }: Provider,
  by: string | null = null,
): Promise<void> => {
  const { secrets } = context
  const signature_encrypted = signature && secrets.encrypt(JSON.stringify(signature)).toString('base64')
  await record.store(context, { ...said, signature_encrypted }, by)
}

const decrypted = (
  { secrets }: Pick<Context, 'secrets'>,
  { signature_encrypted, ...said }: StoredProvider,
): Provider => {
  const signature = signature_encrypted && secrets.decrypt(Buffer.from(signature_encrypted, 'base64'))
  return provider.parse({ ...said, signature: signature ? JSON.parse(signature) : null })
}
