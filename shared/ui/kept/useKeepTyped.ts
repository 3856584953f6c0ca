import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { sameContent } from '../../domain/versions/canonical.ts'
import type { KitForm } from '../forms/useKitForm.ts'
import type { Keeper } from './keeper.ts'

type Options<Fields extends FieldValues, Output> = {
  form: KitForm<Fields, Output>
  keeper: Keeper
  /** Whether what an earlier visit left was read: until then it must not be replaced. */
  isRead: boolean
  /** What is kept of the form as it stands. */
  copyOf: (typed: Fields) => { value: unknown; version: string }
  /** The form says again what it was opened with: saved, sent or given up. */
  onForgotten: () => void
  /** Whether the server has what stands there, also where the form was opened with something else. */
  isStored?: (typed: Fields) => boolean
}

/** Keeps in the browser what is typed into a form, from the first letter until it is saved, sent or given up. */
export const useKeepTyped = <Fields extends FieldValues, Output>(options: Options<Fields, Output>): void => {
  const { form, keeper, isRead } = options
  const { isDirty, isSubmitting } = form.formState
  const wasDirty = useRef(false)
  const goesWhileSending = useForSending(isSubmitting)
  const copyOf = useEffectEvent(options.copyOf)
  const onForgotten = useEffectEvent(options.onForgotten)
  const isStored = useEffectEvent((typed: Fields) => options.isStored?.(typed) === true)
  useEffect(() => {
    if (!isRead) return undefined
    if (!isDirty) {
      if (wasDirty.current) {
        keeper.forget()
        onForgotten()
      }
      wasDirty.current = false
      return undefined
    }
    wasDirty.current = true
    const keep = (): void => keeper.keep(() => copyOf(form.getValues()))
    // To the form a field nobody filled in is another value than one that was not there.
    const isTyped = (): boolean =>
      !sameContent(form.getValues(), form.formState.defaultValues) && !isStored(form.getValues())
    if (isTyped()) keep()
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      // A dialog that goes as soon as it is sent or given up draws no more: the form says it before.
      callback: ({ isDirty: differs }) => (differs === false || !isTyped() ? keeper.forget() : keep()),
    })
    return () => {
      // What goes with its answer hears of it afterwards.
      if (!goesWhileSending()) unsubscribe()
    }
  }, [isDirty, isRead, keeper, form, goesWhileSending])
}

/** Tells, as the form is taken from the page, whether it is being sent. */
const useForSending = (isSubmitting: boolean): (() => boolean) => {
  const sending = useRef(isSubmitting)
  const gone = useRef(false)
  useEffect(() => {
    sending.current = isSubmitting
  }, [isSubmitting])
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const [goes] = useState(() => () => gone.current && sending.current)
  return goes
}
