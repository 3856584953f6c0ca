import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Box, DoneIcon, Link, Section, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readDefaultIds, readOverview, type Overview } from '../api/tasks.ts'

/** Without these nobody registers, or nobody finds anything to learn; in the order one does them. */
const needed = [
  { step: 'mails', href: '/admin/mails', isDone: ({ health }) => health.mails === 'sent' },
  { step: 'logo', href: '/admin/settings', isDone: ({ first_steps: { logo } }) => logo },
  { step: 'provider', href: '/admin/settings', isDone: ({ tasks }) => !tasks.provider_missing },
  { step: 'legal', href: '/admin/pages', isDone: ({ tasks }) => tasks.unwritten_texts.length === 0 },
  { step: 'insurances', href: '/admin/insurances', isDone: ({ first_steps: { insurances } }) => insurances },
  { step: 'course', href: '/course-editor/course-list', isDone: ({ first_steps: { course } }) => course },
] as const satisfies readonly { step: string; href: string; isDone: (overview: Overview) => boolean }[]

type Line = { title: string; href: string; isDone: boolean; mark: string }

const Step = ({ title, href, isDone, mark }: Line): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        minHeight: 52,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ width: 28, flex: 'none', color: 'success.main', fontWeight: 650, textAlign: 'center' }}>
        {isDone ? (
          <>
            <DoneIcon size={22} aria-hidden />
            <VisuallyHidden>{t('overview.stepDone')}</VisuallyHidden>
          </>
        ) : (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {mark}
          </Typography>
        )}
      </Box>
      {isDone ? (
        <Typography sx={{ color: 'text.secondary' }}>{title}</Typography>
      ) : (
        <Link href={href} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
      )}
    </Box>
  )
}

const Steps = ({ as, lines }: { as: 'ol' | 'ul'; lines: readonly Line[] }): ReactNode => (
  <Box component={as} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map((line) => (
      <Step key={line.title} {...line} />
    ))}
  </Box>
)

/** What not every platform needs. */
const Others = ({ hasPayoutAccount }: { hasPayoutAccount: boolean }): ReactNode => {
  const t = useTexts()
  const accesses = useQuery(readDefaultIds()).data?.accesses ?? []
  return (
    <>
      <Typography sx={{ mt: 2, mb: 1 }}>{t('overview.otherSteps')}</Typography>
      <Steps
        as="ul"
        lines={[
          {
            title: t('overview.steps.default_access'),
            href: '/admin/default-access',
            isDone: accesses.length > 0,
            mark: '–',
          },
          {
            title: t('overview.steps.payout_account'),
            href: '/admin/payouts/account',
            isDone: hasPayoutAccount,
            mark: '–',
          },
        ]}
      />
    </>
  )
}

/** What still keeps people from learning here; gone once nothing does. */
export const FirstSteps = (): ReactNode => {
  const t = useTexts()
  const overview = useQuery(readOverview()).data
  const { insurance_data: asksForInsurance } = useSettings()
  if (!overview || needed.every(({ isDone }) => isDone(overview))) return null
  return (
    <Section variant="card" title={t('overview.firstSteps')} intro={t('overview.firstStepsIntro')}>
      <Steps
        as="ol"
        lines={needed
          .filter(({ step }) => step !== 'insurances' || asksForInsurance)
          .map(({ step, href, isDone }, index) => ({
            title: t(`overview.steps.${step}`),
            href,
            isDone: isDone(overview),
            mark: String(index + 1),
          }))}
      />
      <Others hasPayoutAccount={overview.first_steps.payout_account} />
    </Section>
  )
}
