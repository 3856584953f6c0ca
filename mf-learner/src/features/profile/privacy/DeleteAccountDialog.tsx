import { call, failureText, isFailure } from '@kursportal/shared/client'
import { cents, letLapse, mailCode, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
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

/** The code that was mailed, and how much money may lapse with what somebody leads; absent for who leads nothing. */
type Sent = { sent: SentCode; lapse: number | undefined }

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
        onSent({ sent: sentCode(email, await sendCode()), lapse: leads ? data.lapse_cents : undefined })
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
        {({ societies, lapse_cents: lapse }) => (
          <>
            <WhatLapses name={form.at('let_lapse')} societies={societies} lapse={lapse} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('profile.deletion.codeGoes', { email })}
            </Typography>
          </>
        )}
      </Loaded>
    </StepDialog>
  )
}

/** What a refusal says lapses by now, in cents. */
const lapseIn = (error: unknown): number | undefined =>
  isFailure(error, 'balance_lapses')
    ? object({ lapse_cents: cents }).safeParse(error.details).data?.lapse_cents
    : undefined

const CodeStep = ({ sent, lapse: read, onClose }: Props & Sent): ReactNode => {
  const t = useTexts()
  const [lapse, setLapse] = useState(read)
  const remove = useDeleteAccount()
  const form = useKitForm(codeStep, { defaultValues: { code: '' } })
  return (
    <StepDialog
      title={t('profile.deletion.ask')}
      form={form}
      onStep={async ({ code }) => {
        try {
          await remove.mutateAsync({
            code,
            ...(lapse !== undefined && { let_lapse: true, lapse_cents: lapse }),
          })
        } catch (error) {
          setLapse(lapseIn(error) ?? lapse)
          throw error
        }
      }}
      errorText={(error) => {
        const now = lapseIn(error)
        return now === undefined
          ? failureText(error)
          : t('profile.deletion.lapse.changed', { amount: formatMoney(now) })
      }}
      stepLabel={t('profile.deletion.confirm')}
      onClose={onClose}
      destructive
    >
      <CodeFields name={form.at('code')} code={sent} send={sendCode} />
      <Typography>
        {[
          t('profile.deletion.final'),
          ...(lapse ? [t('profile.deletion.lapse.final', { amount: formatMoney(lapse) })] : []),
        ].join(' ')}
      </Typography>
    </StepDialog>
  )
}

/** Deletes the account, after saying what that means and with a code from a mail. */
const DeleteAccountDialog = (props: Props): ReactNode => {
  const [step, setStep] = useState<Sent>()
  return step ? <CodeStep {...props} {...step} /> : <AskStep {...props} onSent={setStep} />
}

export default DeleteAccountDialog
