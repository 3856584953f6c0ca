import { object, reissueReason } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { useReissueCertificate, type Certificate } from '../api/certificates.ts'

const schema = object({ reason: reissueReason })

/** Asks what was wrong with a certificate, and issues it anew. */
export const ReissueDialog = ({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const reissue = useReissueCertificate()
  const form = useKitForm(schema, { defaultValues: { reason: 'person' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('certificates.reissueTitle', { number: certificate.number })}
      form={form}
      submitLabel={t('certificates.reissue')}
      onSubmit={async ({ reason }) => {
        const { number } = await reissue.mutateAsync({ certificate_id: certificate.id, reason })
        toast.success(t('certificates.reissued', { number }))
      }}
    >
      <Typography>{t('certificates.reissueBody')}</Typography>
      <RadioField
        name={form.at('reason')}
        label={t('certificates.wrong')}
        options={reissueReason.options.map((value) => ({
          value,
          label: t(`certificates.reason.${value}`),
          description: t(`certificates.reasonHint.${value}`),
        }))}
      />
    </FormDialog>
  )
}
