import type { Certificate } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Card, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { certificateFacts } from '../../../common/certificates/certificate-facts.ts'
import { FactList, type Fact } from '../../../common/certificates/FactList.tsx'
import { useTexts, type Translate } from '../texts.ts'

/** What page two says, without what is empty. */
const insuredFacts = ({ insured }: Certificate, t: Translate): Fact[] => [
  { name: t('certificates.one.birthDate'), value: formatDay(insured.birth_date) },
  {
    name: t('certificates.one.address'),
    value: [insured.street, `${insured.zip} ${insured.city}`.trim()].filter(Boolean).join(', '),
  },
  { name: t('certificates.one.insurance'), value: insured.insurance },
  { name: t('certificates.one.insuranceNumber'), value: insured.insurance_number },
  { name: t('certificates.one.iban'), value: insured.iban_masked },
  {
    name: t('certificates.one.parent'),
    value:
      insured.parent_name &&
      [insured.parent_name, insured.parent_birth_date && formatDay(insured.parent_birth_date)]
        .filter(Boolean)
        .join(', '),
  },
  { name: t('certificates.one.declared'), value: insured.declarations.join(' ') },
  { name: t('certificates.one.signature'), value: t(`certificates.one.${insured.signature}`) },
]

/** What both pages say, to be read out, enlarged or copied. */
export const AsText = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  const pages = [
    [t('certificates.one.pageOne'), certificateFacts(certificate.facts, t)],
    [t('certificates.one.pageTwo'), insuredFacts(certificate, t)],
  ] as const
  return (
    <Card sx={{ mb: 4 }}>
      <Box
        component="details"
        sx={{ px: { xs: 2.5, sm: 3 }, py: 1, '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer' } }}
      >
        <Typography component="summary" sx={{ fontWeight: 600 }}>
          {t('certificates.one.asText')}
        </Typography>
        {pages.map(([title, facts], index) => (
          <Box key={title} component="section" aria-label={title} sx={{ mt: 1, mb: 3 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            {index === 0 && (
              <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{certificate.facts.wording}</Typography>
            )}
            <FactList facts={facts} />
          </Box>
        ))}
      </Box>
    </Card>
  )
}
