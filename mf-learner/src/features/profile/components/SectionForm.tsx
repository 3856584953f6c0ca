import { Stack } from '@kursportal/shared/ui'
import {
  Form,
  SaveBar,
  type FieldValues,
  type SaveState,
  type UseFormReturn,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import type { SectionId } from '../sections.ts'
import { ProfileSection } from './ProfileSection.tsx'

type Props<Input extends FieldValues, Output> = {
  id: SectionId
  title: string
  intro?: ReactNode
  form: UseFormReturn<Input, unknown, Output>
  section: {
    submit: (values: Output) => Promise<void>
    bar: { state: SaveState; error: string | undefined; onDiscard: () => void }
  }
  children: ReactNode
}

/** A part of the profile that is saved on its own; its bar appears with the first change. */
export const SectionForm = <Input extends FieldValues, Output>({
  id,
  title,
  intro,
  form,
  section,
  children,
}: Props<Input, Output>): ReactNode => (
  <Form form={form} onSubmit={section.submit}>
    <ProfileSection
      id={id}
      title={title}
      intro={intro}
      below={section.bar.state !== 'clean' && <SaveBar {...section.bar} />}
    >
      <Stack sx={{ gap: 3 }}>{children}</Stack>
    </ProfileSection>
  </Form>
)
