import type { Certificate } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Alert, Box, Link, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** That a certificate does not hold any more, and which one does. */
export const Replaced = ({
  certificate: { history, replaced_by },
}: {
  certificate: Certificate
}): ReactNode => {
  const t = useTexts()
  const [newest] = history
  if (replaced_by === null || !newest) return null
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {t('certificates.history.replaced')}{' '}
      <Link href={paths.certificate(newest.id)}>
        {t('certificates.history.toNewest', { number: newest.number })}
      </Link>
    </Alert>
  )
}

/** Every time it was issued, where that was more than once. */
export const History = ({ certificate: { id, history } }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  if (history.length < 2) return null
  return (
    <Section title={t('certificates.history.title')}>
      <Box component="ol" reversed sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {history.map((issue) => (
          <li key={issue.id}>
            {issue.id === id ? (
              <strong>{issue.number}</strong>
            ) : (
              <Link href={paths.certificate(issue.id)}>{issue.number}</Link>
            )}
            <br />
            {t('certificates.issuedOn', { day: formatDay(issue.issued_at) })}
            {issue.reason && `, ${t(`certificates.history.${issue.reason}`)}`}
          </li>
        ))}
      </Box>
    </Section>
  )
}
