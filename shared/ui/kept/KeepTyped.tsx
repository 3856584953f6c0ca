import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KitForm } from '../forms/useKitForm.ts'
import { browserCopies } from './browser-copies.ts'
import { KeptAgain } from './KeptAgain.tsx'
import { useKeepTyped } from './useKeepTyped.ts'
import { tabCopies } from './tab-copies.ts'
import { useKeptCopy } from './useKeptCopy.ts'

type Props<Fields extends FieldValues, Output> = {
  form: KitForm<Fields, Output>
  /** Names the form among all that are kept: `new-chapter/<id of the course>`. */
  part: string
  /** The version of what is changed, where it is something that is there. */
  version?: string | undefined
  /** What an earlier visit typed is there again; gets the version it was typed over. */
  onAgain?: (version: string) => void
  /** Kept in this tab alone, and gone with it: what may tell about somebody's health. */
  inTab?: boolean
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
  version = '',
  onAgain = () => undefined,
  inTab = false,
}: Props<Fields, Output>): ReactNode => {
  const [parse] = useState(() => valuesLike(form.getValues()))
  const { kept, keeper } = useKeptCopy(part, parse, inTab ? tabCopies : browserCopies)
  const [again, setAgain] = useState<typeof kept>()
  // Whoever types faster than the browser reads goes on with what they type.
  if (kept && again === undefined) setAgain(form.formState.isDirty ? null : kept)
  const noteAgain = useEffectEvent(onAgain)
  useEffect(() => {
    if (!again) return
    form.reset(again.value, { keepDefaultValues: true })
    noteAgain(again.version)
  }, [again, form])
  useKeepTyped({
    form,
    keeper,
    isRead: kept !== undefined,
    copyOf: (typed) => ({ value: typed, version }),
    onForgotten: () => setAgain(null),
  })
  return <KeptAgain at={again?.at} />
}
