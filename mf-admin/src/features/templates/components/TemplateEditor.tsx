import { failureText } from '@kursportal/shared/client'
import { object, templateCalls } from '@kursportal/shared/contract'
import { Box, Button, Stack, toast, Typography } from '@kursportal/shared/ui'
import { SectionForm, TextField, useKitForm, useSection, useWatch } from '@kursportal/shared/ui/forms'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useSendTestMail, useWriteTemplate, type Template } from '../api/templates.ts'
import { Preview } from './Preview.tsx'
import { Variables } from './Variables.tsx'

const { subject, body } = templateCalls.writeTemplate.body.shape
const schema = object({ subject, body })

/** Writes a template beside a look at what becomes of it. */
export const TemplateEditor = ({ template }: { template: Template }): ReactNode => {
  const t = useTexts()
  const write = useWriteTemplate(template.key)
  const send = useSendTestMail(template.key)
  const values = { subject: template.subject, body: template.body }
  const form = useKitForm(schema, { defaultValues: values, values, resetOptions: { keepDirtyValues: true } })
  const section = useSection(form, {
    id: 'wording',
    save: write.mutateAsync,
    done: t('templates.saved'),
  })
  const typed = useWatch({ control: form.control })
  const delivered = typed.subject === template.default_subject && typed.body === template.default_body
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <SectionForm
        id="wording"
        title={t('templates.wording')}
        intro={t('templates.wordingIntro')}
        form={form}
        section={section}
      >
        <TextField name="subject" label={t('templates.subject')} maxLength={300} />
        <MarkdownField name="body" label={t('templates.body')} rows={14} maxLength={50_000} preview={false} />
        <Variables variables={template.variables} />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {delivered ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('templates.delivered')}
            </Typography>
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                form.setValue('subject', template.default_subject, { shouldDirty: true })
                form.setValue('body', template.default_body, { shouldDirty: true })
              }}
            >
              {t('templates.default')}
            </Button>
          )}
          <Button
            variant="outlined"
            loading={send.isPending}
            onClick={() =>
              send.mutate(undefined, {
                onSuccess: ({ to }) => toast.success(t('templates.sent', { to })),
                onError: (error) => toast.error(failureText(error)),
              })
            }
          >
            {t('templates.test')}
          </Button>
        </Stack>
      </SectionForm>
      <Preview template={template} wording={{ subject: typed.subject ?? '', body: typed.body ?? '' }} />
    </Box>
  )
}
