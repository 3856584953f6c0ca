import { failureText, isFailure } from '@kursportal/shared/client'
import { object, text } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Button, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, NumberField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { useRequestPayout } from '../api/payouts.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

/** What a refusal says can still be requested, in cents. */
const availableIn = (details: unknown): number =>
  z.object({ available: z.number() }).safeParse(details).data?.available ?? 0

type Props = { figures: SocietyFigures; year: number; onClose: () => void }

/** Asks for the amount of a payout in whole euros; says where the money goes. */
const RequestDialog = ({ figures: { society, payout }, year, onClose }: Props): ReactNode => {
  const t = useTexts()
  const request = useRequestPayout()
  const most = payout.maximum_amount / 100
  const schema = object({
    euros: z
      .int(t('payout.wholeEuros'))
      .min(1)
      .max(most, t('payout.tooMuch', { amount: formatMoney(payout.maximum_amount) })),
    notes: text(1000),
  })
  const form = useKitForm(schema, { defaultValues: { euros: most, notes: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('payout.requestTitle', { year })}
      form={form}
      submitLabel={t('payout.request')}
      errorText={(error) =>
        isFailure(error, 'amount_not_available')
          ? t('payout.lessNow', { amount: formatMoney(availableIn(error.details)) })
          : failureText(error)
      }
      onSubmit={async ({ euros, notes }) => {
        await request.mutateAsync({
          amount: euros * 100,
          target_year: year,
          society_id: society.id,
          ...(notes && { notes }),
        })
        toast.success(t('payout.requested'))
      }}
    >
      <KeepTyped form={form} part={`payout/${society.id}/${year}`} />
      <Typography>
        {t('payout.goesTo', { holder: payout.account_holder ?? '', end: payout.iban_end ?? '' })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <NumberField
          name={form.at('euros')}
          label={t('payout.amount')}
          hint={t('payout.amountHint')}
          unit="€"
        />
        <Button
          variant="text"
          size="small"
          onClick={() => form.setValue('euros', most, { shouldDirty: true, shouldValidate: true })}
        >
          {t('payout.all', { amount: formatMoney(payout.maximum_amount) })}
        </Button>
      </Box>
      <TextField name={form.at('notes')} label={t('payout.notes')} rows={2} maxLength={1000} optional />
    </FormDialog>
  )
}

export default RequestDialog
