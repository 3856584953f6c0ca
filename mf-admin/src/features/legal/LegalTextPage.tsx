import { legalType } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readLegalText } from '../../common/read-legal-text.ts'
import { readDraft } from './api/drafts.ts'
import { LegalEditor } from './LegalEditor.tsx'

/** A legal text: changing it publishes a new version, and every earlier one can be read. */
const LegalTextPage = (): ReactNode => {
  const t = useTexts()
  const known = legalType.safeParse(useParams()['type'])
  const type = known.data ?? 'imprint'
  const text = useQuery({ ...readLegalText(type), enabled: known.success })
  const draft = useQuery({ ...readDraft(type), enabled: known.success })
  const home = { label: t('legal.title'), href: '/admin/pages' }
  return (
    <PageFrame
      title={known.success ? t(`legal.types.${type}`) : t('legal.title')}
      breadcrumb={[home]}
      width="text"
    >
      <Loaded
        query={[text, draft]}
        waiting={<FormSkeleton fields={2} />}
        failed={t('legal.failedOne')}
        {...(!known.success && { gone: true })}
        home={{ label: t('legal.home'), href: home.href }}
      >
        {([stands, begun]) => <LegalEditor key={type} type={type} text={stands} opened={begun.draft} />}
      </Loaded>
    </PageFrame>
  )
}

export default LegalTextPage
