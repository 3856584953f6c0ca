import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Box, EmptyState, Loaded, PageFrame, Section, Settled, TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { needsSomebody } from '../../common/module-health.ts'
import { readOpenPayouts } from '../../common/open-payouts.ts'
import { useTexts } from './texts.ts'
import { countRemarks, readModules, readOverview } from './api/tasks.ts'
import { Figures } from './components/Figures.tsx'
import { FirstSteps } from './components/FirstSteps.tsx'
import { Health } from './components/Health.tsx'
import { Latest } from './components/Latest.tsx'
import { TaskList } from './components/TaskList.tsx'
import { taskLines } from './components/task-lines.tsx'

/** What says that something waits for somebody. */
const useTaskReads = () => ({
  overview: useQuery(readOverview()),
  open: useQuery(readOpenPayouts()),
  remotes: useQuery(readModules()),
  counted: useQuery(countRemarks()),
})

/** What waits for somebody. */
const Tasks = (): ReactNode => {
  const t = useTexts()
  const { overview, open, remotes, counted } = useTaskReads()
  const { communities: hasClubs } = useSettings()
  const lines = taskLines(t, {
    payouts: Object.values(open.data ?? {}),
    remarks: counted.data?.total ?? 0,
    overview: overview.data,
    modules: (remotes.data?.items ?? []).filter(needsSomebody),
    hasClubs,
  })
  return (
    <Section variant="card" title={t('overview.todo')}>
      <Settled queries={[overview, open, remotes, counted]} waiting={<TextSkeleton />}>
        {/* What is known stands below, also where the rest did not come. */}
        <Loaded
          dense
          query={[overview, open, remotes, counted]}
          waiting={<TextSkeleton />}
          failed={t('overview.failed')}
        >
          {() =>
            lines.length === 0 && (
              <EmptyState dense title={t('overview.allDone')}>
                {t('overview.allDoneBody')}
              </EmptyState>
            )
          }
        </Loaded>
        <TaskList lines={lines} />
      </Settled>
    </Section>
  )
}

/** What waits for somebody in the administration, what happened lately, and how the platform does. */
const OverviewPage = (): ReactNode => {
  const t = useTexts()
  const tasks = Object.values(useTaskReads())
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
          {/* Its buttons would be pushed down by what waits. */}
          <Settled queries={tasks} waiting={null}>
            <Figures />
          </Settled>
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
