import { createHash } from 'node:crypto'
import type { CertificateDeclarations } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { insuredWording, type InsuredCase } from './certificate-wording.ts'

/** What somebody signs, whoever of the two does. */
export type SignedAbout = Omit<InsuredCase, 'byParent'>

/** Everything that may be signed under part two, as it is worded now, with its version. */
export const declarationsOf = async (
  context: Pick<Context, 'db' | 'config'>,
  about: SignedAbout,
): Promise<CertificateDeclarations> => {
  const { declarations: own, privacy } = await insuredWording(context, { ...about, byParent: false })
  const { declarations: by_parent } = await insuredWording(context, { ...about, byParent: true })
  const version = createHash('sha256')
    .update(JSON.stringify([own, by_parent, privacy]))
    .digest('hex')
  return { own, by_parent, privacy, version }
}

/**
 * What is signed now.
 * @param read the version of what the signer read; left out, nothing is compared
 * @throws ApiError declarations_changed with what holds now, where that is not what was read
 */
export const signedDeclarations = async (
  context: Pick<Context, 'db' | 'config'>,
  { byParent, ...about }: InsuredCase,
  read: string | undefined,
): Promise<{ declarations: string[]; privacy: string }> => {
  const now = await declarationsOf(context, about)
  if (read !== undefined && read !== now.version) throw new ApiError('declarations_changed', now)
  return { declarations: byParent ? now.by_parent : now.own, privacy: now.privacy }
}
