import { useRef, type ReactNode } from 'react'
import { isFailure } from '../../client/api-failure.ts'
import type { LastEdit } from '../../contract/edits.ts'
import { sameContent } from '../../domain/versions/canonical.ts'
import { EditConflictDialog, type ConflictEntry, type EditChoice } from './EditConflictDialog.tsx'
import { editText } from './edit-texts.ts'
import { noteMerged } from './note-merged.ts'
import { changedNames, conflictingNames, pickFields } from './merge-edits.ts'
import { storeMerged } from './store-merged.ts'
import { UndecidedEdit } from './undecided-edit.ts'
import { ChangedText } from './WordDifference.tsx'
import { useQuestion } from './useQuestion.ts'
import { useReader } from './useReader.ts'

/** What stands on the server now. */
export type PresentEdit<Fields> = { fields: Fields; version: string; edited: LastEdit }

type Choices = Readonly<Record<string, EditChoice>>
type Question<Fields> = {
  names: (keyof Fields)[]
  base: Fields
  mine: Fields
  present: PresentEdit<Fields>
}

/** How each field is called, and how its value is shown where the value itself is no text. */
export type FieldLooks<Fields> = {
  [Name in keyof Fields]: {
    label: string
    /** Gets the other version as well, to show what differs only. */
    show?: (value: Fields[Name], other: Fields[Name]) => ReactNode
    /** Both versions in one, where a field can hold them, one below the other; undefined where they do not fit. */
    joined?: (theirs: Fields[Name], mine: Fields[Name]) => Fields[Name] | undefined
  }
}

/** Three states of the same fields: as they were opened, as they were typed, as they stand. */
export type EditVersions<Fields> = { base: Fields; mine: Fields; theirs: Fields }

type Options<Fields> = {
  looks: FieldLooks<Fields>
  /** Reads what stands there now, undefined where nothing does (yet); gets why the write was refused. */
  present: (refusal: unknown) => Promise<PresentEdit<Fields> | undefined>
  /**
   * Puts fields together that hold several things, each for itself; undefined where one has to be chosen. With a choice
   * it holds for what cannot be put together, and for nothing else.
   */
  merged?: {
    [Name in keyof Fields]?: (
      versions: EditVersions<Fields>,
      choice?: 'mine' | 'theirs',
    ) => Fields[Name] | undefined
  }
}

type Save<Fields> = {
  /** What the person saw when they began. */
  base: Fields
  /** What they typed. */
  typed: Fields
  version: string
  /** Sends what changed, with the version it is based on; `whole` is everything as it will stand. */
  write: (changed: Partial<Fields>, basedOn: string, whole: Fields) => Promise<unknown>
}

const plain = (value: unknown): ReactNode => {
  if (value === null || value === undefined || value === '') return editText('empty')
  if (typeof value === 'boolean') return editText(value ? 'yes' : 'no')
  if (Array.isArray(value)) return wordsOf(value) || editText('empty')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text, or the lines of a list as one; nothing for all else. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(String).join('\n') : ''

/** What somebody made of a value: of texts and lists what they changed in them, all else as it is. */
const fromBase = (base: unknown, value: unknown): ReactNode => {
  const [before, after] = [wordsOf(base), wordsOf(value)]
  return before && after ? <ChangedText before={before} after={after} /> : plain(value)
}

/**
 * Saves fields that somebody else may be changing as well. What only one of two has changed is merged, and a toast says so;
 * where both changed the same field, both versions are shown and one of them, or both, is chosen.
 * @returns `save`, which gives the fields as they stand then, or throws `UndecidedEdit` when the choice was put off, and
 * `dialog`, to be put on the page
 */
export const useMergedSave = <Fields extends object>({ looks, present, merged = {} }: Options<Fields>) => {
  // What was sent and never answered may stand there all the same: it is no version of somebody else.
  const unanswered = useRef<Partial<Fields>>({})
  const { ask, asked: question } = useQuestion<Question<Fields>, Choices>()
  const reader = useReader()
  const decided = async (base: Fields, typed: Fields, theirs: PresentEdit<Fields>): Promise<Fields> => {
    const versions = { base, mine: typed, theirs: theirs.fields }
    const isOwn = (name: keyof Fields): boolean =>
      name in unanswered.current && sameContent(unanswered.current[name], theirs.fields[name])
    const apart = conflictingNames(base, typed, theirs.fields).filter((name) => !isOwn(name))
    const names = apart.filter((name) => merged[name]?.(versions) === undefined)
    const choices = names.length > 0 ? await ask({ names, base, mine: typed, present: theirs }) : {}
    if (!choices) throw new UndecidedEdit()
    if (changedNames(base, theirs.fields).some((name) => !names.includes(name) && !isOwn(name)))
      noteMerged(theirs.edited, reader)
    const wanted: Fields = { ...theirs.fields, ...pickFields(typed, changedNames(base, typed)) }
    for (const name of apart) {
      const choice = choices[String(name)]
      const together = merged[name]?.(versions, choice === 'both' ? undefined : choice)
      if (together !== undefined) wanted[name] = together
      else if (choice === 'theirs') wanted[name] = theirs.fields[name]
      else if (choice === 'both')
        wanted[name] = looks[name].joined?.(theirs.fields[name], typed[name]) ?? typed[name]
    }
    return wanted
  }
  const save = async ({ base, typed, version, write }: Save<Fields>): Promise<Fields> => {
    const { wanted: stored } = await storeMerged({
      first: { from: { fields: base, version }, wanted: typed, isMerged: false },
      write: async ({ from, wanted, isMerged }) => {
        const changed = pickFields(wanted, changedNames(from.fields, wanted))
        // After a choice for the other version nothing may be left to send.
        if (!isMerged || Object.keys(changed).length > 0)
          try {
            await write(changed, from.version, wanted)
          } catch (error) {
            if (isFailure(error, 'network')) Object.assign(unanswered.current, changed)
            throw error
          }
        unanswered.current = {}
      },
      meet: async ({ from, wanted }, refusal) => {
        const theirs = await present(refusal)
        if (!theirs) throw refusal
        return { from: theirs, wanted: await decided(from.fields, wanted, theirs), isMerged: true }
      },
    })
    return stored
  }
  const entryOf = ({ base, mine, present: theirs }: Question<Fields>, name: keyof Fields): ConflictEntry => {
    const { label, show, joined } = looks[name]
    const shown = (value: Fields[typeof name], other: Fields[typeof name]): ReactNode =>
      show ? show(value, other) : fromBase(base[name], value)
    return {
      key: String(name),
      label,
      mine: shown(mine[name], theirs.fields[name]),
      theirs: shown(theirs.fields[name], mine[name]),
      canKeepBoth: joined?.(theirs.fields[name], mine[name]) !== undefined,
    }
  }
  const dialog: ReactNode = question && (
    <EditConflictDialog
      open
      edited={question.present.edited}
      entries={question.names.map((name) => entryOf(question, name))}
      onDecide={(choices) => question.answer(choices)}
      onLater={() => question.answer(undefined)}
    />
  )
  return { save, dialog }
}
