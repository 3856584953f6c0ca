import { preventionPrinciples, unitsText } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../texts.ts'
import type { Certification } from '../api/list-certifications.ts'

/** What the list may be sorted by; also the keys of those columns. */
export const orders = ['title', 'until', 'instructor'] as const

const tones: Record<Certification['state'], StatusTone> = {
  valid: 'success',
  ends_soon: 'warning',
  expired: 'error',
  undated: 'neutral',
}

const NONE = '–'

const until = ({ certified_until }: Certification) => (certified_until ? formatDay(certified_until) : '')
const principle = ({ prevention_principle }: Certification) =>
  prevention_principle ? preventionPrinciples[prevention_principle].text : ''

/** What the list says of a certified course. */
export const certificationColumns = (t: Translate): Column<Certification>[] => {
  const state = (row: Certification) => t(`certifications.state.${row.state}`)
  const missing = ({ missing: gaps }: Certification) => gaps.map((gap) => t(`certifications.missing.${gap}`))
  return [
    {
      key: 'title',
      header: t('certifications.course'),
      sortable: true,
      cell: ({ title }) => title,
      text: ({ title }) => title,
    },
    {
      key: 'until',
      header: t('certifications.until'),
      sortable: true,
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          {until(row)}
          <StatusChip tone={tones[row.state]}>{state(row)}</StatusChip>
        </Box>
      ),
      text: until,
    },
    {
      key: 'number',
      header: t('certifications.certifiedAs'),
      cell: (row) => (
        <>
          {row.certification_number ?? NONE}
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {principle(row)}
          </Typography>
        </>
      ),
      text: (row) => [row.certification_number ?? '', principle(row)].filter(Boolean).join(', '),
    },
    {
      key: 'instructor',
      header: t('certifications.instructor'),
      sortable: true,
      cell: (row) => (
        <>
          {row.instructor_name || NONE}
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {unitsText(row)}
          </Typography>
        </>
      ),
      text: (row) => [row.instructor_name, unitsText(row) ?? ''].filter(Boolean).join(', '),
    },
    {
      key: 'missing',
      header: t('certifications.missingHeader'),
      cell: (row) => missing(row).join(', ') || NONE,
      text: (row) => missing(row).join(', '),
    },
  ]
}
