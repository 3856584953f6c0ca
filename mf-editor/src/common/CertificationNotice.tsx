import { berlinDay, certificationState } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { Alert, StatusChip } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { courseEditorTexts } from '../texts/course-editor.ts'
import { courseListTexts } from '../texts/course-list.ts'

const { useTexts } = bindTexts('mf-editor', { courseList: courseListTexts, editor: courseEditorTexts })

/** The end of a certification as long as it has to be told: soon, or over. */
const useEnd = (until: string | null) => {
  const [today] = useState(() => berlinDay(new Date()))
  const state = certificationState(until, today)
  return until !== null && (state === 'ends_soon' || state === 'expired')
    ? { state, day: formatDay(until) }
    : undefined
}

type Props = { until: string | null }

/** In a word, on the card of a course; nothing while there is time. */
export const CertificationChip = ({ until }: Props): ReactNode => {
  const t = useTexts()
  const end = useEnd(until)
  if (!end) return null
  return (
    <StatusChip tone={end.state === 'expired' ? 'error' : 'warning'}>
      {t(`courseList.certification.${end.state}`, { day: end.day })}
    </StatusChip>
  )
}

/** At length, in the editor, with what to do. */
export const CertificationAlert = ({ until, children }: Props & { children: ReactNode }): ReactNode => {
  const t = useTexts()
  const end = useEnd(until)
  if (!end) return null
  return (
    <Alert severity={end.state === 'expired' ? 'error' : 'warning'} sx={{ mb: 3 }}>
      {t(`editor.certificationEnd.${end.state}`, { day: end.day })} {children}
    </Alert>
  )
}
