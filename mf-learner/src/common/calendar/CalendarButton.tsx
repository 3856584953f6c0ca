import { queryString } from '@kursportal/shared/client'
import { Button, CalendarIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Puts the day on which a course goes on into somebody's calendar. */
export const CalendarButton = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  return (
    <Button
      variant="outlined"
      component="a"
      href={`/api/calendar/file${queryString({ 'course-id': courseId })}`}
      download
      startIcon={<CalendarIcon size={20} aria-hidden />}
    >
      {t('calendar.keep')}
    </Button>
  )
}
