import { courseFields, object } from '@kursportal/shared/contract'
import { Box, Button, Dialog } from '@kursportal/shared/ui'
import { Form, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { isTypedTitle } from '../course-list.rules.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What has to be typed. */
  expected: string
  /** What will happen, one thing a line. */
  consequences: readonly string[]
  confirmLabel: string
  /** Does it. A rejected promise leaves the dialog open and shows `errorText`. */
  onConfirm: () => Promise<void>
  errorText: (error: unknown) => string
}

/** Asks before something of weight is gone for good: nobody types a title by accident. */
const TypedTitleDialog = ({ open, onClose, expected, onConfirm, errorText, ...props }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const form = useKitForm(
    object({ title: courseFields.title.refine((typed) => isTypedTitle(typed, expected)) }),
    { defaultValues: { title: '' } },
  )
  const busy = form.formState.isSubmitting
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = async () => {
    await onConfirm()
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={props.title}
      busy={busy}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" color="error" loading={busy} type="submit" form={id}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ mt: 0, mb: 2.5, pl: 3, '& li': { mb: 0.75 } }}>
        {props.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Box>
      <Form id={id} form={form} onSubmit={submit} errorText={errorText}>
        <TextField
          name={form.at('title')}
          label={t('courseList.typeTitle')}
          hint={expected}
          invalidText={t('courseList.otherTitle')}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  )
}

export default TypedTitleDialog
