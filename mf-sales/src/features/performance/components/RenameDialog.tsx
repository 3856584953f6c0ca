import { object, societyFields } from '@kursportal/shared/contract'
import { toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useRenameSociety } from '../api/own-society.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const schema = object({ name: societyFields.name })

/** Gives the own group another name. */
const RenameDialog = ({
  society,
  onClose,
}: {
  society: SocietyFigures['society']
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const rename = useRenameSociety(society.id)
  const form = useKitForm(schema, { defaultValues: { name: society.name } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('rename.title')}
      form={form}
      submitLabel={t('rename.submit')}
      onSubmit={async ({ name }) => {
        await rename.mutateAsync(name)
        toast.success(t('rename.done'))
      }}
    >
      <TextField name={form.at('name')} label={t('begin.name')} hint={t('begin.nameHint')} maxLength={120} />
    </FormDialog>
  )
}

export default RenameDialog
