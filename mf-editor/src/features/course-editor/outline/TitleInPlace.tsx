import { failureText } from '@kursportal/shared/client'
import { toast } from '@kursportal/shared/ui'
import { UndecidedEdit, useMergedSave } from '@kursportal/shared/ui/edits'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { fetchTitle, useRenamePart } from '../api/rename-part.ts'
import type { StepPart } from './outline-steps.ts'

type Props = {
  courseId: string
  part: StepPart
  /** The version the title was read in. */
  version: string
  /** The title is written, or given up; `byKey` where the focus goes back to the entry. */
  onDone: (byKey: boolean) => void
}

/** The title of an entry of the outline, written where it stands: Enter or leaving it saves, Escape gives it up. */
export const TitleInPlace = ({ courseId, part, version, onDone }: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState(part.title)
  // What it was when the writing began, whatever comes from the server meanwhile.
  const [opened] = useState({ fields: { title: part.title }, version })
  const isStoring = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Later than a menu that was pressed, which gives the focus back to its button.
    input.current?.focus()
    input.current?.select()
  }, [])
  const rename = useRenamePart(courseId, part)
  const { save, dialog } = useMergedSave<{ title: string }>({
    looks: { title: { label: t('editor.name') } },
    present: () => fetchTitle(courseId, part),
  })
  const store = async (byKey: boolean): Promise<void> => {
    const title = typed.trim()
    if (isStoring.current) return
    if (title === '' || title === opened.fields.title) return onDone(byKey)
    isStoring.current = true
    try {
      await save({
        base: opened.fields,
        typed: { title },
        version: opened.version,
        write: (_changed, based_on, whole) => rename.mutateAsync({ ...whole, based_on }),
      })
      onDone(byKey)
    } catch (error) {
      // What was typed stays in the field.
      if (!(error instanceof UndecidedEdit)) toast.error(failureText(error))
    } finally {
      isStoring.current = false
    }
  }
  return (
    <>
      <FieldInput
        inputRef={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void store(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') void store(true)
          if (event.key === 'Escape') onDone(true)
        }}
        slotProps={{
          input: { 'aria-label': t('editor.titleOf', { title: part.title }), maxLength: 200 },
        }}
      />
      {dialog}
    </>
  )
}
