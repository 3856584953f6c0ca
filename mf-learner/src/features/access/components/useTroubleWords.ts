import { groupedReferralCode, normalizeReferralCode } from '@kursportal/shared/domain'
import { useTexts } from '../texts.ts'
import { useInvitation } from './joining-context.ts'

/** Why the code lets nobody in, and what to do now; undefined where nothing is wrong with it. */
export const useTroubleWords = (): string | undefined => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  if (joining.lacksCode) return t('access.codeFirst')
  if (!joining.codeTrouble) return undefined
  const code = groupedReferralCode(normalizeReferralCode(joining.code))
  const why = t(`access.codeTrouble.${joining.codeTrouble}`, { code })
  if (joining.codeTrouble === 'unknown') return why
  return `${why} ${access.inviter ? t('access.codeAsk', { name: access.inviter }) : t('access.codeAskThere')}`
}
