import type { CourseParticipant } from '@kursportal/shared/contract'
import { formatDay, formatPercent } from '@kursportal/shared/i18n'
import { Box, ProgressBar, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'

/** How much of the course somebody has done; all of it once it is finished, whatever came to it since: then no lectures are counted beside it. */
const shareOf = ({ state, lectures_done: done, lectures_total: total }: CourseParticipant): number =>
  state === 'finished' ? 1 : total === 0 ? 0 : done / total

/** What the table, and the file for a spreadsheet, say of somebody who takes a course. */
export const participantColumns = (t: Translate): Column<CourseParticipant>[] => [
  {
    key: 'name',
    header: t('participants.name'),
    sortable: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    key: 'started_at',
    header: t('participants.since'),
    sortable: true,
    cell: ({ started_at: at }) => formatDay(at),
    text: ({ started_at: at }) => formatDay(at),
  },
  {
    key: 'share',
    header: t('participants.share'),
    cell: (person) => (
      <Box sx={{ minWidth: 140 }}>
        <ProgressBar
          value={shareOf(person)}
          label={t('participants.progressOf', { name: person.name })}
          {...(person.state === 'running' && {
            units: { done: person.lectures_done, total: person.lectures_total },
          })}
        />
      </Box>
    ),
    text: (person) => formatPercent(shareOf(person)),
  },
  {
    key: 'active_at',
    header: t('participants.active'),
    cell: ({ active_at: at }) => formatDay(at),
    text: ({ active_at: at }) => formatDay(at),
  },
  {
    key: 'state',
    header: t('participants.state'),
    cell: ({ state }) => (
      <StatusChip tone={state === 'finished' ? 'success' : 'info'}>
        {t(`participants.states.${state}`)}
      </StatusChip>
    ),
    text: ({ state }) => t(`participants.states.${state}`),
  },
]
