import { object, qualificationProof, type QualificationProof } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { editText, useEditForm } from '@kursportal/shared/ui/edits'
import { DateField, FormDialog } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
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
  const draft = useEditForm<Fields>({
    part: `proof/${proof.id}`,
    rules: schema,
    now: { fields: { valid_until: proof.valid_until }, version: proof.version },
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
    write: ({ valid_until = null }, based_on) => edit.mutateAsync({ id: proof.id, valid_until, based_on }),
  })
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={t('proofs.validityTitle', { name: proof.name })}
        form={draft.form}
        submitLabel={t('proofs.save')}
        onSubmit={draft.save}
      >
        <KeptAgain at={draft.keptAt} />
        <DateField
          name={draft.form.at('valid_until')}
          label={t('proofs.validUntil')}
          hint={t('proofs.validUntilHint')}
          whenEmpty={null}
          optional
        />
      </FormDialog>
      {draft.dialog}
    </>
  )
}
