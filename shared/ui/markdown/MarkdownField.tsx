import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Button from '@mui/material/Button'
import { Bold, Heading, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { FieldFrame, FieldInput, type FieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/useField.ts'
import { Markdown } from './Markdown.tsx'
import { applyTool, type MarkdownTool } from './markdown-edits.ts'
import { useMarkdownTexts } from './markdown-texts.ts'

const tools: readonly (readonly [MarkdownTool, LucideIcon])[] = [
  ['heading', Heading],
  ['bold', Bold],
  ['list', List],
  ['numbers', ListOrdered],
  ['link', Link2],
]

type Props = FieldProps<string> & {
  rows?: number
  maxLength?: number
  /** `false` where more than Markdown becomes of the text and the page shows that itself. */
  preview?: false
}

/** A text in Markdown: a bar of tools for whoever does not know the signs, and a look at what becomes of it. */
export function MarkdownField({ name, rows = 12, maxLength, preview, ...props }: Props): ReactNode {
  const text = useMarkdownTexts()
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  const area = useRef<HTMLTextAreaElement>(null)
  const [looking, setLooking] = useState(false)
  const typed = typeof value === 'string' ? value : ''

  const press = (tool: MarkdownTool): void => {
    const element = area.current
    if (!element) return
    const { selectionStart: start, selectionEnd: end } = element
    const next = applyTool(
      tool,
      { text: typed, start, end },
      {
        heading: text('words.heading'),
        bold: text('words.bold'),
        list: text('words.list'),
        link: text('words.link'),
      },
    )
    element.focus()
    // Typed by the browser itself, so that its own undo takes it back; where it cannot, the form is told.
    element.setSelectionRange(0, typed.length)
    if (!document.execCommand?.('insertText', false, next.text)) onChange(next.text)
    // After React has written the new value.
    requestAnimationFrame(() => element.setSelectionRange(next.start, next.end))
  }

  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mb: 1 }}>
            <Box role="toolbar" aria-label={text('tools')} sx={{ display: 'flex' }}>
              {tools.map(([tool, Icon]) => (
                <IconButton
                  key={tool}
                  aria-label={text(`tool.${tool}`)}
                  title={text(`tool.${tool}`)}
                  onClick={() => press(tool)}
                  disabled={looking || (props.disabled ?? false)}
                >
                  <Icon size={20} />
                </IconButton>
              ))}
            </Box>
            <Box sx={{ flex: 1 }} />
            {preview !== false && (
              <Button
                variant="outlined"
                size="small"
                onClick={() => setLooking(!looking)}
                aria-pressed={looking}
              >
                {text(looking ? 'write' : 'preview')}
              </Button>
            )}
          </Box>
          {looking ? (
            <Box sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: `${radius.control}px` }}>
              {typed.trim() === '' ? text('nothing') : <Markdown>{typed}</Markdown>}
            </Box>
          ) : (
            <FieldInput
              id={id}
              name={name}
              inputRef={(element: HTMLTextAreaElement | null) => {
                area.current = element
                inputRef(element)
              }}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              error={Boolean(error)}
              disabled={props.disabled ?? false}
              multiline
              minRows={rows}
              maxRows={32}
              slotProps={{ input: { 'aria-describedby': describedBy, maxLength } }}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
