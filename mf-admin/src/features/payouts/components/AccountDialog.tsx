import { payoutAccount } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useSetAccount } from '../api/bank.ts'

type Props = {
  /** None is set yet, and something waits for it. */
  first?: boolean
  /** What is behind goes on once the account is set. */
  stays?: boolean
  onClose: () => void
}

/** Asks for the account that payouts are made from. */
export const AccountDialog = ({ first = false, stays = false, onClose }: Props): ReactNode => {
  const t = useTexts()
  const save = useSetAccount()
  const saved = useRef(false)
  const form = useKitForm(payoutAccount, { defaultValues: { holder: '', iban: '', bic: null } })
  return (
    <FormDialog
      open
      onClose={() => {
        if (!(stays && saved.current)) onClose()
      }}
      title={t(first ? 'payouts.accountFirst' : 'payouts.accountChange')}
      form={form}
      submitLabel={t('payouts.accountSave')}
      onSubmit={async (account) => {
        await save.mutateAsync(account)
        saved.current = true
        toast.success(t('payouts.accountSaved'))
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('payouts.accountBody')}</Typography>
      <TextField name={form.at('holder')} label={t('payouts.holder')} maxLength={70} />
      <TextField name={form.at('iban')} label={t('payouts.iban')} maxLength={42} />
      <TextField name={form.at('bic')} label={t('payouts.bic')} optional maxLength={11} whenEmpty={null} />
    </FormDialog>
  )
}
