import type { Access, AccessCodeState } from '@kursportal/shared/contract'
import { normalizeReferralCode } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { readCodeState } from './api/read-access.ts'

/** So many letters and digits a code has; what is shorter is still being typed. */
const LENGTH = 6

/** Why a code lets nobody in. */
export type CodeTrouble = Exclude<AccessCodeState, 'open'>

/** What is known of a code. */
type CodeKnown = {
  /** Undefined where nothing is wrong, or it is not known yet. */
  codeTrouble: CodeTrouble | undefined
  /** It is being looked up: nobody knows yet whether somebody comes in with it. */
  looksUpCode: boolean
}

/**
 * What is wrong with the code somebody came with or typed. A word that is no code is wrong only where the access asks for
 * one.
 * @param code as it was typed
 * @param isLooked false: nobody needs to know
 */
export const useCodeTrouble = (access: Access, code: string, isLooked: boolean): CodeKnown => {
  const asked = normalizeReferralCode(code)
  const { data, isLoading } = useQuery({
    ...readCodeState(access.id, asked),
    enabled: isLooked && asked.length >= LENGTH,
  })
  const state = asked.length < LENGTH ? undefined : data?.state
  const letsIn = state === undefined || state === 'open' || (state === 'unknown' && !access.needs_code)
  return { codeTrouble: letsIn ? undefined : state, looksUpCode: isLoading }
}
