import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, Loaded, PageFrame, Section, TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { needsSomebody } from '../../common/module-health.ts'
import { readOpenPayouts } from '../../common/open-payouts.ts'
import { useTexts } from './texts.ts'
import { countRemarks, readModules, readOverview } from './api/tasks.ts'
import { Figures } from './components/Figures.tsx'
import { FirstSteps } from './components/FirstSteps.tsx'
import { Health } from './components/Health.tsx'
import { Latest } from './components/Latest.tsx'
import { countTasks, TaskList } from './components/TaskList.tsx'

/** What waits for somebody. */
const Tasks = (): ReactNode => {
  const t = useTexts()
  const overview = useQuery(readOverview())
  const open = useQuery(readOpenPayouts())
  const remotes = useQuery(readModules())
  // Not waited for: the rest is there sooner, and it is a line among many.
  const remarks = useQuery(countRemarks()).data?.total ?? 0
  const payouts = Object.values(open.data ?? {})
  const modules = (remotes.data?.items ?? []).filter(needsSomebody)
  const others = overview.data ? countTasks(overview.data.tasks, modules) : 0
  return (
    <Section variant="card" title={t('overview.todo')}>
      {/* What is known already stands below, also while the rest is on its way. */}
      <Loaded
        dense
        query={[overview, open, remotes]}
        waiting={<TextSkeleton />}
        failed={t('overview.failed')}
      >
        {() =>
          payouts.length + others + remarks === 0 && (
            <EmptyState dense title={t('overview.allDone')}>
              {t('overview.allDoneBody')}
            </EmptyState>
          )
        }
      </Loaded>
      <TaskList payouts={payouts} remarks={remarks} tasks={overview.data?.tasks} modules={modules} />
    </Section>
  )
}

/** What waits for somebody in the administration, what happened lately, and how the platform does. */
const OverviewPage = (): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame title={t('overview.title')} intro={t('overview.intro')} width="wide">
      <FirstSteps />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(300px, 1fr)' },
        }}
      >
        <div>
          <Tasks />
          <Figures />
        </div>
        <div>
          <Health />
          <Latest />
        </div>
      </Box>
    </PageFrame>
  )
}

export default OverviewPage
