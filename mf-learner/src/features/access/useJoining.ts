import type { Access } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useLocation, useNavigate } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@kursportal/shared/ui'
import { useJoinAccess } from '../../common/join-access.ts'
import { listCourses } from '../../common/list-courses.ts'
import { goalOf, goalOfTaking, standingOf, type Standing } from './access.rules.ts'
import { useAccessCode } from './access-code.ts'
import { joinIntent } from './join-intent.ts'
import { useTexts } from './texts.ts'
import { useCodeTrouble, type CodeTrouble } from './useCodeTrouble.ts'

/** How somebody takes an access. */
export type Joining = {
  standing: Standing
  /** Where it goes on for who has it. */
  goal: string
  join: () => void
  pending: boolean
  error: unknown
  /** They pressed the button before they logged in or registered, so it is done by itself. */
  finishing: boolean
  /** The code they came with, or typed; empty without one. */
  code: string
  setCode: (code: string) => void
  /** Why the code lets nobody in. */
  codeTrouble: CodeTrouble | undefined
  /** It is not known yet whether the code lets in. */
  looksUpCode: boolean
  /** The button was pressed without the code that is asked for. */
  lacksCode: boolean
  /** Says so. */
  askForCode: () => void
}

/** Whoever registered by the link comes back with this word, so that they end in the course. */
const cameFromRegistering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'joining' in state && state.joining === true

/** Lets somebody take an access, and finishes what they began before they logged in or registered. */
export const useJoining = (access: Access): Joining => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { mutate, isPending, error } = useJoinAccess()
  const begun = useRef(false)
  const [code, setCode] = useAccessCode(access.id)
  // What somebody has already they do not order; what cannot be looked up holds no order up.
  const own = useQuery({ ...listCourses, enabled: session !== null && access.order !== null })
  const standing = standingOf(
    access,
    session !== null,
    own.data?.items.map(({ id }) => id),
  )
  const goal = goalOf(access)
  const intends = session !== null && (joinIntent.is(access.id) || cameFromRegistering(state))
  // An order is given by the button below what is ordered (BGB, section 312j), never by coming back.
  const finishes =
    standing === 'member' || (standing === 'may_join' && !access.order && (!access.needs_code || code !== ''))
  const finishing = intends && finishes && !error
  const join = (): void =>
    mutate(
      { accessId: access.id, orderCents: access.order?.total_cents, code },
      {
        onSuccess: () => {
          joinIntent.forget()
          if (access.order)
            toast.success(t('access.ordered', { amount: formatMoney(access.order.total_cents) }))
          void navigate(goalOfTaking(access))
        },
        onError: joinIntent.forget,
      },
    )
  useEffect(() => {
    if (!finishing || begun.current) return
    begun.current = true
    const arrive = (): void => {
      joinIntent.forget()
      void navigate(goal, { replace: true })
    }
    if (standing === 'member') arrive()
    else mutate({ accessId: access.id, code }, { onSuccess: arrive, onError: joinIntent.forget })
  }, [access.id, code, finishing, goal, mutate, navigate, standing])
  const mayCome = standing === 'stranger' || standing === 'may_join'
  const known = useCodeTrouble(access, code, mayCome)
  const [asksForCode, setAsksForCode] = useState(false)
  const lacksCode = asksForCode && access.needs_code && code.trim() === ''
  return {
    standing,
    goal,
    join,
    pending: isPending || own.isLoading,
    error,
    finishing,
    code,
    setCode,
    ...known,
    lacksCode,
    askForCode: () => setAsksForCode(true),
  }
}
