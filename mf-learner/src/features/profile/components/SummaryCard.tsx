import type { OwnData } from '@kursportal/shared/contract'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Box, Card, CardBody, DoneIcon, ErrorIcon, Link, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { deviceDay } from '@kursportal/shared/domain'
import { useTexts } from '../texts.ts'
import { certificateNeeds } from '../certificate-needs.ts'
import { OwnSociety } from './OwnSociety.tsx'

/** What the certificate needs and what of it is there, each leading to where it is filled in; and the club. */
export const SummaryCard = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const { insurance_data: insuranceData } = useSettings()
  const { age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => deviceDay(new Date()))
  const needs = certificateNeeds(person, { insuranceData, ageOfConsent, today })
  const missing = needs.filter(({ there }) => !there).length
  return (
    <Card>
      <CardBody>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {t('profile.summary.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          {missing === 0 ? t('profile.summary.complete') : t('profile.summary.missing', { count: missing })}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 3,
          }}
        >
          {needs.map(({ need, section, there }) => (
            <Box
              component="li"
              key={need}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
            >
              <Box
                component="span"
                sx={{ display: 'inline-flex', color: there ? 'success.main' : 'warning.main' }}
              >
                {there ? <DoneIcon size={22} aria-hidden /> : <ErrorIcon size={22} aria-hidden />}
              </Box>
              {there ? (
                t(`profile.summary.needs.${need}`)
              ) : (
                <Link href={`#${section}`} sx={{ py: 1 }}>
                  {t('profile.summary.lacks', { what: t(`profile.summary.needs.${need}`) })}
                </Link>
              )}
            </Box>
          ))}
        </Box>
        {person.society_id && <OwnSociety id={person.society_id} />}
      </CardBody>
    </Card>
  )
}
