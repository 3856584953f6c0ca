import { call } from '@kursportal/shared/client'
import { useSearchParams } from '@kursportal/shared/router'
import { useEffect } from 'react'
import { keepDraft, currentDraft, useDraft } from './draft.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOf = (value: string | null): string | undefined => (value && uuid.test(value) ? value : undefined)

/**
 * Remembers by which link somebody came (`?referrer=`, `?access-id=`), so that it still counts after a look at another
 * page, and has a referral link's visit counted once.
 */
export const useArrival = (): { accessId: string | null; referrer: string | null } => {
  const [query] = useSearchParams()
  const referrer = idOf(query.get('referrer'))
  const accessId = idOf(query.get('access-id'))
  useEffect(() => {
    if (accessId) keepDraft({ access_id: accessId })
    if (!referrer || currentDraft().referrer === referrer) return
    keepDraft({ referrer })
    // Only a figure for whoever recommended; registering does not wait for it.
    call('POST /referral-visit', { body: { society_id: referrer } }).catch(() => undefined)
  }, [accessId, referrer])
  const draft = useDraft()
  return { accessId: accessId ?? draft.access_id, referrer: referrer ?? draft.referrer }
}
