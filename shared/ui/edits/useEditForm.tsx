import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { sameContent } from '../../domain/versions/canonical.ts'
import { useKitForm, type KitForm } from '../forms/useKitForm.ts'
import { useKeepTyped } from '../kept/useKeepTyped.ts'
import { useKeptCopy } from '../kept/useKeptCopy.ts'
import { useUnstored } from '../kept/useUnstored.ts'
import { pickFields } from './merge-edits.ts'
import { useKeptSave } from './useKeptSave.ts'
import type { FieldLooks, PresentEdit } from './useMergedSave.tsx'

type Rules<Fields extends object> = Parameters<typeof useKitForm<Fields, Fields>>[0]

type Options<Fields extends object> = {
  /** Names the form among all that are kept: `course/<id>`. */
  part: string
  rules: Rules<Fields>
  /** What the server has, and its version. */
  now: { fields: Fields; version: string }
  /** Asks the server afresh, undefined where it has nothing (yet); gets why a write was refused. */
  present: (refusal: unknown) => Promise<PresentEdit<Fields> | undefined>
  looks: FieldLooks<Fields>
  /** Sends what changed; `whole` is everything as it will stand. */
  write: (changed: Partial<Fields>, basedOn: string, whole: Fields) => Promise<unknown>
  /** Whether the server has this already, where that is not what `now` says. */
  isStored?: (typed: Fields) => boolean
  /** The version of what lies between `now` and what is typed, such as a draft. */
  over?: string
  /** What an earlier visit typed is there again; gets the `over` it was typed with. */
  onAgain?: (over: string) => void
}

/** What an earlier visit left of a form: what was typed, over what. */
type KeptForm<Fields> = { typed: Fields; base: Fields; over: string }

const keptForm = <Fields extends object>(like: Fields) => {
  const names = Object.keys(like)
  const fits = (value: unknown): value is Fields =>
    typeof value === 'object' && value !== null && names.every((name) => name in value)
  return (value: unknown): KeptForm<Fields> | undefined =>
    typeof value === 'object' &&
    value !== null &&
    'typed' in value &&
    'base' in value &&
    fits(value.typed) &&
    fits(value.base)
      ? {
          typed: value.typed,
          base: value.base,
          over: 'over' in value && typeof value.over === 'string' ? value.over : '',
        }
      : undefined
}

/** See {@link useEditForm}. */
export type EditForm<Fields extends object> = {
  part: string
  form: KitForm<Fields>
  /**
   * Gives the fields as they stand then.
   * @param typedSince names the fields that were changed while it was on its way
   */
  save: (typed: Fields, typedSince?: () => (keyof Fields)[]) => Promise<Fields>
  /** Gives up what was typed and shows what the server has. */
  discard: () => void
  /** When what stands in it was kept by an earlier visit; undefined when it is nothing of the kind. */
  keptAt: string | undefined
  /** Lets go of the copy in the browser: the server has what stands there, in another way than by `save`. */
  forgetCopy: () => void
  dialog: ReactNode
}

/**
 * A form about something that others may be changing as well. While something in it is not saved it remembers
 * what it was opened with, so that news from the server do not become its base; a copy of it lies in the browser.
 */
export const useEditForm = <Fields extends object>(options: Options<Fields>): EditForm<Fields> => {
  const { now, present, looks, over = '', isStored = (typed) => sameContent(typed, now.fields) } = options
  const [opened, setOpened] = useState(now)
  const form = useKitForm<Fields, Fields>(options.rules, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of the fields are some of them
    defaultValues: opened.fields as never,
    // News given to the form itself would make it look unchanged for a moment, and so become its base.
    values: opened.fields,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty } = form.formState
  const { kept: left, keeper } = useKeptCopy(options.part, keptForm(now.fields))
  const kept = useUnstored(left, keeper, ({ typed }) => isStored(typed))
  const [keptAt, setKeptAt] = useState<string>()
  const [restored, setRestored] = useState(false)
  if (kept && !restored) {
    setRestored(true)
    setOpened({ fields: kept.value.base, version: kept.version })
    setKeptAt(kept.at)
  }
  const noteAgain = useEffectEvent((typedOver: string) => options.onAgain?.(typedOver))
  useEffect(() => {
    if (!kept) return
    form.reset(kept.value.base, { keepDirtyValues: false })
    form.reset(kept.value.typed, { keepDefaultValues: true })
    noteAgain(kept.value.over)
  }, [kept, form])
  useKeepTyped({
    form,
    keeper,
    isRead: kept !== undefined,
    copyOf: (typed) => ({ value: { typed, base: opened.fields, over }, version: opened.version }),
    onForgotten: () => setKeptAt(undefined),
    ...(options.isStored && { isStored: options.isStored }),
  })
  // What was kept is put into the fields a moment after it was read: until then it is the base all the same.
  const isRestoring = keptAt !== undefined && kept?.at === keptAt && opened.version === kept.version
  const isNews = opened.version !== now.version
  // What it began with may have got its version only now.
  const isKnown = (!isDirty && !isRestoring) || (isNews && sameContent(opened.fields, now.fields))
  if (isNews && isKnown) setOpened(now)
  const { save, dialog } = useKeptSave<Fields>({ looks, present }, keeper)
  return {
    part: options.part,
    form,
    discard: () => form.reset(isNews ? now.fields : opened.fields, { keepDirtyValues: false }),
    keptAt,
    forgetCopy: () => {
      keeper.forget()
      setKeptAt(undefined)
    },
    dialog,
    save: async (typed, typedSince = () => []) => {
      const { fields, version } = opened
      const stands = await save({ base: fields, typed, version, write: options.write })
      // What is typed meanwhile goes on from what was sent: what somebody else made of it is asked about.
      const base = { ...stands, ...pickFields(typed, typedSince()) }
      setOpened({ fields: base, version })
      return base
    },
  }
}
