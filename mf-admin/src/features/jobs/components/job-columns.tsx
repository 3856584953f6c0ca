import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import { jobNameOf } from '../../../common/job-name.ts'
import type { Translate } from '../texts.ts'
import type { FailedFilm, Job } from '../api/jobs.ts'

const lastTime = (t: Translate, { last, last_at: at }: Job): string => {
  if (!at || !last) return t('jobs.never')
  return t(last === 'done' ? 'jobs.lastDone' : 'jobs.lastFailed', { when: formatDateTime(at) })
}

const nextTime = (t: Translate, { next_at: at }: Job): string =>
  at ? formatDateTime(at) : t('jobs.onDemand')

/** What the list says of something that runs in the background. */
export const jobColumns = (t: Translate): Column<Job>[] => [
  { key: 'name', header: t('jobs.what'), cell: (job) => jobNameOf(job.name) },
  {
    key: 'last',
    header: t('jobs.last'),
    cell: (job) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <span>{lastTime(t, job)}</span>
        {job.error && (
          <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {job.error}
          </Typography>
        )}
        {job.failed > 0 && <StatusChip tone="error">{t('jobs.gaveUp', { count: job.failed })}</StatusChip>}
      </Box>
    ),
  },
  { key: 'next', header: t('jobs.next'), cell: (job) => nextTime(t, job) },
  {
    key: 'waiting',
    header: t('jobs.waiting'),
    cell: ({ waiting, running }) =>
      running > 0 ? <StatusChip tone="info">{t('jobs.running')}</StatusChip> : waiting,
    align: 'end',
  },
]

/** What the list says of a film that cannot be shown. */
export const filmColumns = (t: Translate): Column<FailedFilm>[] => [
  { key: 'title', header: t('jobs.lecture'), cell: ({ title }) => title || t('jobs.untitled') },
  { key: 'course', header: t('jobs.course'), cell: ({ course_title }) => course_title },
  { key: 'creator', header: t('jobs.creator'), cell: ({ creator }) => creator },
  {
    key: 'reason',
    header: t('jobs.reason'),
    cell: ({ failure }) => (failure ? t(`jobs.failures.${failure}`) : t('jobs.noReason')),
  },
  { key: 'at', header: t('jobs.since'), cell: ({ at }) => formatDateTime(at) },
]
