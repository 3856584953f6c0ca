import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useFlag, useSettings } from '@kursportal/shared/store'
import { Button, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { ReferralLink } from './components/ReferralLink.tsx'
import { readPerformance, type SocietyFigures } from './api/read-performance.ts'
import { salesPath } from './sales-paths.ts'
import { useTexts } from '../../texts/index.ts'

const Recommend = ({ figures }: { figures: SocietyFigures }): ReactNode => {
  const t = useTexts()
  const { society, progress } = figures
  return (
    <Section title={t('recommend.title')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('recommend.body', {
          name: society.name,
          members: t('performance.members', { count: figures.members }),
          amount: formatMoney(progress.income_per_user),
        })}
      </Typography>
      <ReferralLink link={figures.referral_link} name={society.name} />
      <Button variant="text" href={salesPath(society.id)} sx={{ mt: 1 }}>
        {t('recommend.more')}
      </Button>
    </Section>
  )
}

const OwnLink = (): ReactNode => {
  const t = useTexts()
  const { communities } = useSettings()
  const performance = useQuery(readPerformance(undefined))
  return (
    <Loaded dense query={performance} waiting={null} failed={t('performance.failed')}>
      {({ societies }) => {
        const figures = societies.find(({ society }) => communities || !society.is_community)
        return figures && <Recommend figures={figures} />
      }}
    </Loaded>
  )
}

/** On a course's page, for whoever leads a society: the link it is recommended with; an admin can switch it off. */
const RecommendCourse = (): ReactNode => useFlag('mf-sales', 'recommend-on-course') && <OwnLink />

export default RecommendCourse
