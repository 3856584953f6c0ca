import type { CourseDraft, CourseParticipant } from '@kursportal/shared/contract'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Button, EmptyState, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { CourseTabs } from '../../common/CourseTabs.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { NobodyYet } from '../../common/NobodyYet.tsx'
import { paths } from '../../common/paths.ts'
import { readCourse } from '../../common/read-course.ts'
import { useOwnsCourse } from '../../common/useOwnsCourse.ts'
import { useTexts } from './texts.ts'
import { listParticipants } from './api/list-participants.ts'
import { participantColumns } from './participant-columns.tsx'

const STATE = 'stand'
const states = ['running', 'finished'] as const
const sortable = ['name', 'started_at'] as const

const Participants = ({ course, title }: { course: CourseDraft; title: string }): ReactNode => {
  const courseId = course.id
  const t = useTexts()
  const client = useQueryClient()
  const list = useListState({ filters: { [STATE]: states }, sortable })
  const order = sortable.find((key) => key === list.state.sort?.key)
  const state = list.state.filters[STATE]
  const wanted = {
    ...(state && { state }),
    ...(list.state.search && { search: list.state.search }),
    ...(order && { sort: order, ...(list.state.sort?.descending && { descending: 'true' as const }) }),
  }
  const people = useQuery(listParticipants(courseId, { ...list.query, ...wanted }))
  const columns = useMemo(() => participantColumns(t), [t])
  return (
    <DataTable<CourseParticipant>
      label={t('participants.label')}
      columns={columns}
      list={list}
      query={people}
      failed={t('participants.failed')}
      rowKey={({ user_id: id }) => id}
      rowName={({ name }) => name}
      searchLabel={t('participants.search')}
      filters={[
        {
          key: STATE,
          label: t('participants.state'),
          options: states.map((value) => ({ value, label: t(`participants.states.${value}`) })),
        },
      ]}
      csv={{
        name: t('participants.file', { title }),
        read: (page) => client.fetchQuery(listParticipants(courseId, { ...page, ...wanted })),
      }}
      empty={
        <NobodyYet dense course={course} title={t('participants.none')}>
          {t('participants.noneBody')}
        </NobodyYet>
      }
    />
  )
}

/** A co-author who came here by its address: who sees it, and what they see instead. */
const NotYours = ({ course: { id, owner } }: { course: CourseDraft }): ReactNode => {
  const t = useTexts()
  return (
    <EmptyState
      motif="people"
      title={t('participants.notYours')}
      actions={
        <Button variant="outlined" href={paths.statistics(id)}>
          {t('participants.toStatistics')}
        </Button>
      }
    >
      {t('participants.notYoursBody', { owner: owner.name })}
    </EmptyState>
  )
}

/** Who takes a course, since when and how far: name and standing, nothing else of a person. */
const ParticipantsPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  const isOwn = useOwnsCourse(course.data)
  const title = course.data?.title || t('common.untitledCourse')
  return (
    <PageFrame
      title={course.data ? title : t('participants.title')}
      intro={course.data && !isOwn ? undefined : t('participants.intro')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      width="wide"
    >
      <Loaded query={course} waiting={<ListSkeleton />} failed={t('participants.failed')}>
        {(draft) => (
          <>
            <CourseTabs course={draft} title={title} current="participants" />
            {isOwn ? <Participants course={draft} title={title} /> : <NotYours course={draft} />}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default ParticipantsPage
