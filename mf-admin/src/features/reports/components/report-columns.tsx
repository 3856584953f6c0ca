import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import { StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { Report } from '../api/reports.ts'

const tones: Record<Report['state'], StatusTone> = {
  open: 'warning',
  kept: 'neutral',
  restricted: 'success',
  removed: 'success',
}

/** What became of a report, in a word. */
export const ReportState = ({ state }: { state: Report['state'] }): ReactNode => {
  const t = useTexts()
  return <StatusChip tone={tones[state]}>{t(`reports.state.${state}`)}</StatusChip>
}

/** What was reported, by its name; a page has none but its address. */
export const contentName = (t: Translate, { kind, title, path }: Report['content']): string =>
  kind === 'page' ? path : `${t(`reports.kind.${kind}`)} „${title || t('reports.untitled')}“`

/** What the list says of a report. */
export const reportColumns = (t: Translate): Column<Report>[] => [
  {
    key: 'content',
    header: t('reports.content'),
    cell: ({ content }) => contentName(t, content),
    text: ({ content }) => contentName(t, content),
  },
  {
    key: 'reason',
    header: t('reports.reason'),
    cell: ({ reason }) => t(`reports.reasons.${reason}`),
    text: ({ reason }) => t(`reports.reasons.${reason}`),
  },
  {
    key: 'received_at',
    header: t('reports.received'),
    cell: ({ received_at }) => formatDateTime(received_at),
    text: ({ received_at }) => formatDay(received_at),
  },
  {
    key: 'state',
    header: t('reports.stateHeader'),
    cell: ({ state }) => <ReportState state={state} />,
    text: ({ state }) => t(`reports.state.${state}`),
  },
]
