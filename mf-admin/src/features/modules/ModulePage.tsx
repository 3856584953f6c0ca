import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { ListSkeleton, LoadFailure, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readModule } from './api/read-modules.ts'
import { ModuleView } from './components/ModuleView.tsx'

/** One module: its releases, rollouts, figures, audit trail and tokens, and what can be done with them. */
const ModulePage = (): ReactNode => {
  const t = useTexts()
  const { name = '' } = useParams()
  const module = useQuery(readModule(name))
  const breadcrumb = [{ label: t('modules.title'), href: '/admin/modules' }]
  if (module.data) return <ModuleView {...module.data} breadcrumb={breadcrumb} />
  return (
    <PageFrame title={name} breadcrumb={breadcrumb}>
      {module.isPending ? (
        <ListSkeleton />
      ) : (
        <LoadFailure
          title={t('modules.failedOne')}
          error={module.error}
          home={{ label: t('modules.home'), href: '/admin/modules' }}
          onRetry={() => void module.refetch()}
          retrying={module.isFetching}
        />
      )}
    </PageFrame>
  )
}

export default ModulePage
