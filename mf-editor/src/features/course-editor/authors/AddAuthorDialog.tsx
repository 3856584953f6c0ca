import { emailAddress, object } from '@kursportal/shared/contract'
import { toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useAddAuthor } from '../api/authors.ts'

const newAuthor = object({ email: emailAddress })

type Props = { courseId: string; open: boolean; onClose: () => void }

/** Asks for the address of another creator and lets them change the course. */
export const AddAuthorDialog = ({ courseId, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const add = useAddAuthor(courseId)
  const form = useKitForm(newAuthor, { defaultValues: { email: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('authors.addTitle')}
      submitLabel={t('authors.addSubmit')}
      form={form}
      onSubmit={async ({ email }) => {
        await add.mutateAsync(email)
        toast.success(t('authors.added', { email }))
      }}
    >
      <KeepTyped form={form} part={`new-author/${courseId}`} />
      <TextField
        name={form.at('email')}
        label={t('authors.email')}
        hint={t('authors.addHint')}
        type="email"
        autoComplete="off"
      />
    </FormDialog>
  )
}
