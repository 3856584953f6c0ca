import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, ListSkeleton, LoadFailure, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { listModules } from './api/read-modules.ts'
import { ModuleCard } from './components/ModuleCard.tsx'

/** Every module of the platform: which release people get, and how it runs. */
const ModulesPage = (): ReactNode => {
  const t = useTexts()
  const modules = useQuery(listModules())
  const items = modules.data?.items
  return (
    <PageFrame title={t('modules.title')} intro={t('modules.intro')}>
      {modules.isPending && <ListSkeleton />}
      {modules.isError && !items && (
        <LoadFailure
          title={t('modules.failed')}
          error={modules.error}
          home={{ label: t('modules.home'), href: '/admin/modules' }}
          onRetry={() => void modules.refetch()}
          retrying={modules.isFetching}
        />
      )}
      {items?.length === 0 && (
        <EmptyState title={t('modules.emptyTitle')}>{t('modules.emptyBody')}</EmptyState>
      )}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {items?.map((module) => (
          <ModuleCard key={module.name} module={module} />
        ))}
      </Box>
    </PageFrame>
  )
}

export default ModulesPage
