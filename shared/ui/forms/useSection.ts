import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../toasts/toast-queue.ts'
import { showRefusal } from './refusal.ts'
import type { SaveState } from './SaveState.tsx'
import { submitted } from './submitted.ts'
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
  /** Gives up what was typed, where there is more to it than what stood there before. */
  discard?: () => void
}

/**
 * The saving of one section: the submit handler, what the bar shows, and the page's guard told. What the server refuses
 * stands at its field; nothing typed is lost.
 */
export const useSection = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { id, save, done, discard = () => form.reset(undefined, everything) }: Options<Output>,
) => {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [refusal, setRefusal] = useState<{ error: unknown; sentence: string | undefined }>()
  const { isDirty } = form.formState
  const submit = async (values: Output): Promise<boolean> => {
    setState('saving')
    setRefusal(undefined)
    try {
      await save(values)
      form.reset(form.getValues(), everything)
      setState('saved')
      toast.success(done)
      return true
    } catch (error) {
      setRefusal({ error, sentence: showRefusal(form, error) })
      setState('failed')
      return false
    }
  }
  useReportUnsaved(id, isDirty, () => submitted(form, submit))
  const busyOrFailed = state === 'saving' || (state === 'failed' && isDirty)
  const shown: SaveState = busyOrFailed ? state : isDirty ? 'unsaved' : state === 'saved' ? 'saved' : 'clean'
  const onDiscard = (): void => {
    discard()
    setRefusal(undefined)
    setState('idle')
  }
  return {
    submit,
    bar: { state: shown, error: refusal?.sentence, onDiscard },
    /** What the last saving was refused with; undefined when it was not. */
    refusedWith: refusal?.error,
  }
}
