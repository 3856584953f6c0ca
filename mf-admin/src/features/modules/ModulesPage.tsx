import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, EmptyState, ListSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { countModules } from '../../common/module-health.ts'
import { moduleSentences } from '../../common/module-sentences.ts'
import { useTexts } from './texts.ts'
import { listModules, type Module } from './api/read-modules.ts'
import { ModuleCard } from './components/ModuleCard.tsx'
import { VersionMatrix } from './components/VersionMatrix.tsx'

const isCalm = (modules: readonly Module[]): boolean => {
  const { off, restless } = countModules(modules)
  return off + restless === 0
}

/** Every module of the platform: which release people get, and how it runs. */
const ModulesPage = (): ReactNode => {
  const t = useTexts()
  const modules = useQuery(listModules())
  return (
    <PageFrame title={t('modules.title')} intro={t('modules.intro')}>
      <Loaded
        query={modules}
        waiting={<ListSkeleton />}
        failed={t('modules.failed')}
        home={{ label: t('modules.home'), href: '/admin/modules' }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('modules.emptyTitle')}>{t('modules.emptyBody')}</EmptyState>
          ) : (
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <Alert severity={isCalm(items) ? 'success' : 'warning'}>
                {moduleSentences(items).join(' ')}
              </Alert>
              {items.map((module) => (
                <ModuleCard key={module.name} module={module} />
              ))}
              <VersionMatrix />
            </Box>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default ModulesPage
