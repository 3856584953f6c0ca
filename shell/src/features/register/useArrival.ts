import { call, isFailure } from '@kursportal/shared/client'
import { ownPath, useSearchParams } from '@kursportal/shared/router'
import { useEffect } from 'react'
import { keepDraft, currentDraft, useDraft } from './draft.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isId = (value: string): boolean => uuid.test(value)

/** By which links somebody came. */
export type Arrival = {
  accessId: string | null
  referrer: string | null
  /** A link was cut off or mistyped, so nobody knows what it meant. */
  unreadable: boolean
}

/** The access whose page somebody wants to go back to. */
const accessIn = (redirectTo: string | null): string | null =>
  /^\/access\/([^/?#]+)/.exec(ownPath(redirectTo) ?? '')?.[1] ?? null

/**
 * Remembers by which link somebody came (`?referrer=`, `?access-id=`, or the page of an access to go back to), so that
 * it still counts after a look at another page, and has a referral link's visit counted once.
 */
export const useArrival = (): Arrival => {
  const [query] = useSearchParams()
  const asked = {
    referrer: query.get('referrer'),
    accessId: query.get('access-id') ?? accessIn(query.get('redirectTo')),
  }
  const referrer = asked.referrer !== null && isId(asked.referrer) ? asked.referrer : null
  const accessId = asked.accessId !== null && isId(asked.accessId) ? asked.accessId : null
  const code = query.get('code')?.slice(0, 40) ?? null
  useEffect(() => {
    if (accessId) keepDraft({ access_id: accessId, access_code: code })
    if (!referrer || currentDraft().referrer === referrer) return
    keepDraft({ referrer })
    // Only a figure for whoever recommended; registering does not wait for it.
    call('POST /referral-visit', { body: { society_id: referrer } }).catch((error: unknown) => {
      // A link that leads nowhere takes nobody's choice of a club.
      if (isFailure(error, 'not_found')) keepDraft({ referrer: null })
    })
  }, [accessId, code, referrer])
  const draft = useDraft()
  return {
    accessId: accessId ?? draft.access_id,
    referrer: referrer ?? draft.referrer,
    unreadable: asked.referrer !== referrer || asked.accessId !== accessId,
  }
}
