import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { ListSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readModule } from './api/read-modules.ts'
import { ModuleView } from './components/ModuleView.tsx'

/** One module: its releases, rollouts, figures, audit trail and tokens, and what can be done with them. */
const ModulePage = (): ReactNode => {
  const t = useTexts()
  const { name = '' } = useParams()
  const module = useQuery(readModule(name))
  const breadcrumb = [{ label: t('modules.title'), href: '/admin/modules' }]
  return (
    <Loaded
      query={module}
      waiting={<ListSkeleton />}
      failed={t('modules.failedOne')}
      home={{ label: t('modules.home'), href: '/admin/modules' }}
      renderFrame={(state) => (
        <PageFrame title={t('modules.one')} breadcrumb={breadcrumb}>
          {state}
        </PageFrame>
      )}
    >
      {(data) => <ModuleView {...data} breadcrumb={breadcrumb} />}
    </Loaded>
  )
}

export default ModulePage
