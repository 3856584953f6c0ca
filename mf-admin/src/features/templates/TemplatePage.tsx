import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import { UnsavedSections } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readTemplate } from './api/templates.ts'
import { Sending } from './components/Sending.tsx'
import { TemplateEditor } from './components/TemplateEditor.tsx'

/** One template: its words, what may stand in them, and how it looks. */
const TemplatePage = (): ReactNode => {
  const t = useTexts()
  const { key = '' } = useParams()
  const template = useQuery(readTemplate(key))
  const breadcrumb = [{ label: t('templates.title'), href: '/admin/templates' }]
  return (
    <PageFrame title={template.data?.title ?? t('templates.one')} breadcrumb={breadcrumb} width="wide">
      <Loaded
        query={template}
        waiting={<FormSkeleton />}
        failed={t('templates.failedOne')}
        home={{ label: t('templates.home'), href: '/admin/templates' }}
      >
        {(data) => (
          <UnsavedSections key={key}>
            <TemplateEditor template={data} />
            <Sending template={data} />
          </UnsavedSections>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default TemplatePage
