import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert } from '@kursportal/shared/ui'
import type { FieldValues, KitForm } from '@kursportal/shared/ui/forms'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useKeepTyped } from './useKeepTyped.ts'
import { useKeptCopy } from './useKeptCopy.ts'

type Props<Fields extends FieldValues, Output> = {
  form: KitForm<Fields, Output>
  /** Names the form among all that are kept: `new-chapter/<id of the course>`. */
  part: string
}

/** Values of the fields of a form, as far as they are all there. */
const valuesLike = <Fields extends FieldValues>(like: Fields) => {
  const names = Object.keys(like)
  return (value: unknown): Fields | undefined =>
    typeof value === 'object' && value !== null && names.every((name) => name in value)
      ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all fields of the form are there
        (value as Fields)
      : undefined
}

/**
 * Stands among the fields of a form that makes or asks for something: what is typed outlives a reload, a crash and an
 * ended session, and is there again when the form is opened next; until it is sent or given up.
 */
export const KeepTyped = <Fields extends FieldValues, Output>({
  form,
  part,
}: Props<Fields, Output>): ReactNode => {
  const t = useTexts()
  const [parse] = useState(() => valuesLike(form.getValues()))
  const { kept, keeper } = useKeptCopy(part, parse)
  const [again, setAgain] = useState<typeof kept>()
  // Whoever types faster than the browser reads goes on with what they type.
  if (kept && again === undefined) setAgain(form.formState.isDirty ? null : kept)
  useEffect(() => {
    if (again) form.reset(again.value, { keepDefaultValues: true })
  }, [again, form])
  useKeepTyped({
    form,
    keeper,
    isRead: kept !== undefined,
    copyOf: (typed) => ({ value: typed, version: '' }),
    onForgotten: () => setAgain(null),
  })
  return again && <Alert severity="info">{t('common.keptAgain', { when: formatDateTime(again.at) })}</Alert>
}
