import type { CourseState } from '@kursportal/shared/contract'
import { ClockIcon, DoneIcon, EditIcon, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'

const { useTexts } = bindTexts('mf-editor', { ...commonTexts })

const looks: Record<CourseState, { tone: StatusTone; icon: ReactNode }> = {
  draft: { tone: 'neutral', icon: <EditIcon /> },
  live: { tone: 'success', icon: <DoneIcon /> },
  live_with_changes: { tone: 'warning', icon: <EditIcon /> },
  going_live: { tone: 'info', icon: <ClockIcon /> },
}

/** Where a course stands: Entwurf, Live, Live mit Änderungen, geht gerade live. */
export const CourseStateChip = ({ state }: { state: CourseState }): ReactNode => {
  const t = useTexts()
  return (
    <StatusChip tone={looks[state].tone} icon={looks[state].icon}>
      {t(`courseState.${state}`)}
    </StatusChip>
  )
}
