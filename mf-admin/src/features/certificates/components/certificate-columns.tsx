import { formatDay } from '@kursportal/shared/i18n'
import { Button, Link, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../../texts/index.ts'
import { certificateFile, type Certificate } from '../api/certificates.ts'

/** What the list says of a certificate, and the way to issue it anew as long as it holds. */
export const certificateColumns = (
  t: Translate,
  onReissue: (certificate: Certificate) => void,
): Column<Certificate>[] => [
  {
    key: 'number',
    header: t('certificates.number'),
    cell: ({ id, number }) => (
      <Link href={certificateFile(id)} target="_blank" rel="noopener">
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
        t('certificates.replacedBy', { number: by })
      ),
    text: ({ replaced_by: by }) =>
      by === null ? t('certificates.holds') : t('certificates.replacedBy', { number: by }),
  },
  {
    key: 'reissue',
    header: t('certificates.reissue'),
    cell: (certificate) =>
      certificate.replaced_by === null && (
        <Button
          size="small"
          variant="text"
          aria-label={t('certificates.reissueOf', { number: certificate.number })}
          onClick={() => onReissue(certificate)}
        >
          {t('certificates.reissue')}
        </Button>
      ),
  },
]
