import { object, videoFields } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { formatDateTime } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { UndecidedEdit, useKeptSave } from '@kursportal/shared/ui/edits'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { useKeptCopy, useKeptTexts, useUnstored } from '@kursportal/shared/ui/kept'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
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

const keptTitle = object({ typed: videoFields.title, base: videoFields.title })

/** The title of an entry of the outline, written where it stands: Enter or leaving it saves, Escape gives it up. */
export const TitleInPlace = ({ courseId, part, version, onDone }: Props): ReactNode => {
  const t = useTexts()
  const keptText = useKeptTexts()
  const [typed, setTyped] = useState(part.title)
  // What it was when the writing began, whatever comes from the server meanwhile.
  const [opened, setOpened] = useState({ fields: { title: part.title }, version })
  const { kept: left, keeper } = useKeptCopy(`title/${part.id}`, (value) => keptTitle.safeParse(value).data)
  const kept = useUnstored(left, keeper, (title) => title.typed.trim() === part.title)
  const [again, setAgain] = useState<typeof kept>()
  // Whoever types faster than the browser reads goes on with what they type.
  if (kept !== undefined && again === undefined) {
    const isUntouched = typed === opened.fields.title
    setAgain(isUntouched ? kept : null)
    if (kept && isUntouched) {
      setTyped(kept.value.typed)
      setOpened({ fields: { title: kept.value.base }, version: kept.version })
    }
  }
  const isStoring = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Later than a menu that was pressed, which gives the focus back to its button.
    input.current?.focus()
    input.current?.select()
  }, [])
  const rename = useRenamePart(courseId, part)
  const { save, dialog } = useKeptSave<{ title: string }>(
    { looks: { title: { label: t('editor.name') } }, present: () => fetchTitle(courseId, part) },
    keeper,
  )
  const leave = (byKey: boolean): void => {
    keeper.forget()
    onDone(byKey)
  }
  const store = async (byKey: boolean): Promise<void> => {
    const title = typed.trim()
    if (isStoring.current) return
    if (title === '' || title === opened.fields.title) return leave(byKey)
    isStoring.current = true
    try {
      await save({
        base: opened.fields,
        typed: { title },
        version: opened.version,
        write: (_changed, based_on, whole) => rename.mutateAsync({ ...whole, based_on }),
      })
      leave(byKey)
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
        onChange={({ target: { value } }) => {
          setTyped(value)
          const { fields, version: over } = opened
          keeper.keep(() => ({ value: { typed: value, base: fields.title }, version: over }))
        }}
        onBlur={() => void store(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') void store(true)
          if (event.key === 'Escape') leave(true)
        }}
        slotProps={{
          input: { 'aria-label': t('editor.titleOf', { title: part.title }), maxLength: 200 },
        }}
      />
      {again && (
        <Typography component="output" variant="body2" sx={{ display: 'block' }}>
          {keptText('again', { when: formatDateTime(again.at) })}
        </Typography>
      )}
      {dialog}
    </>
  )
}
