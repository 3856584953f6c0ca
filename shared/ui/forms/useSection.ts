import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { canonical } from '../../domain/versions/canonical.ts'
import { toast } from '../toasts/toast-queue.ts'
import { pickFields } from '../edits/merge-edits.ts'
import { showRefusal } from './refusal.ts'
import type { SaveState } from './SaveState.tsx'
import { submitted } from './submitted.ts'
import { useReportUnsaved } from './UnsavedSections.tsx'

// What was typed is kept while others of the page save, but not by this section's own save and discard.
const everything = { keepDirtyValues: false } as const

/** What is on its way to the server; somebody may go on typing meanwhile. */
export type Sent<Input> = {
  /** Names the fields that were changed since. */
  typedSince: () => (keyof Input)[]
  /** Says how the fields stand once they are saved, where that is not what was sent. */
  standAs: (fields: Input) => void
}

type Options<Input, Output> = {
  /** Names the section among those of the page. */
  id: string
  /** Sends the checked values. */
  save: (values: Output, sent: Sent<Input>) => Promise<unknown>
  /** Said when it worked. */
  done: string
  /** Gives up what was typed, where there is more to it than what stood there before. */
  discard?: () => void
}

/** The fields of a form as they are sent. */
const sentFields = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) => {
  let stand = form.getValues()
  // As texts: a form changes what lies within its values where it is.
  const said = new Map(Object.entries(stand).map(([name, value]) => [name, canonical(value)]))
  const sent: Sent<Input> = {
    typedSince: () =>
      Object.entries(form.getValues())
        .filter(([name, value]) => canonical(value) !== said.get(name))
        .map(([name]) => name),
    standAs: (fields) => (stand = fields),
  }
  return { sent, standing: () => stand }
}

/**
 * The saving of one section: the submit handler, what the bar shows, and the page's guard told. What the server refuses
 * stands at its field; nothing typed is lost, also not what is typed while it is on its way: that is saved next.
 */
export const useSection = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { id, save, done, discard = () => form.reset(undefined, everything) }: Options<Input, Output>,
) => {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [refusal, setRefusal] = useState<{ error: unknown; sentence: string | undefined }>()
  const { isDirty } = form.formState
  const submit = async (values: Output): Promise<boolean> => {
    setState('saving')
    setRefusal(undefined)
    const { sent, standing } = sentFields(form)
    try {
      await save(values, sent)
      const since = pickFields(form.getValues(), sent.typedSince())
      form.reset(standing(), everything)
      if (Object.keys(since).length > 0)
        form.reset({ ...standing(), ...since }, { keepDefaultValues: true, ...everything })
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
