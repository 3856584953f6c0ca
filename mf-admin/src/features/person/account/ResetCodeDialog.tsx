import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { adminFailure } from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { useSendResetCode } from '../api/deletion.ts'
import type { Person } from '../api/person.ts'

/** Sends somebody who cannot log in a code with which they set a password of their own. */
export const ResetCodeDialog = ({ person, onClose }: { person: Person; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const send = useSendResetCode(person.id)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('personAccount.code.title', { name: person.name })}
      consequences={[
        t('personAccount.code.mail', { email: person.email }),
        t('personAccount.code.alone'),
        t('personAccount.code.wrongAddress'),
      ]}
      confirmLabel={t('personAccount.code.send')}
      errorText={(error) => adminFailure(error, (time) => t('personAccount.code.tooMany', { time }))}
      onConfirm={async () => {
        const { expires_in: seconds } = await send.mutateAsync()
        toast.success(t('personAccount.code.sent', { minutes: Math.round(seconds / 60) }))
      }}
    />
  )
}
