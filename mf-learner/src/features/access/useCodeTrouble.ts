import type { Access, AccessCodeState } from '@kursportal/shared/contract'
import { normalizeReferralCode } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { readCodeState } from './api/read-access.ts'

/** So many letters and digits a code has; what is shorter is still being typed. */
const LENGTH = 6

/** Why a code lets nobody in. */
export type CodeTrouble = Exclude<AccessCodeState, 'open'>

/**
 * What is wrong with the code somebody came with or typed; undefined where nothing is, or it is not known yet. A word that
 * is no code is wrong only where the access asks for one.
 * @param code as it was typed
 * @param isLooked false: nobody needs to know
 */
export const useCodeTrouble = (access: Access, code: string, isLooked: boolean): CodeTrouble | undefined => {
  const asked = normalizeReferralCode(code)
  const { data } = useQuery({
    ...readCodeState(access.id, asked),
    enabled: isLooked && asked.length >= LENGTH,
  })
  if (!data || data.state === 'open' || asked.length < LENGTH) return undefined
  return data.state === 'unknown' && !access.needs_code ? undefined : data.state
}
