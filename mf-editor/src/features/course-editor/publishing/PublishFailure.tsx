import { failureText, isFailure } from '@kursportal/shared/client'
import { Alert } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { PublishReadiness } from './publishing.rules.ts'

type Props = {
  /** What publishing was refused with; null for nothing. */
  error: unknown
  /** How the course stands since then; undefined while that is asked for. */
  readiness: PublishReadiness | undefined
}

/** Says why a course was not published, or that it was where only the answer was lost. */
export const PublishFailure = ({ error, readiness }: Props): ReactNode => {
  const t = useTexts()
  // What is missing stands in the plan, each thing with its place.
  if (!error || isFailure(error, 'course_incomplete')) return null
  if (isFailure(error, 'edited_meanwhile'))
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('publishing.changedMeanwhile')}
      </Alert>
    )
  if (isFailure(error, 'network') && (readiness === 'nothing' || readiness === 'already'))
    return readiness === 'nothing' ? (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('publishing.doneAnyway')}
      </Alert>
    ) : null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {failureText(error)}
    </Alert>
  )
}
