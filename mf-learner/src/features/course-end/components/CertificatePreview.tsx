import { berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Card, Typography } from '@kursportal/shared/ui'
import { useWatch } from '@kursportal/shared/ui/forms'
import { useId, type ReactNode } from 'react'
import { periodText } from '../../../common/certificates/certificate-facts.ts'
import { useTexts } from '../texts.ts'
import type { Confirmation, FinishedCourse } from '../confirmation.schema.ts'

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

type Props = { course: FinishedCourse; insuranceData: boolean }

/** What the certificate will say, as the form is filled in now; what is missing is an empty line. */
export const CertificatePreview = ({ course, insuranceData }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const typed = useWatch<Confirmation>()
  const { insurance, signature, birth_date: born = '' } = typed
  const [from, to] = [course.started_at, course.finished_at]
  const lines = [
    { name: t('courseEnd.preview.name'), value: `${typed.first_name ?? ''} ${typed.last_name ?? ''}`.trim() },
    { name: t('courseEnd.preview.birthDate'), value: isDay(born) ? formatDay(born) : '' },
    { name: t('courseEnd.preview.course'), value: course.title },
    {
      name: t('courseEnd.preview.period'),
      value:
        from && to ? periodText({ from: berlinDay(new Date(from)), to: berlinDay(new Date(to)) }, t) : '',
    },
    {
      name: t('courseEnd.preview.address'),
      value: [typed.street, `${typed.zip ?? ''} ${typed.city ?? ''}`.trim()].filter(Boolean).join(', '),
    },
    ...(insuranceData
      ? [
          { name: t('courseEnd.preview.insurance'), value: insurance?.name ?? '' },
          { name: t('courseEnd.preview.number'), value: typed.insurance_number ?? '' },
        ]
      : []),
  ]
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ position: { lg: 'sticky' }, top: { lg: 'calc(var(--top-bar) + 24px)' } }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {t('courseEnd.preview.title')}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 3.5 }, borderRadius: 1, borderTop: 6, borderTopColor: 'primary.main' }}>
        <Typography sx={{ fontWeight: 750, fontSize: '1.25rem', mb: 2 }}>
          {t('courseEnd.preview.heading')}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {lines.map(({ name, value }) => (
            <div key={name}>
              <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  minHeight: '1.7em',
                  fontWeight: 600,
                  overflowWrap: 'anywhere',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                {value}
              </Box>
            </div>
          ))}
          <div>
            <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
              {t('courseEnd.preview.signature')}
            </Typography>
            <Box
              component="dd"
              sx={{
                m: 0,
                // As high as a drawn one, so that the page stands still while somebody signs below.
                height: 66,
                display: 'flex',
                alignItems: 'end',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {signature?.kind === 'drawn' && signature.png && (
                <Box
                  component="img"
                  src={signature.png}
                  alt={t('courseEnd.preview.signed')}
                  // Ink is dark on paper; by night the paper is dark.
                  sx={{ maxHeight: 64, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 0.5 }}
                />
              )}
              {signature?.kind === 'typed' && (
                <Box sx={{ fontStyle: 'italic', fontSize: '1.25rem' }}>{signature.text}</Box>
              )}
            </Box>
          </div>
        </Box>
      </Card>
    </Box>
  )
}
