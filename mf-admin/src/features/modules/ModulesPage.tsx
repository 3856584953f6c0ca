import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, ListSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { listModules } from './api/read-modules.ts'
import { ModuleCard } from './components/ModuleCard.tsx'

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
              {items.map((module) => (
                <ModuleCard key={module.name} module={module} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default ModulesPage
