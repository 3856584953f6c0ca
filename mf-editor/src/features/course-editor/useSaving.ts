import { failureText } from '@kursportal/shared/client'
import { toast } from '@kursportal/shared/ui'
import type { FieldValues, SaveState, UseFormReturn } from '@kursportal/shared/ui/forms'
import { useState } from 'react'

// Forms keep what was typed while the server's answers come in; saving and discarding mean all of it.
const everything = { keepDirtyValues: false } as const

/**
 * Saves a form and tells how that stands, for `SaveBar`.
 * @param save sends the checked values
 * @param done said when it worked
 */
export const useSaving = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  save: (values: Output) => Promise<unknown>,
  done: string,
) => {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [error, setError] = useState<string>()
  const isDirty = form.formState.isDirty
  const submit = async (values: Output): Promise<void> => {
    setState('saving')
    try {
      const typed = form.getValues()
      await save(values)
      form.reset(typed, everything)
      setState('saved')
      toast.success(done)
    } catch (problem) {
      setError(failureText(problem))
      setState('failed')
    }
  }
  const shown: SaveState =
    state === 'saving' || (state === 'failed' && isDirty)
      ? state
      : isDirty
        ? 'unsaved'
        : state === 'saved'
          ? 'saved'
          : 'clean'
  const bar = {
    state: shown,
    error,
    onDiscard: () => {
      form.reset(undefined, everything)
      setState('idle')
    },
  }
  return { submit, bar, isDirty }
}
