import { call } from '@kursportal/shared/client'
import { letLapse, mailCode, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Typography } from '@kursportal/shared/ui'
import { sentCode, useKitForm, type SentCode } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { CodeFields } from '../account/CodeFields.tsx'
import { StepDialog } from '../account/StepDialog.tsx'
import { useDeleteAccount } from '../api/delete-account.ts'
import { readLapsing } from '../api/read-lapsing.ts'
import { WhatGoes } from './WhatGoes.tsx'
import { WhatLapses } from './WhatLapses.tsx'
import { WhatWaits } from './WhatWaits.tsx'

type Props = { email: string; onClose: () => void }

/** Whoever leads something says that it may lapse; nobody else is asked. */
const askStep = (leads: boolean) =>
  object({ let_lapse: letLapse.refine((agreed) => agreed === true || !leads, 'consent_missing') })
const codeStep = object({ code: mailCode })
const sendCode = () => call('PUT /delete')

/** The code that was mailed, and whether it was said that what somebody leads may lapse. */
type Sent = { sent: SentCode; lapses: boolean }

/** Looks up what hangs on the account before anything can be confirmed. */
const AskStep = ({ email, onClose, onSent }: Props & { onSent: (sent: Sent) => void }): ReactNode => {
  const t = useTexts()
  const lapsing = useQuery(readLapsing)
  const { data } = lapsing
  const leads = data !== undefined && data.societies.length > 0
  const schema = useMemo(() => askStep(leads), [leads])
  const form = useKitForm(schema, { defaultValues: { let_lapse: false } })
  return (
    <StepDialog
      title={t('profile.deletion.ask')}
      form={form}
      onStep={async () => {
        onSent({ sent: sentCode(email, await sendCode()), lapses: leads })
      }}
      stepLabel={t('profile.code.send')}
      onClose={onClose}
      ready={data !== undefined}
    >
      <WhatWaits />
      <WhatGoes />
      <Loaded
        query={lapsing}
        waiting={<ListSkeleton count={1} />}
        failed={t('profile.deletion.lapse.failed')}
      >
        {({ societies }) => (
          <>
            <WhatLapses name={form.at('let_lapse')} societies={societies} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('profile.deletion.codeGoes', { email })}
            </Typography>
          </>
        )}
      </Loaded>
    </StepDialog>
  )
}

const CodeStep = ({ sent, lapses, onClose }: Props & Sent): ReactNode => {
  const t = useTexts()
  const remove = useDeleteAccount()
  const form = useKitForm(codeStep, { defaultValues: { code: '' } })
  return (
    <StepDialog
      title={t('profile.deletion.ask')}
      form={form}
      onStep={async ({ code }) => {
        await remove.mutateAsync({ code, ...(lapses && { let_lapse: true }) })
      }}
      stepLabel={t('profile.deletion.confirm')}
      onClose={onClose}
      destructive
    >
      <CodeFields name={form.at('code')} code={sent} send={sendCode} />
      <Typography>{t('profile.deletion.final')}</Typography>
    </StepDialog>
  )
}

/** Deletes the account, after saying what that means and with a code from a mail. */
const DeleteAccountDialog = (props: Props): ReactNode => {
  const [step, setStep] = useState<Sent>()
  return step ? <CodeStep {...props} {...step} /> : <AskStep {...props} onSent={setStep} />
}

export default DeleteAccountDialog
