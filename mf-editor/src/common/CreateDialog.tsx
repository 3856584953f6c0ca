import { useNavigate } from '@kursportal/shared/router'
import { FormDialog, type FieldValues, type UseFormReturn } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'

type Props<Input extends FieldValues, Output> = {
  open: boolean
  onClose: () => void
  title: string
  /** The verb on the button: "Hinzufügen". */
  submitLabel: string
  form: UseFormReturn<Input, unknown, Output>
  /** Makes it; answers its address. */
  create: (values: Output) => Promise<string>
  /** The fields. */
  children: ReactNode
}

/** Asks for what something new needs to begin with, makes it and opens it. */
export const CreateDialog = <Input extends FieldValues, Output>({
  create,
  ...dialog
}: Props<Input, Output>): ReactNode => {
  const navigate = useNavigate()
  return <FormDialog {...dialog} onSubmit={async (values) => navigate(await create(values))} />
}
