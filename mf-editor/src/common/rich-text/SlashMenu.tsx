import { Box, styled, VisuallyHidden } from '@kursportal/shared/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { KeySeat } from './area-props.ts'
import { matchingItems, runItem, slashSearch, type SlashItem } from './slash.ts'
import { slashIcons } from './slash-icons.tsx'

const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '& svg': { flex: 'none' },
}))

/** Pixels: how wide and high the menu is at most, and how far from the line it belongs to. */
const WIDTH = 264
const HEIGHT = 320
const GAP = 6

/** Where the menu stands beside the caret: below its line, or above it where the window ends. */
const placeOf = (editor: Editor, at: number): object => {
  const caret = editor.view.coordsAtPos(at)
  const frame = editor.view.dom.getBoundingClientRect()
  const windowHeight = window.visualViewport?.height ?? window.innerHeight
  const left = Math.max(0, Math.min(caret.left - frame.left, frame.width - WIDTH))
  const isAbove = caret.bottom + HEIGHT > windowHeight && caret.top > HEIGHT
  return isAbove
    ? { left, bottom: frame.bottom - caret.top + GAP }
    : { left, top: caret.bottom - frame.top + GAP }
}

type Props = { editor: Editor; items: readonly SlashItem[]; keys: KeySeat }

/**
 * The menu that `/` opens in a text: chosen with the arrows and Enter, with a press, or by its letters; Escape closes it
 * and leaves what was typed. The text keeps the focus and names the chosen entry to screen readers.
 */
export const SlashMenu = ({ editor, items, keys }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  /** Where a `/` stands whose menu was closed. */
  const [closedAt, setClosedAt] = useState<number>()
  const search = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isFocused ? (slashSearch(now) ?? null) : null),
  })
  const isWanted = search !== null && search.from !== closedAt
  const shown = isWanted ? matchingItems(items, search.text) : []
  const isOpen = shown.length > 0
  const at = Math.min(chosen, shown.length - 1)
  const asked = search?.text
  const [askedBefore, setAskedBefore] = useState(asked)
  if (asked !== askedBefore) {
    setAskedBefore(asked)
    setChosen(0)
    if (asked === undefined) setClosedAt(undefined)
  }
  const take = (item: SlashItem | undefined): boolean => {
    if (item && search) runItem(editor, item, search)
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isOpen || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false
    if (event.key === 'ArrowDown') setChosen((at + 1) % shown.length)
    else if (event.key === 'ArrowUp') setChosen((at - 1 + shown.length) % shown.length)
    else if (event.key === 'Enter') return take(shown[at])
    else if (event.key === 'Escape') setClosedAt(search?.from)
    else return false
    return true
  })
  useEffect(() => keys.sit('menu', (event) => onKey(event)), [keys])
  useEffect(() => {
    const { dom } = editor.view
    if (!isOpen) return undefined
    // While it is open the text is what a box with suggestions is, which may not say that it has several lines.
    const writing = { role: dom.getAttribute('role'), lines: dom.getAttribute('aria-multiline') }
    dom.setAttribute('role', 'combobox')
    dom.removeAttribute('aria-multiline')
    dom.setAttribute('aria-expanded', 'true')
    dom.setAttribute('aria-autocomplete', 'list')
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${at}`)
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['expanded', 'autocomplete', 'controls', 'activedescendant'])
        dom.removeAttribute(`aria-${name}`)
      if (writing.role) dom.setAttribute('role', writing.role)
      if (writing.lines) dom.setAttribute('aria-multiline', writing.lines)
    }
  }, [editor, id, isOpen, at])
  return (
    <>
      <VisuallyHidden as="output">
        {isWanted &&
          (isOpen ? t('richText.slashFound', { count: shown.length }) : t('richText.slashNothing'))}
      </VisuallyHidden>
      {isOpen && (
        <Box
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> would take the focus from the text
          role="listbox"
          aria-label={t('richText.imageInsert')}
          sx={{
            position: 'absolute',
            zIndex: 4,
            width: WIDTH,
            maxHeight: HEIGHT - 2 * GAP,
            overflowY: 'auto',
            p: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: '14px',
            bgcolor: 'background.paper',
            boxShadow: 6,
            ...placeOf(editor, search?.from ?? 0),
          }}
        >
          {shown.map((item, index) => (
            <Entry
              key={item.kind}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              role="option"
              aria-selected={index === at}
              // The caret stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
                {slashIcons[item.kind]}
              </Box>
              {item.label}
            </Entry>
          ))}
        </Box>
      )}
    </>
  )
}
