import type { CallInput } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useMergedSave, type FieldLooks } from '@kursportal/shared/ui/edits'
import { asAdmin } from '../../../common/admin-password/confirmation.ts'
import { readPerson, useChangePerson, type Person } from '../api/person.ts'

type Body = Omit<NonNullable<CallInput<'PATCH /other-user'>['body']>, 'based_on'>

type Options<Value> = {
  /** As they were when the dialog was opened. */
  person: Person
  looks: FieldLooks<{ value: Value }>['value']
  read: (person: Person) => Value
  bodyOf: (value: Value) => Body
}

/**
 * Saves one attribute of somebody. When it was changed meanwhile both versions are shown; when something else was, nobody
 * is asked.
 */
export const useSaveAttribute = <Value>({ person, looks, read, bodyOf }: Options<Value>) => {
  const client = useQueryClient()
  const change = useChangePerson(person.id)
  const { save, dialog } = useMergedSave<{ value: Value }>({
    looks: { value: looks },
    present: async () => {
      const present = await client.fetchQuery({ ...readPerson(person.id), staleTime: 0 })
      return { fields: { value: read(present) }, version: present.version, edited: present.edited }
    },
  })
  return {
    dialog,
    save: (value: Value, given: { admin_password: string; remember: boolean }) =>
      save({
        base: { value: read(person) },
        typed: { value },
        version: person.version,
        write: (_changed, based_on, whole) =>
          asAdmin(given, (headers) =>
            change.mutateAsync({ body: { ...bodyOf(whole.value), based_on }, headers }),
          ),
      }),
  }
}
