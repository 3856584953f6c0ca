import { failureText } from '@kursportal/shared/client'
import { object, templateCalls } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Box, Button, Stack, toast, Typography } from '@kursportal/shared/ui'
import { editedIn } from '@kursportal/shared/ui/edits'
import { SectionForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { ChipField } from '../chips/ChipField.tsx'
import { useTexts } from '../texts.ts'
import {
  readTemplate,
  useSendTestMail,
  useWriteTemplate,
  type Template,
  type Wording,
} from '../api/templates.ts'
import { Preview } from './Preview.tsx'
import { Versions } from './Versions.tsx'

const { subject, body } = templateCalls.writeTemplate.body.shape
const schema = object({ subject, body })

const wordingOf = ({ subject: line, body: text }: Template): Wording => ({ subject: line, body: text })

/** Writes a template beside a look at what becomes of it. */
export const TemplateEditor = ({ template }: { template: Template }): ReactNode => {
  const t = useTexts()
  const write = useWriteTemplate(template.key)
  const send = useSendTestMail(template.key)
  const client = useQueryClient()
  const { printed } = template
  const { form, section, notes } = useSharedSection<Wording>({
    id: 'wording',
    part: `template/${template.key}`,
    rules: schema,
    now: { fields: wordingOf(template), version: String(template.version) },
    looks: { subject: { label: t('templates.subject') }, body: { label: t('templates.body') } },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readTemplate(template.key), staleTime: 0 })
      return { fields: wordingOf(now), version: String(now.version), edited: editedIn(refusal) }
    },
    write: (_changed, basedOn, whole) => write.mutateAsync({ ...whole, based_on: basedOn }),
    done: t('templates.saved'),
  })
  const typed = useWatch({ control: form.control })
  const take = (wording: Wording): void => {
    form.setValue('subject', wording.subject, { shouldDirty: true })
    form.setValue('body', wording.body, { shouldDirty: true })
  }
  const wording = { subject: typed.subject ?? '', body: typed.body ?? '' }
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
        <ChipField
          name={form.at('subject')}
          label={t(printed ? 'templates.heading' : 'templates.subject')}
          template={template}
          oneLine
        />
        <ChipField
          name={form.at('body')}
          label={t(printed ? 'templates.printed' : 'templates.body')}
          template={template}
          rows={12}
        />
        {notes}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {delivered ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('templates.delivered')}
            </Typography>
          ) : (
            <Button
              variant="outlined"
              onClick={() => take({ subject: template.default_subject, body: template.default_body })}
            >
              {t('templates.default')}
            </Button>
          )}
          {!printed && (
            <Button
              variant="outlined"
              loading={send.isPending}
              onClick={() =>
                send.mutate(wording, {
                  onSuccess: ({ to }) => toast.success(t('templates.sent', { to })),
                  onError: (error) => toast.error(failureText(error)),
                })
              }
            >
              {t('templates.test')}
            </Button>
          )}
        </Stack>
      </SectionForm>
      <div>
        <Preview template={template} wording={wording} />
        <Versions template={template} onTake={take} />
      </div>
    </Box>
  )
}
