import type { CalendarEntry } from '@kursportal/shared/contract'
import { Box, Card, CardBody, Link, Typography } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { EntryList } from '../../../common/calendar/EntryList.tsx'
import { weekOf } from '../../../common/calendar/week.rules.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

type Props = { today: string; entries: readonly CalendarEntry[] }

/** What there is this week, and the way to the weeks after it; nothing where there is nothing. */
export const WeekCard = ({ today, entries }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const { shown, more, isThisWeek } = weekOf(today, entries)
  if (shown.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 4, sm: 6 } }}>
      <Card>
        <CardBody>
          <Typography id={id} variant="h2" sx={{ mb: 1 }}>
            {t(isThisWeek ? 'myCourses.thisWeek' : 'myCourses.nextDays')}
          </Typography>
          <EntryList entries={shown} today={today} />
          <Link href={paths.calendar} sx={{ display: 'inline-block', mt: 1.5, py: 0.5 }}>
            {t(more ? 'myCourses.moreDays' : 'myCourses.toCalendar')}
          </Link>
        </CardBody>
      </Card>
    </Box>
  )
}
