import { landingDraftPage, type Access, type LandingDraft } from '@kursportal/shared/contract'
import { sameContent } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Alert, FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import { type Keeper, type KeptCopy, useKeptCopy, useUnstored } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readAccess, readDraft } from './api/landing.ts'
import { Workplace } from './components/Workplace.tsx'
import { contentOf, type Content, type KeptContent } from './state/content.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const asContent = (value: unknown): Content | undefined => {
  if (!isRecord(value)) return undefined
  const { page, image_id: image } = value
  const found = landingDraftPage.safeParse(page).data
  return found && (image === null || typeof image === 'string') ? { page: found, image_id: image } : undefined
}

/** What was kept of a page in the browser, if it is one. */
const keptContent = (value: unknown): KeptContent | undefined => {
  const content = asContent(value)
  const base = isRecord(value) ? asContent(value['base']) : undefined
  return content && base && { ...content, base }
}

type Props = {
  access: Access
  draft: LandingDraft
  kept: KeptCopy<KeptContent> | null
  keeper: Keeper
}

const Builder = ({ access, draft, kept: left, keeper }: Props): ReactNode => {
  // What the builder began with: a refetch must not take it away.
  const [begun] = useState(draft)
  const kept = useUnstored(left, keeper, (content) => sameContent(contentOf(content), contentOf(draft)))
  return (
    kept !== undefined && (
      <Workplace access={access} draft={begun} live={draft.live} kept={kept} keeper={keeper} />
    )
  )
}

/** Where the landing page of an access is made: its blocks, the page itself and the form of a block side by side. */
const LandingBuilderPage = (): ReactNode => {
  const t = useTexts()
  const { accessId = '' } = useParams()
  const access = useQuery(readAccess(accessId))
  const draft = useQuery(readDraft(accessId))
  const { kept, keeper } = useKeptCopy(`landing/${accessId}`, keptContent)
  return (
    <PageFrame
      title={t('landing.title')}
      width="wide"
      breadcrumb={[
        { label: t('accesses.title'), href: paths.accesses },
        { label: access.data?.name ?? t('accesses.one'), href: paths.access(accessId) },
      ]}
    >
      <Loaded query={[access, draft]} waiting={<FormSkeleton />} failed={t('landing.loadFailed')}>
        {([found, page]) => {
          if (!found.can.manage) return <Alert severity="info">{t('accesses.notYours')}</Alert>
          if (kept === undefined || (draft.isFetching && !draft.isFetchedAfterMount)) return <FormSkeleton />
          return <Builder key={accessId} access={found} draft={page} kept={kept} keeper={keeper} />
        }}
      </Loaded>
    </PageFrame>
  )
}

export default LandingBuilderPage
