import { agreedLegalType, legalCalls, object, type LegalType } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { Alert, Typography } from '@kursportal/shared/ui'
import { WordDifference } from '@kursportal/shared/ui/edits'
import { CheckboxField, DateField, FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import type { LegalText } from '../../common/read-legal-text.ts'
import { useTexts } from './texts.ts'
import type { Fields } from './useDraft.tsx'

const { valid_from, asks_again } = legalCalls.changeLegal.body.shape
const schema = object({ valid_from: valid_from.unwrap(), asks_again: asks_again.unwrap() })

/** From when on a version holds, and whether everybody confirms it. */
export type Publishing = { valid_from: string | null; asks_again: boolean }

type Props = {
  type: LegalType
  /** The newest version, also one that holds later. */
  text: LegalText | null
  before: Fields
  after: Fields
  onPublish: (publishing: Publishing) => void
  onClose: () => void
}

const wordsOf = ({ title: heading, content: words }: Fields): string => `${heading}\n\n${words}`

/** The second press before a legal text is published: what becomes different, from when on, and who is asked. */
export const PublishDialog = ({ type, text, before, after, onPublish, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, { defaultValues: { valid_from: null, asks_again: false } })
  const [today] = useState(() => berlinDay(new Date()))
  const planned = text?.valid_from && text.valid_from > today ? text : undefined
  const day = form.watch('valid_from')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('legal.publishTitle', { title: after.title })}
      form={form}
      onSubmit={(publishing) => {
        // Closed at once: what comes of it is said at the text, a question about another version over it.
        onPublish(publishing)
        return Promise.resolve()
      }}
      submitLabel={t('legal.publish')}
    >
      <Typography>
        {day ? t('legal.publishLater', { day: formatDay(day) }) : t('legal.publishBody')}
      </Typography>
      {planned?.valid_from && (
        <Alert severity="warning">
          {t('legal.plannedLapses', { version: planned.version, day: formatDay(planned.valid_from) })}
        </Alert>
      )}
      <WordDifference label={t('legal.changes')} before={wordsOf(before)} after={wordsOf(after)} />
      <DateField
        name={form.at('valid_from')}
        label={t('legal.validFrom')}
        hint={t('legal.validFromHint')}
        min={addDays(today, 1)}
        max={addDays(today, 365)}
        whenEmpty={null}
        optional
      />
      {agreedLegalType.safeParse(type).success && (
        <CheckboxField
          name={form.at('asks_again')}
          label={t('legal.asksAgain')}
          hint={t('legal.asksAgainHint')}
        />
      )}
    </FormDialog>
  )
}
