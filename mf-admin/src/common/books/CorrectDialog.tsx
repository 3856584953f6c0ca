import { decisionReason, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { Box, toast } from '@kursportal/shared/ui'
import {
  FormDialog,
  MoneyField,
  RadioField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { ReadySentences } from '../ReadySentences.tsx'
import { useTexts } from './texts.ts'
import { useCorrect } from './api.ts'

const MOST_CENTS = 100_000_000
const schema = object({
  way: z.enum(['add', 'take']),
  amount: z.int().min(1).max(MOST_CENTS),
  ready: z.string(),
  reason: decisionReason,
})
const ready = ['first', 'second', 'third'] as const

type Props = { society: { id: string; name: string }; year: number; available: number; onClose: () => void }

/** Adds to or takes from what was earned, by a booking of its own; says what is available before and after. */
export const CorrectDialog = ({ society, year, available, onClose }: Props): ReactNode => {
  const t = useTexts()
  const correct = useCorrect()
  const form = useKitForm(schema, { defaultValues: { way: 'add', ready: '', reason: '' } })
  const [way, amount] = useWatch({ control: form.control, name: ['way', 'amount'] })
  const signed = (way === 'take' ? -1 : 1) * (typeof amount === 'number' ? amount : 0)
  const after = available + signed
  const isTooMuch = signed < 0 && after < 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('sales.correctTitle', { name: society.name, year })}
      form={form}
      submitLabel={t('sales.correctDo')}
      onSubmit={async ({ reason }) => {
        await correct.mutateAsync({ society_id: society.id, year, amount: signed, reason })
        toast.success(t('sales.corrected'))
      }}
    >
      <KeepTyped form={form} part={`correct-books/${society.id}/${year}`} />
      <RadioField
        name={form.at('way')}
        label={t('sales.way')}
        options={[
          { value: 'add', label: t('sales.add') },
          { value: 'take', label: t('sales.take') },
        ]}
      />
      <MoneyField name={form.at('amount')} label={t('sales.amount')} />
      <Box
        component="output"
        sx={{ display: 'block', mb: 2, color: isTooMuch ? 'error.main' : 'text.secondary' }}
      >
        {t(isTooMuch ? 'sales.tooMuch' : signed === 0 ? 'sales.before' : 'sales.beforeAfter', {
          before: formatMoney(available),
          after: formatMoney(after),
        })}
      </Box>
      <ReadySentences
        name={form.at('ready')}
        label={t('sales.readySentences')}
        ownWords={t('sales.ownWords')}
        sentences={ready.map((which) => t(`sales.ready.${which}`))}
      />
      <TextField
        name={form.at('reason')}
        label={t('sales.reason')}
        hint={t('sales.reasonHint')}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
