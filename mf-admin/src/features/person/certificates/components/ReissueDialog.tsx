import { accessFields, object, reissueReason } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, MoneyField, RadioField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { useReissueCertificate, type Certificate } from '../api/certificates.ts'

const schema = object({ reason: reissueReason, fee_cents: accessFields.fee_cents })

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
  const { fee_cents: stated } = certificate
  const form = useKitForm(schema, { defaultValues: { reason: 'person', fee_cents: stated } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('certificates.reissueTitle', { number: certificate.number })}
      form={form}
      submitLabel={t('certificates.reissue')}
      onSubmit={async ({ reason: wrong, fee_cents }) => {
        const { number } = await reissue.mutateAsync({
          certificate_id: certificate.id,
          reason: wrong,
          ...(wrong === 'course' && fee_cents !== stated && { fee_cents }),
        })
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
      {reason === 'course' && (
        <MoneyField
          name={form.at('fee_cents')}
          label={t('certificates.fee')}
          hint={t('certificates.feeHint')}
          optional
          whenEmpty={null}
        />
      )}
    </FormDialog>
  )
}
