import { call } from '@kursportal/shared/client'
import { mailCode, object } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { sentCode, useKitForm, type SentCode } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { CodeFields } from '../account/CodeFields.tsx'
import { StepDialog } from '../account/StepDialog.tsx'
import { useDeleteAccount } from '../api/delete-account.ts'
import { WhatGoes } from './WhatGoes.tsx'

type Props = { email: string; onClose: () => void }

const nothing = object({})
const codeStep = object({ code: mailCode })
const sendCode = () => call('PUT /delete')

const AskStep = ({ email, onClose, onSent }: Props & { onSent: (code: SentCode) => void }): ReactNode => {
  const t = useTexts()
  const form = useKitForm(nothing, { defaultValues: {} })
  return (
    <StepDialog
      title={t('profile.deletion.ask')}
      form={form}
      onStep={async () => {
        onSent(sentCode(email, await sendCode()))
      }}
      stepLabel={t('profile.code.send')}
      onClose={onClose}
    >
      <WhatGoes />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('profile.deletion.codeGoes', { email })}</Typography>
    </StepDialog>
  )
}

const CodeStep = ({ sent, onClose }: Props & { sent: SentCode }): ReactNode => {
  const t = useTexts()
  const remove = useDeleteAccount()
  const form = useKitForm(codeStep, { defaultValues: { code: '' } })
  return (
    <StepDialog
      title={t('profile.deletion.ask')}
      form={form}
      onStep={async ({ code }) => {
        await remove.mutateAsync(code)
        toast.success(t('profile.deletion.done'))
      }}
      stepLabel={t('profile.deletion.confirm')}
      onClose={onClose}
      destructive
    >
      <CodeFields code={sent} send={sendCode} />
      <Typography>{t('profile.deletion.final')}</Typography>
    </StepDialog>
  )
}

/** Deletes the account, after saying what that means and with a code from a mail. */
const DeleteAccountDialog = (props: Props): ReactNode => {
  const [sent, setSent] = useState<SentCode>()
  return sent ? <CodeStep {...props} sent={sent} /> : <AskStep {...props} onSent={setSent} />
}

export default DeleteAccountDialog
