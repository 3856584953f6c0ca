import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  EmptyState,
  FilterButtons,
  LabelledSelect,
  Link,
  ListSkeleton,
  PageFrame,
  Section,
  Settled,
} from '@kursportal/shared/ui'
import { Paging, useListState } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { countInbox } from '../../common/count-inbox.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { inboxStates, listInbox, useCareNews } from './api/care.ts'
import { InboxCard } from './components/InboxCard.tsx'

const A_PAGE = 20
const STATE = 'stand'
const COURSE = 'kurs'

/** What learners ask, longest waiting first, and the way to the appointments and minutes of each course. */
const CarePage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: [STATE, COURSE] }, A_PAGE)
  const { limit, offset } = list.query
  useCareNews()
  const chosen = list.state.filters[STATE] || 'open'
  const course = list.state.filters[COURSE]
  const counts = useQuery(countInbox)
  const questions = useQuery(
    listInbox({ limit, offset, course, state: chosen === 'all' ? undefined : chosen }),
  )
  const courses = counts.data?.courses ?? []
  const choose = (change: Record<string, string>): void =>
    list.change({ ...list.state, page: 0, filters: { ...list.state.filters, ...change } })
  return (
    <PageFrame
      title={t('care.title')}
      intro={t('care.intro')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
    >
      <Settled queries={[counts]} waiting={<ListSkeleton count={3} />}>
        <Section title={t('care.questions')}>
          <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
            <FilterButtons
              label={t('care.filters')}
              chosen={chosen}
              options={[
                ...inboxStates.map((value) => ({
                  value: value as string,
                  label: t(`care.state.${value}`),
                  count: value === 'open' || value === 'overdue' ? counts.data?.[value] : undefined,
                })),
                { value: 'all', label: t('care.all') },
              ]}
              onChoose={(value) => choose({ [STATE]: value === 'open' ? '' : value })}
            />
            {courses.length > 1 && (
              <LabelledSelect
                label={t('care.course')}
                value={course ?? ''}
                options={[
                  { value: '', label: t('care.allCourses') },
                  ...courses.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onChange={(value) => choose({ [COURSE]: value })}
              />
            )}
          </Box>
          <Loaded query={questions} waiting={<ListSkeleton count={3} />} failed={t('care.failed')}>
            {({ items, total }) =>
              total === 0 ? (
                <EmptyState
                  dense
                  title={t(chosen === 'open' && !course ? 'care.emptyTitle' : 'care.noneTitle')}
                >
                  {t(chosen === 'open' && !course ? 'care.emptyBody' : 'care.noneBody')}
                </EmptyState>
              ) : (
                <>
                  <Box
                    component="ul"
                    aria-label={t('care.questions')}
                    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
                  >
                    {items.map((entry) => (
                      <li key={entry.id}>
                        <InboxCard entry={entry} />
                      </li>
                    ))}
                  </Box>
                  {total > A_PAGE && <Paging label={t('care.questions')} {...list.paging(questions)} />}
                </>
              )
            }
          </Loaded>
        </Section>
        <Settled queries={[questions]} waiting={null}>
          <Section title={t('care.courses')} intro={courses.length > 0 ? t('care.coursesIntro') : undefined}>
            <Loaded query={counts} waiting={<ListSkeleton count={2} />} failed={t('care.coursesFailed')}>
              {({ courses: led }) =>
                led.length === 0 ? (
                  t('care.noCourses')
                ) : (
                  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                    {led.map(({ id, title }) => (
                      <li key={id}>
                        <Link
                          href={paths.careCourse(id)}
                          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                        >
                          {title}
                        </Link>
                      </li>
                    ))}
                  </Box>
                )
              }
            </Loaded>
          </Section>
        </Settled>
      </Settled>
    </PageFrame>
  )
}

export default CarePage
