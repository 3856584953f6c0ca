import { addDays } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Button,
  CalendarIcon,
  Card,
  CardBody,
  EmptyState,
  ListSkeleton,
  PageFrame,
  Section,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { EntryList } from '../../common/calendar/EntryList.tsx'
import { readCalendar } from '../../common/calendar/read-calendar.ts'
import { byWeek, mondayOf } from '../../common/calendar/week.rules.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'

/** The coming weeks: what opens, what is live, what should not be missed. */
const CalendarPage = (): ReactNode => {
  const t = useTexts()
  const calendar = useQuery(readCalendar)
  const nameOf = (monday: string, today: string): string => {
    const current = mondayOf(today)
    if (monday === current) return t('calendar.thisWeek')
    return monday === addDays(current, 7)
      ? t('calendar.nextWeek')
      : t('calendar.weekFrom', { day: formatDay(monday) })
  }
  return (
    <PageFrame
      title={t('calendar.title')}
      intro={t('calendar.intro')}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
      actions={
        <Button
          variant="outlined"
          href={paths.calendarFeed}
          startIcon={<CalendarIcon size={20} aria-hidden />}
        >
          {t('calendar.subscribe')}
        </Button>
      }
    >
      <Loaded query={calendar} waiting={<ListSkeleton count={4} />} failed={t('calendar.failed')}>
        {({ today, entries }) =>
          entries.length === 0 ? (
            <EmptyState motif="courses" title={t('calendar.empty')}>
              {t('calendar.emptyBody')}
            </EmptyState>
          ) : (
            byWeek(today, entries).map((week) => (
              <Section key={week.monday} title={nameOf(week.monday, today)}>
                <Card>
                  <CardBody>
                    <EntryList entries={week.entries} today={today} />
                  </CardBody>
                </Card>
              </Section>
            ))
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default CalendarPage
