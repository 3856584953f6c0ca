import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import { texts } from '../../../texts/de.ts'
import type { Translate } from '../../../texts/index.ts'
import type { FailedFilm, Job } from '../api/jobs.ts'

const isNamed = (name: string): name is keyof typeof texts.jobs.names => name in texts.jobs.names

/** What a job is called; one that nobody has named yet goes by its key. */
export const jobName = (t: Translate, { name }: Pick<Job, 'name'>): string => {
  const key = name.replaceAll(/[.-]/g, '_')
  return isNamed(key) ? t(`jobs.names.${key}`) : name
}

const lastTime = (t: Translate, { last, last_at: at }: Job): string => {
  if (!at || !last) return t('jobs.never')
  return t(last === 'done' ? 'jobs.lastDone' : 'jobs.lastFailed', { when: formatDateTime(at) })
}

const nextTime = (t: Translate, { next_at: at }: Job): string =>
  at ? formatDateTime(at) : t('jobs.onDemand')

/** What the list says of something that runs in the background. */
export const jobColumns = (t: Translate): Column<Job>[] => [
  { key: 'name', header: t('jobs.what'), cell: (job) => jobName(t, job) },
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
