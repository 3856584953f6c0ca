import { failureText } from '@kursportal/shared/client'
import type { LegalType } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { editedIn, UndecidedEdit, useMergedSave } from '@kursportal/shared/ui/edits'
import { useRef, useState } from 'react'
import { useTexts } from './texts.ts'
import { readDraft, useDropDraft, useKeepDraft, type LegalDraft } from './api/drafts.ts'

/** What is written of a legal text. */
export type Fields = { title: string; content: string }

type Options = {
  type: LegalType
  /** The draft that was there as the page opened. */
  opened: LegalDraft | null
  /** What is published. */
  published: Fields
}

/**
 * The draft of a legal text that two admins may write at once.
 * @returns the draft as this page knows it, the version that what is typed goes `over`, `goOnOver` for what an earlier visit
 * typed over another one, `keep`, which gives what is kept then or undefined where it failed, `drop`, `forget` for one that
 * was published, and `dialog` to be put on the page
 */
export const useDraft = ({ type, opened, published }: Options) => {
  const t = useTexts()
  const client = useQueryClient()
  const [draft, setDraft] = useState(opened)
  // What was kept in the browser may have been typed over another draft: to keep it is to meet the one of today.
  const [typedOver, setTypedOver] = useState<string>()
  const over = typedOver ?? draft?.version ?? ''
  // What stands on the server as far as this page heard: what it wrote itself, or what it was refused for.
  const standing = useRef(opened)
  const keepIt = useKeepDraft(type)
  const dropIt = useDropDraft(type)
  const { save, dialog } = useMergedSave<Fields>({
    looks: { title: { label: t('legal.titleLabel') }, content: { label: t('legal.content') } },
    present: async (refusal) => {
      const { draft: now } = await client.fetchQuery({ ...readDraft(type), staleTime: 0 })
      standing.current = now
      const fields = now ? { title: now.title, content: now.content } : published
      return { fields, version: now?.version ?? '', edited: editedIn(refusal) }
    },
  })
  const keep = async (typed: Fields): Promise<Fields | undefined> => {
    try {
      const stands = await save({
        base: draft?.version === over ? { title: draft.title, content: draft.content } : published,
        typed,
        version: over,
        write: async (_changed, basedOn, whole) => {
          standing.current = (await keepIt.mutateAsync({ ...whole, based_on: basedOn })).draft
        },
      })
      setDraft(standing.current)
      setTypedOver(undefined)
      toast.success(t('legal.draftKept'))
      return stands
    } catch (error) {
      toast.error(error instanceof UndecidedEdit ? error.message : failureText(error))
      return undefined
    }
  }
  const drop = async (): Promise<void> => {
    await dropIt.mutateAsync()
    setDraft(null)
    setTypedOver(undefined)
    toast.success(t('legal.draftDropped'))
  }
  const forget = (): void => {
    setDraft(null)
    setTypedOver(undefined)
    client.setQueryData(readDraft(type).queryKey, { draft: null })
  }
  return { draft, over, goOnOver: setTypedOver, keep, drop, forget, dialog, isKeeping: keepIt.isPending }
}
