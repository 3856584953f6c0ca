import { Form, SaveBar, submitted, UnsavedGuard } from '@kursportal/shared/ui/forms'
import type { EditForm } from '@kursportal/shared/ui/edits'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useSaving } from './useSaving.ts'

type Props<Fields extends object> = {
  draft: EditForm<Fields>
  /** What it is called for who cannot see it. */
  label: string
  /** Brings the checked values into the form they are saved in; without it they are saved as they are. */
  tidied?: (values: Fields) => Fields
  /** Said when it worked. */
  done: string
  children: ReactNode
}

/** A form about a part of the draft: a bar saves or discards what was typed, and it is not left by accident. */
export const SavedForm = <Fields extends object>({
  draft,
  label,
  tidied = (values) => values,
  done,
  children,
}: Props<Fields>): ReactNode => {
  const { submit, bar, isDirty } = useSaving(
    draft,
    (values, typedSince) => draft.save(tidied(values), typedSince),
    done,
  )
  return (
    <>
      <Form form={draft.form} onSubmit={submit} label={label}>
        <KeptAgain at={draft.keptAt} />
        {children}
        {bar.state !== 'clean' && <SaveBar {...bar} />}
      </Form>
      {draft.dialog}
      <UnsavedGuard when={isDirty} save={() => submitted(draft.form, submit)} />
    </>
  )
}
