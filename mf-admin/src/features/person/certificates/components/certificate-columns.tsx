import { formatDay } from '@kursportal/shared/i18n'
import { Box, Link, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../texts.ts'
import { certificateFile, type Certificate } from '../api/certificates.ts'

/** A number is read as a whole. */
const whole = { whiteSpace: 'nowrap' } as const

/** What the list says of a certificate. */
export const certificateColumns = (t: Translate): Column<Certificate>[] => [
  {
    key: 'number',
    header: t('certificates.number'),
    cell: ({ id, number }) => (
      <Link href={certificateFile(id)} target="_blank" rel="noopener" sx={whole}>
        {number}
      </Link>
    ),
    text: ({ number }) => number,
  },
  { key: 'name', header: t('certificates.name'), cell: ({ name }) => name },
  { key: 'course', header: t('certificates.course'), cell: ({ course_title: title }) => title },
  { key: 'issued', header: t('certificates.issued'), cell: ({ issued_at: at }) => formatDay(at) },
  {
    key: 'state',
    header: t('certificates.state'),
    cell: ({ replaced_by: by }) =>
      by === null ? (
        <StatusChip tone="success">{t('certificates.holds')}</StatusChip>
      ) : (
        <>
          {t('certificates.replaced')}{' '}
          <Box component="span" sx={whole}>
            {by}
          </Box>
        </>
      ),
    text: ({ replaced_by: by }) =>
      by === null ? t('certificates.holds') : t('certificates.replacedBy', { number: by }),
  },
]
