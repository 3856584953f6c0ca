import { useQuery } from '@kursportal/shared/query'
import { Box, DoneIcon, Link, Section, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readOverview, type Overview } from '../api/tasks.ts'

type Step = keyof Overview['first_steps']

const steps: readonly { step: Step; href: string }[] = [
  { step: 'logo', href: '/admin/settings' },
  { step: 'imprint', href: '/admin/pages/imprint' },
  { step: 'insurances', href: '/admin/insurances' },
  { step: 'course', href: '/course-editor/course-list' },
  { step: 'payout_account', href: '/admin/payouts/account' },
]

/** What a platform that nobody learns on yet still needs, in the order one does it; gone once a course is published. */
export const FirstSteps = (): ReactNode => {
  const t = useTexts()
  const done = useQuery(readOverview()).data?.first_steps
  if (!done || done.course) return null
  return (
    <Section variant="card" title={t('overview.firstSteps')} intro={t('overview.firstStepsIntro')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ step, href }, index) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              minHeight: 52,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{ width: 28, flex: 'none', color: 'success.main', fontWeight: 650, textAlign: 'center' }}
            >
              {done[step] ? (
                <>
                  <DoneIcon size={22} aria-hidden />
                  <VisuallyHidden>{t('overview.stepDone')}</VisuallyHidden>
                </>
              ) : (
                <Typography component="span" sx={{ color: 'text.secondary' }}>
                  {index + 1}
                </Typography>
              )}
            </Box>
            {done[step] ? (
              <Typography sx={{ color: 'text.secondary' }}>{t(`overview.steps.${step}`)}</Typography>
            ) : (
              <Link href={href} sx={{ fontWeight: 600 }}>
                {t(`overview.steps.${step}`)}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
