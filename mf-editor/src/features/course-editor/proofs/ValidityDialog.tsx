import { object, qualificationProof, type QualificationProof } from '@kursportal/shared/contract'
import { DateField, FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const schema = object({ valid_until: qualificationProof.shape.valid_until })

type Props = {
  proof: QualificationProof
  onSave: (valid_until: string | null) => Promise<unknown>
  onClose: () => void
}

/** Asks until when a proof of qualification holds. */
export const ValidityDialog = ({ proof, onSave, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, { defaultValues: { valid_until: proof.valid_until } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('proofs.validityTitle', { name: proof.name })}
      form={form}
      submitLabel={t('proofs.save')}
      onSubmit={async ({ valid_until }) => void (await onSave(valid_until))}
    >
      <DateField
        name={form.at('valid_until')}
        label={t('proofs.validUntil')}
        hint={t('proofs.validUntilHint')}
        whenEmpty={null}
        optional
      />
    </FormDialog>
  )
}
