import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readLevels, readSociety } from './api/levels.ts'
import { LevelsEditor } from './components/LevelsEditor.tsx'
import { OwnLevels } from './components/OwnLevels.tsx'

const DefaultLevels = (): ReactNode => {
  const t = useTexts()
  const levels = useQuery(readLevels())
  return (
    <PageFrame title={t('levels.title')} intro={t('levels.intro')} width="page">
      <Loaded query={levels} waiting={<FormSkeleton />} failed={t('levels.failed')}>
        {(found) => <LevelsEditor levels={found} />}
      </Loaded>
    </PageFrame>
  )
}

const SocietyLevels = ({ societyId }: { societyId: string }): ReactNode => {
  const t = useTexts()
  const society = useQuery(readSociety(societyId))
  const levels = useQuery(readLevels(societyId))
  const name = society.data?.name ?? ''
  return (
    <PageFrame
      title={name ? t('levels.of', { name }) : t('levels.own')}
      intro={t('levels.introOwn')}
      breadcrumb={[
        { label: t('sales.title'), href: '/admin/sales' },
        { label: name || t('sales.booksOne'), href: `/admin/sales/${societyId}` },
      ]}
      width="page"
    >
      <Loaded query={[levels, society]} waiting={<FormSkeleton />} failed={t('levels.failed')}>
        {([found]) => <OwnLevels societyId={societyId} levels={found} />}
      </Loaded>
    </PageFrame>
  )
}

/** The default levels, or those of a society, with what they mean and who would move. */
const LevelsPage = (): ReactNode => {
  const { societyId } = useParams()
  return societyId ? <SocietyLevels key={societyId} societyId={societyId} /> : <DefaultLevels />
}

export default LevelsPage
