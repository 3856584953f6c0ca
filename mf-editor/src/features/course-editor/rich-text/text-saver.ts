import type { LastEdit } from '@kursportal/shared/contract'
import {
  decidedBlocks,
  mergeBlocks,
  sameContent,
  type BlockConflict,
  type MergedBlocks,
  type VersionChoice,
} from '@kursportal/shared/domain'
import { noteMerged, storeMerged } from '@kursportal/shared/ui/edits'
import type { Keeper } from '@kursportal/shared/ui/kept'
import type { JSONContent } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { asHeld, replaceBlocks } from '../../../common/rich-text/blocks.ts'
import { toContent, toDocument, unstorableBlock, type KeptText } from '../../../common/rich-text/document.ts'
import { createAutosave } from '../../../common/saving/autosave.ts'
import { noteSaved } from '../../../common/saving/saving-store.ts'
import { translate } from './texts.ts'
import { fetchRichText, writeRichText } from '../api/rich-text.ts'

/** Milliseconds of rest before it is saved (specification, Rich text editor), at the latest, and after a failure. */
const IDLE = 2000
const CEILING = 10_000
const RETRY = 10_000

/** In place of a base nobody knows: no version has it, so that all of it is asked about. */
const UNKNOWN: JSONContent[] = [{ type: 'unknown' }]

/** What stands in the editor cannot be stored; `index` names the block the contract does not take. */
export class Unstorable extends Error {
  override readonly name = 'Unstorable'
  readonly index: number | undefined

  constructor(content: JSONContent) {
    const block = unstorableBlock(content)
    super(
      block
        ? translate('richText.unstorable', { words: block.words })
        : translate('richText.unstorableWhole'),
    )
    this.index = block?.index
  }
}

/** Two people wrote the same blocks; nothing is saved until somebody decides. */
export class TwoWrote extends Error {
  override readonly name = 'TwoWrote'
}

/** What two people made of one text, as far as it does not go together by itself. */
export type TextConflict = MergedBlocks<JSONContent> & { edited: LastEdit }

type Options = {
  videoId: string
  /** The version of what stands in the editor at first, or of what it was typed over. */
  version: string
  /** What that version says; null where nobody knows any more. */
  base: JSONContent | null
  keeper: Keeper
  onConflict: (conflict: TextConflict) => void
  /** What came of a save: undefined when it went well. */
  onSaved: (trouble: unknown) => void | Promise<void>
}

/**
 * Saves the text of an editor by itself and merges it with what somebody else has saved meanwhile, block by block. What
 * both wrote differently is asked; the caret stays where it is.
 */
export const createTextSaver = (editor: Editor, options: Options) => {
  const { videoId, keeper, onConflict, onSaved } = options
  let { version } = options
  let base = options.base && asHeld(editor, options.base)
  let waiting: { theirs: JSONContent[]; version: string; conflict: TextConflict } | undefined
  const keep = (): void =>
    keeper.keep(() => {
      const value: KeptText = { typed: editor.getJSON(), base: base && { type: 'doc', content: base } }
      return { value, version }
    })
  const put = (blocks: JSONContent[]): JSONContent => {
    if (!editor.isDestroyed) replaceBlocks(editor, blocks)
    return { type: 'doc', content: blocks }
  }
  const meet = async (mine: JSONContent): Promise<JSONContent> => {
    const { document, version: theirVersion, edited } = await fetchRichText(videoId)
    const theirs = asHeld(editor, toContent(document))
    const now: JSONContent = editor.isDestroyed ? mine : editor.getJSON()
    if (keeper.isOwn({ text: theirs })) {
      base = theirs
      version = theirVersion
      return now
    }
    const found = mergeBlocks(base ?? UNKNOWN, now.content ?? [], theirs)
    if (found.conflicts.length > 0) {
      const conflict = { ...found, edited }
      waiting = { theirs, version: theirVersion, conflict }
      onConflict(conflict)
      throw new TwoWrote('two people wrote the same blocks')
    }
    base = theirs
    version = theirVersion
    noteMerged(edited, keeper.userId)
    return put(decidedBlocks(found, () => undefined))
  }
  const store = async (content: JSONContent): Promise<void> => {
    // What came in from somebody else is there already.
    if (base && sameContent(content.content ?? [], base)) return
    const document = toDocument(content)
    if (!document) throw new Unstorable(content)
    keeper.sending({ text: content.content ?? [] })
    version = await writeRichText(videoId, document, version)
    keeper.answered()
    base = content.content ?? []
  }
  const autosave = createAutosave({
    idle: IDLE,
    ceiling: CEILING,
    retry: RETRY,
    save: async () => {
      await storeMerged<JSONContent>({ first: editor.getJSON(), write: store, meet })
      noteSaved()
      if (autosave.isDirty()) keep()
      else keeper.forget()
      await onSaved(undefined)
    },
    onFailure: (problem) => {
      void onSaved(problem)
      return problem instanceof TwoWrote
    },
  })
  return {
    autosave,
    /** Something was typed. */
    typed: (): void => {
      keep()
      autosave.changed()
    },
    /** Asks again, with what was typed and saved since. */
    askAgain: (): void => autosave.resume(),
    /** Somebody decided: theirs is what was built upon. */
    decide: (choiceOf: (conflict: BlockConflict<JSONContent>) => VersionChoice | undefined): void => {
      if (!waiting) return
      base = waiting.theirs
      version = waiting.version
      const blocks = decidedBlocks(waiting.conflict, choiceOf)
      waiting = undefined
      put(blocks)
      keep()
      autosave.changed()
      autosave.resume()
    },
  }
}
