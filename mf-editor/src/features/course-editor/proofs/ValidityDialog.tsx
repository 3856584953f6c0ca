import { object, qualificationProof, type QualificationProof } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { editText, useMergedSave } from '@kursportal/shared/ui/edits'
import { DateField, FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
import { useTexts } from './texts.ts'
import { fetchProof, useEditProof } from '../api/proofs.ts'

const schema = object({ valid_until: qualificationProof.shape.valid_until })
type Fields = Pick<QualificationProof, 'valid_until'>

type Props = {
  courseId: string
  /** The proof as it was when the dialog was opened. */
  proof: QualificationProof
  onClose: () => void
}

/** Asks until when a proof of qualification holds; where somebody else has set another day meanwhile, both are shown. */
export const ValidityDialog = ({ courseId, proof, onClose }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditProof(courseId)
  const base: Fields = { valid_until: proof.valid_until }
  const form = useKitForm(schema, { defaultValues: base })
  const { save, dialog } = useMergedSave<Fields>({
    looks: {
      valid_until: {
        label: t('proofs.validUntil'),
        show: (day) => (day ? formatDay(day) : editText('empty')),
      },
    },
    present: async () => {
      const { valid_until, version } = await fetchProof(courseId, proof.id)
      return { fields: { valid_until }, version, edited: null }
    },
  })
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={t('proofs.validityTitle', { name: proof.name })}
        form={form}
        submitLabel={t('proofs.save')}
        onSubmit={(typed) =>
          save({
            base,
            typed,
            version: proof.version,
            write: (_changed, based_on, whole) => edit.mutateAsync({ id: proof.id, ...whole, based_on }),
          })
        }
      >
        <KeepTyped form={form} part={`proof/${proof.id}`} />
        <DateField
          name={form.at('valid_until')}
          label={t('proofs.validUntil')}
          hint={t('proofs.validUntilHint')}
          whenEmpty={null}
          optional
        />
      </FormDialog>
      {dialog}
    </>
  )
}
