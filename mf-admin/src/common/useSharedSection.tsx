import { useKitForm, useSection, type FieldValues } from '@kursportal/shared/ui/forms'
import { sameContent } from '@kursportal/shared/domain'
import { pickFields, useMergedSave, type FieldLooks, type PresentEdit } from '@kursportal/shared/ui/edits'
import { useState } from 'react'

type KitForm<Fields extends FieldValues> = typeof useKitForm<Fields, Fields>

type Options<Fields extends FieldValues> = {
  /** Names the section among those of the page. */
  id: string
  schema: Parameters<KitForm<Fields>>[0]
  /** What stands there, and in which version. */
  fields: Fields
  version: string
  looks: FieldLooks<Fields>
  /** Reads what stands there now, after a write was refused. */
  present: (refusal: unknown) => Promise<PresentEdit<Fields>>
  write: (changed: Partial<Fields>, basedOn: string, whole: Fields) => Promise<unknown>
  /** Said when it worked. */
  done: string
}

/**
 * The form of a section that two admins may write at once. It keeps the version it was opened with for as long as
 * something in it is not saved; what somebody else saved meanwhile is merged, or both versions are shown.
 */
export const useSharedSection = <Fields extends FieldValues>({
  id,
  schema,
  fields,
  version,
  looks,
  present,
  write,
  done,
}: Options<Fields>) => {
  const [opened, setOpened] = useState(() => ownOf(fields, version))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all fields are there, so they are defaults as well
  const defaultValues = opened.fields as Parameters<KitForm<Fields>>[1]['defaultValues']
  const form = useKitForm<Fields, Fields>(schema, {
    defaultValues,
    values: opened.fields,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty } = form.formState
  // What it began with may have got its version only now.
  if (opened.version !== version && (!isDirty || sameContent(opened.fields, fields)))
    setOpened(ownOf(fields, version))
  const { save, dialog } = useMergedSave<Fields>({ looks, present })
  const section = useSection(form, {
    id,
    done,
    save: async (typed, sent) => {
      const stands = await save({ base: opened.fields, typed, version: opened.version, write })
      // What is typed meanwhile goes on from what was sent: what somebody else made of it is asked about.
      const base = { ...stands, ...pickFields(typed, sent.typedSince()) }
      setOpened(ownOf(base, opened.version))
      sent.standAs(base)
    },
  })
  return { form, section, dialog }
}

/** What a form is opened with is its own: what was typed must never show in what others of the page have read. */
const ownOf = <Fields extends FieldValues>(fields: Fields, version: string) => ({
  fields: { ...fields },
  version,
})
