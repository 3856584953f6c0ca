import { call, isFailure, read, type AnswerOf } from '@kursportal/shared/client'
import { formatDay } from '@kursportal/shared/i18n'
import { useMutation, useQuery, useQueryClient } from '@kursportal/shared/query'
import { sessionQuery, useSession } from '@kursportal/shared/store'
import {
  Box,
  Button,
  Link,
  Loaded,
  PageFrame,
  Section,
  SideSheet,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import { CheckboxField, Form, FormButtons, useKitForm } from '@kursportal/shared/ui/forms'
import { Markdown } from '@kursportal/shared/ui/markdown'
import { useMemo, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { RichText, useTexts } from './texts.ts'

type Due = AnswerOf<'GET /consents/due'>
type Text = Due['texts'][number]

const dueTexts = () => read('GET /consents/due')

/** Notes what was confirmed; the page that was wanted comes in its place. */
const useConfirm = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ texts, needs_parent }: Due) =>
      call('POST /consents/due', {
        body: {
          texts: texts.map(({ type, version }) => ({ type, version })),
          ...(needs_parent && { parent_allows: true }),
        },
      }),
    onSuccess: () =>
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session ? { ...session, confirms_texts: false } : session,
      ),
    // Another version holds by now: it is shown, to be read first.
    onError: (error) =>
      isFailure(error, 'edited_meanwhile')
        ? client.invalidateQueries({ queryKey: dueTexts().queryKey })
        : undefined,
  })
}

const fieldOf = (type: Text['type']): 'terms_of_use' | 'privacy' =>
  type === 'privacy' ? 'privacy' : 'terms_of_use'

const ticked = (needed: boolean) => (needed ? z.literal(true) : z.boolean())

/** The fields that have to be ticked. */
const schemaOf = ({ texts, needs_parent }: Due) => {
  return z.object({
    terms_of_use: ticked(texts.some(({ type }) => type === 'terms-of-use')),
    privacy: ticked(texts.some(({ type }) => type === 'privacy')),
    parent_allows: ticked(needs_parent),
  })
}

const Confirmation = ({ due }: { due: Due }): ReactNode => {
  const t = useTexts()
  const { texts, needs_parent: needsParent } = due
  const [reading, setReading] = useState<Text>()
  const [open, setOpen] = useState(false)
  const readIt = (text: Text): void => {
    setReading(text)
    setOpen(true)
  }
  const schema = useMemo(() => schemaOf(due), [due])
  const form = useKitForm(schema, {
    defaultValues: { terms_of_use: false, privacy: false, parent_allows: false },
  })
  const confirm = useConfirm()
  return (
    <>
      <Form form={form} onSubmit={() => confirm.mutateAsync(due)}>
        {texts.map((text) => (
          <CheckboxField
            key={text.type}
            name={form.at(fieldOf(text.type))}
            invalidText={t(`register.missing.${fieldOf(text.type)}`)}
            hint={t('register.version', {
              version: text.version,
              day: formatDay(text.valid_from ?? text.updated_at),
            })}
            label={
              <RichText
                text={`register.${fieldOf(text.type)}`}
                components={{
                  text: (
                    <Link
                      component="button"
                      type="button"
                      onClick={() => readIt(text)}
                      sx={{ font: 'inherit', verticalAlign: 'baseline' }}
                    />
                  ),
                }}
              />
            }
          />
        ))}
        {needsParent && (
          <CheckboxField
            name={form.at('parent_allows')}
            label={t('confirm.parent')}
            invalidText={t('register.missing.terms_of_use')}
          />
        )}
        <FormButtons>
          <Button type="submit" variant="contained" loading={confirm.isPending}>
            {t('confirm.submit')}
          </Button>
        </FormButtons>
      </Form>
      <SideSheet open={open} onClose={() => setOpen(false)} title={reading?.title ?? ''}>
        {reading && <Markdown>{reading.content}</Markdown>}
      </SideSheet>
    </>
  )
}

/** Asks somebody who is logged in to confirm legal texts that changed, before anything else; their profile stays open. */
const ConfirmTextsPage = (): ReactNode => {
  const t = useTexts()
  const due = useQuery(dueTexts())
  const name = useSession()?.user.first_name
  return (
    <PageFrame
      title={t('confirm.title')}
      width="text"
      intro={name ? t('confirm.introNamed', { name }) : t('confirm.intro')}
    >
      <Loaded query={due} waiting={<TextSkeleton lines={4} />} failed={t('confirm.failed')}>
        {(asked) => <Confirmation key={asked.texts.map(({ version }) => version).join()} due={asked} />}
      </Loaded>
      <Box sx={{ mt: 6 }}>
        <Section title={t('confirm.otherwise')}>
          <Typography sx={{ textWrap: 'pretty' }}>
            {t('confirm.otherwiseBody')} <Link href="/profile">{t('confirm.toProfile')}</Link>
          </Typography>
        </Section>
      </Box>
    </PageFrame>
  )
}

export default ConfirmTextsPage
