import { formatDateTime } from '@kursportal/shared/i18n'
import { useEffect, useState } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'

const { translate } = bindTexts('mf-editor', { ...commonTexts })

/** How long ago something was saved, in words: seconds, minutes, then the time itself. */
const savedAgo = (instant: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(instant)) / 1000))
  if (seconds < 3) return translate('common.savedNow')
  if (seconds < 60) return translate('common.savedSeconds', { count: seconds })
  if (seconds < 3600) return translate('common.savedMinutes', { count: Math.floor(seconds / 60) })
  return translate('common.savedAt', { when: formatDateTime(instant, new Date(now)) })
}

/** The same, kept up to date while it is shown. */
export const useSavedAgo = (instant: string): string => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  // What was just saved may be younger than the last tick.
  return savedAgo(instant, now)
}
