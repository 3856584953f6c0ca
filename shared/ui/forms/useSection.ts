import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../toasts/toast-queue.ts'
import { showRefusal } from './refusal.ts'
import type { SaveState } from './SaveState.tsx'
import { useReportUnsaved } from './UnsavedSections.tsx'

// What was typed is kept while others of the page save, but not by this section's own save and discard.
const everything = { keepDirtyValues: false } as const

type Options<Output> = {
  /** Names the section among those of the page. */
  id: string
  /** Sends the checked values. */
  save: (values: Output) => Promise<unknown>
  /** Said when it worked. */
  done: string
}

/**
 * The saving of one section: the submit handler, what the bar shows, and the page's guard told. What the server refuses
 * stands at its field; nothing typed is lost.
 */
export const useSection = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { id, save, done }: Options<Output>,
) => {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [error, setError] = useState<string>()
  const { isDirty } = form.formState
  useReportUnsaved(id, isDirty)
  const submit = async (values: Output): Promise<void> => {
    setState('saving')
    setError(undefined)
    try {
      await save(values)
      form.reset(form.getValues(), everything)
      setState('saved')
      toast.success(done)
    } catch (problem) {
      setError(showRefusal(form, problem))
      setState('failed')
    }
  }
  const discard = (): void => {
    form.reset(undefined, everything)
    setState('idle')
  }
  const busyOrFailed = state === 'saving' || (state === 'failed' && isDirty)
  const shown: SaveState = busyOrFailed ? state : isDirty ? 'unsaved' : state === 'saved' ? 'saved' : 'clean'
  return { submit, bar: { state: shown, error, onDiscard: discard } }
}
