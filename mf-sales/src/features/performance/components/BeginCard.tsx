import { reckon } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listDefaultLevels } from '../api/list-levels.ts'
import { LevelList, type Level } from './LevelList.tsx'

const FoundDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './FoundDialog.tsx'))

/** So many finishes the example has: what a small club may bring in a year. */
const EXAMPLE = 10

/** What it brings, by the levels there are. */
const Example = ({ levels }: { levels: readonly Level[] }): ReactNode => {
  const t = useTexts()
  if (levels.length === 0) return <Typography>{t('begin.noLevels')}</Typography>
  const { income, bonus } = reckon(levels, EXAMPLE)
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('begin.example', { finishes: EXAMPLE, income: formatMoney(income) })}{' '}
        {bonus > 0 && t('begin.exampleBonus', { bonus: formatMoney(bonus) })}
      </Typography>
      <LevelList levels={levels} finishes={0} />
    </>
  )
}

/** What recommending gives, and the way to begin with it; who is too young for it is told from when on. */
export const BeginCard = ({
  tooYoung,
  onFounded,
}: {
  tooYoung: boolean
  onFounded: (id: string) => void
}): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [founding, setFounding] = useState(false)
  const levels = useQuery(listDefaultLevels())
  return (
    <Section variant="card" title={t('begin.title')} intro={t('begin.body')}>
      <Box
        component="ol"
        aria-label={t('begin.steps.label')}
        sx={{ m: 0, mb: 3, pl: 3, display: 'grid', gap: 0.75 }}
      >
        <li>{t('begin.steps.share')}</li>
        <li>{t('begin.steps.join')}</li>
        <li>{t('begin.steps.earn')}</li>
      </Box>
      <Loaded dense query={levels} waiting={<ListSkeleton count={3} />} failed={t('begin.levelsFailed')}>
        {({ items }) => <Example levels={items} />}
      </Loaded>
      <Typography sx={{ color: 'text.secondary', mt: 2.5, mb: 3, maxWidth: '62ch' }}>
        {t('begin.conditions', { minimum: limits.minimum_finishes })}
      </Typography>
      {tooYoung ? (
        <Typography sx={{ fontWeight: 600 }}>
          {t('begin.tooYoung', { age: limits.age_of_consent })}
        </Typography>
      ) : (
        <Button variant="contained" size="large" onClick={() => setFounding(true)}>
          {t('begin.action')}
        </Button>
      )}
      {founding && (
        <Suspense>
          <FoundDialog onClose={() => setFounding(false)} onFounded={onFounded} />
        </Suspense>
      )}
    </Section>
  )
}
