import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from './Form.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { SaveState } from './SaveState.tsx'
import { SectionCard } from './SectionCard.tsx'

type Props<Input extends FieldValues, Output> = {
  id: string
  title: string
  intro?: ReactNode
  form: UseFormReturn<Input, unknown, Output>
  /** From `useSection`. */
  section: {
    submit: (values: Output) => Promise<unknown>
    bar: { state: SaveState; error: string | undefined; onDiscard: () => void }
  }
  /** The verb on the button that saves; "Speichern" where it is left out. */
  saveLabel?: string
  children: ReactNode
}

/** A part of a page that is saved on its own; its bar appears with the first change. */
export const SectionForm = <Input extends FieldValues, Output>({
  id,
  title,
  intro,
  form,
  section,
  saveLabel,
  children,
}: Props<Input, Output>): ReactNode => (
  <Form form={form} onSubmit={section.submit}>
    <SectionCard
      id={id}
      title={title}
      intro={intro}
      below={section.bar.state !== 'clean' && <SaveBar {...section.bar} {...(saveLabel && { saveLabel })} />}
    >
      <Stack sx={{ gap: 3 }}>{children}</Stack>
    </SectionCard>
  </Form>
)
