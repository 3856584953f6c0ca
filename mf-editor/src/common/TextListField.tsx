import { Box, Button, CloseIcon, IconButton, PlusIcon } from '@kursportal/shared/ui'
import { FieldError, FieldInput, useField, type FieldName } from '@kursportal/shared/ui/forms'
import { useId, useRef, type ReactNode } from 'react'

type Props = {
  name: FieldName<readonly string[]>
  label: string
  hint?: string
  max: number
  /** The name of an entry for screen readers: "Punkt 2". */
  entryLabel: (number: number) => string
  removeLabel: (number: number) => string
  addLabel: string
}

/** A box that grows with its line measures it in a second, hidden one. */
const BOXES = 'textarea:not([aria-hidden])'

/**
 * Several lines of text in a form, each in a box of its own that shows all of it; held as a list of texts. Enter begins
 * the next one.
 */
export const TextListField = (props: Props): ReactNode => {
  const { value, onChange, onBlur, error } = useField(props.name)
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const entries: string[] = Array.isArray(value) ? value : []
  const focusEntry = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLTextAreaElement>(BOXES)[index]?.focus())
  const add = (after: number) => {
    if (entries.length >= props.max) return
    onChange([...entries.slice(0, after), '', ...entries.slice(after)])
    focusEntry(after)
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: props.hint ? 0.25 : 0.75 }}>
        {props.label}
      </Box>
      {props.hint && <Box sx={{ color: 'text.secondary', fontSize: '1rem', mb: 1 }}>{props.hint}</Box>}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {entries.map((entry, index) => (
          // The entries are plain texts and may be equal; their place is all they have.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Box component="li" key={index} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <FieldInput
              multiline
              value={entry}
              onChange={(event) => {
                const line = event.target.value.replace(/\s*\n\s*/g, ' ')
                onChange(entries.map((other, place) => (place === index ? line : other)))
              }}
              onBlur={onBlur}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add(index + 1)
              }}
              slotProps={{ input: { 'aria-label': props.entryLabel(index + 1) } }}
            />
            <IconButton
              aria-label={props.removeLabel(index + 1)}
              onClick={() => onChange(entries.filter((_, place) => place !== index))}
            >
              <CloseIcon size={20} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {entries.length < props.max && (
        <Button
          variant="text"
          startIcon={<PlusIcon size={20} />}
          onClick={() => add(entries.length)}
          sx={{ mt: 1 }}
        >
          {props.addLabel}
        </Button>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </Box>
  )
}
