import { iban, line, object } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { AnswerOf } from '@kursportal/shared/client'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { useChangeOwnAccount } from '../api/own-account.ts'

type Props = { account: AnswerOf<'GET /own-payout-account'>; onClose: () => void }

/** Whose account payouts go to, and which; the name is the one on the account, as banks compare it. */
const AccountDialog = ({ account, onClose }: Props): ReactNode => {
  const t = useTexts()
  const change = useChangeOwnAccount()
  const { iban_masked: stored } = account
  const schema = object({
    holder: line(70).min(1),
    iban: stored === null ? iban : z.union([z.literal(''), iban]),
  })
  const form = useKitForm(schema, { defaultValues: { holder: account.holder, iban: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('account.title')}
      form={form}
      submitLabel={t('account.submit')}
      onSubmit={async ({ holder, iban: typed }) => {
        await change.mutateAsync({ holder, ...(typed && { iban: typed }) })
        toast.success(t('account.done'))
      }}
    >
      <Typography>{t('account.intro')}</Typography>
      <TextField
        name={form.at('holder')}
        label={t('account.holder')}
        hint={t('account.holderHint')}
        autoComplete="name"
        maxLength={70}
      />
      <TextField
        name={form.at('iban')}
        label={t('account.iban')}
        hint={stored === null ? t('account.ibanHint') : t('account.ibanKept', { iban: stored })}
        autoComplete="off"
        maxLength={42}
        optional={stored !== null}
      />
    </FormDialog>
  )
}

export default AccountDialog
