import { legalCalls, legalType, object, type LegalType } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, LoadFailure, PageFrame } from '@kursportal/shared/ui'
import { SectionForm, TextField, UnsavedSections, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readLegalText, usePublishLegalText, type LegalText } from './api/legal-texts.ts'
import { Versions } from './Versions.tsx'

const { title, content } = legalCalls.changeLegal.body.shape
const schema = object({ title: title.unwrap(), content })

const Editor = ({ type, text }: { type: LegalType; text: LegalText | null }): ReactNode => {
  const t = useTexts()
  const publish = usePublishLegalText()
  const values = { title: text?.title ?? t(`legal.types.${type}`), content: text?.content ?? '' }
  const form = useKitForm(schema, { defaultValues: values, values, resetOptions: { keepDirtyValues: true } })
  const section = useSection(form, {
    id: 'text',
    save: (typed) => publish.mutateAsync({ type, ...typed }),
    done: t('legal.published'),
  })
  return (
    <SectionForm id="text" title={t('legal.text')} intro={t('legal.textIntro')} form={form} section={section}>
      <TextField name="title" label={t('legal.titleLabel')} maxLength={120} />
      <MarkdownField name="content" label={t('legal.content')} rows={18} maxLength={200_000} />
    </SectionForm>
  )
}

/** A legal text: changing it publishes a new version, and every earlier one can be read. */
const LegalTextPage = (): ReactNode => {
  const t = useTexts()
  const known = legalType.safeParse(useParams()['type'])
  const type = known.data ?? 'imprint'
  const text = useQuery({ ...readLegalText(type), enabled: known.success })
  const home = { label: t('legal.title'), href: '/admin/pages' }
  return (
    <PageFrame title={t(`legal.types.${type}`)} breadcrumb={[home]} width="text">
      {text.data !== undefined ? (
        <UnsavedSections>
          <Editor type={type} text={text.data} />
          <Versions type={type} />
        </UnsavedSections>
      ) : known.success && !text.isError ? (
        <FormSkeleton fields={2} />
      ) : (
        <LoadFailure
          title={t('legal.failedOne')}
          error={text.error}
          gone={!known.success}
          home={{ label: t('legal.home'), href: home.href }}
          onRetry={() => void text.refetch()}
          retrying={text.isFetching}
        />
      )}
    </PageFrame>
  )
}

export default LegalTextPage
