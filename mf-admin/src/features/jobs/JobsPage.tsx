import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, PageFrame, Section, toast, type MenuAction } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { jobNameOf } from '../../common/job-name.ts'
import { useTexts } from './texts.ts'
import { listFailedFilms, listJobs, useRunJob, type Job } from './api/jobs.ts'
import { filmColumns, jobColumns } from './components/job-columns.tsx'

/** The films of everybody that could not be made, each leading to its lecture. */
const FailedFilms = (): ReactNode => {
  const t = useTexts()
  const list = useListState()
  const { limit, offset } = list.query
  const films = useQuery(listFailedFilms({ limit, offset }))
  const columns = useMemo(() => filmColumns(t), [t])
  return (
    <Section title={t('jobs.films')} intro={t('jobs.filmsIntro')}>
      <DataTable
        label={t('jobs.filmsList')}
        columns={columns}
        list={list}
        query={films}
        failed={t('jobs.filmsFailed')}
        rowKey={({ video_id }) => video_id}
        rowName={({ title }) => title || t('jobs.untitled')}
        rowHref={({ course_id, video_id }) => `/course-editor/courses/${course_id}/lectures/${video_id}`}
        empty={
          <EmptyState dense title={t('jobs.filmsNone')}>
            {t('jobs.filmsNoneBody')}
          </EmptyState>
        }
      />
    </Section>
  )
}

/** A list that is whole: it has no pages, and nothing of it stands in the address. */
const whole = { state: { search: '', page: 0, filters: {} }, change: () => undefined, limit: 200 }

/** What runs by itself: last and next time, what waits, what failed, and the way to have it done once more. */
const JobsPage = (): ReactNode => {
  const t = useTexts()
  const jobs = useQuery(listJobs())
  const run = useRunJob()
  const columns = useMemo(() => jobColumns(t), [t])
  const start = async (job: Job): Promise<void> => {
    try {
      const { queued } = await run.mutateAsync(job.name)
      toast.success(t('jobs.started', { name: jobNameOf(job.name), count: queued }))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  const actions = (job: Job): MenuAction[] => {
    const clocked = job.next_at !== null
    const busy = job.running + job.waiting > 0
    const whyNoRetry = job.failed === 0 ? t('jobs.nothingFailed') : !job.can_retry && t('jobs.notRetryable')
    const why = clocked ? busy && t('jobs.isRunning') : whyNoRetry
    return [
      {
        label: t(clocked && job.last !== 'failed' ? 'jobs.runNow' : 'jobs.again'),
        onPress: () => void start(job),
        disabledReason: why || undefined,
      },
    ]
  }
  return (
    <PageFrame title={t('jobs.title')} intro={t('jobs.intro')} width="wide">
      <DataTable
        label={t('jobs.title')}
        columns={columns}
        list={whole}
        query={jobs}
        failed={t('jobs.failed')}
        rowKey={({ name }) => name}
        rowName={(job) => jobNameOf(job.name)}
        rowActions={actions}
      />
      <Box sx={{ mt: 5 }}>
        <FailedFilms />
      </Box>
    </PageFrame>
  )
}

export default JobsPage
