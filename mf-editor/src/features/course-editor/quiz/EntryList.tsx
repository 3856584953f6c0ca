import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  CloseIcon,
  IconButton,
  PlusIcon,
} from '@kursportal/shared/ui'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { moved } from '@kursportal/shared/ui/sortable'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Several inputs that belong together, with a label and a hint. */
export const Group = ({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string
  children: ReactNode
}): ReactNode => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: hint ? 0.25 : 0.75 }}>
      {label}
    </Box>
    {hint && <Box sx={{ color: 'text.secondary', fontSize: '1rem', mb: 1 }}>{hint}</Box>}
    {children}
  </Box>
)

type Props<Entry> = {
  label: string
  hint: string
  entries: readonly Entry[]
  blank: Entry
  min: number
  max?: number
  /** How many letters an entry may have. */
  longest?: number
  /** Whether the order matters and can be changed. */
  movable?: boolean
  names: {
    entry: 'quiz.option' | 'quiz.item' | 'quiz.acceptedOne' | 'quiz.extra' | 'quiz.hint'
    add: 'quiz.addOption' | 'quiz.addItem' | 'quiz.addAccepted' | 'quiz.addExtra' | 'quiz.addHint'
    remove:
      | 'quiz.removeOption'
      | 'quiz.removeItem'
      | 'quiz.removeAccepted'
      | 'quiz.removeExtra'
      | 'quiz.removeHint'
  }
  onChange: (entries: Entry[]) => void
  /** Stands before the text of an entry. */
  renderStart?: (entry: Entry, index: number) => ReactNode
  /** Stands below an entry. */
  renderBelow?: (entry: Entry, index: number) => ReactNode
}

/** Answers of a question, a line each: written, added, taken away, and put in order where that matters. */
export function EntryList<Entry extends { text: string }>(props: Props<Entry>): ReactNode {
  const { entries, onChange, names, min, max = 12, longest = 200, movable = false } = props
  const t = useTexts()
  const inputs = useRef<(HTMLInputElement | HTMLTextAreaElement | null)[]>([])
  const addButton = useRef<HTMLButtonElement>(null)
  /** Which entry gets the focus once it is there: what was added, or what stands where one was taken away. */
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    ;(inputs.current[wanted.current] ?? addButton.current)?.focus()
    wanted.current = undefined
  })
  return (
    <Group label={props.label} hint={props.hint}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {entries.map((entry, index) => (
          // New answers have no id yet; their place is all they have.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Box
            component="li"
            key={index}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
          >
            {props.renderStart?.(entry, index)}
            <FieldInput
              sx={{ flex: '1 1 0', minWidth: 0 }}
              inputRef={(input: HTMLInputElement | HTMLTextAreaElement | null) => {
                inputs.current[index] = input
              }}
              value={entry.text}
              onChange={(event) =>
                onChange(entries.toSpliced(index, 1, { ...entry, text: event.target.value }))
              }
              slotProps={{
                input: { 'aria-label': t(names.entry, { number: index + 1 }), maxLength: longest },
              }}
            />
            {movable && (
              <>
                <IconButton
                  aria-label={t('quiz.itemUp', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => onChange(moved(entries, index, index - 1))}
                >
                  <ArrowUpIcon size={20} />
                </IconButton>
                <IconButton
                  aria-label={t('quiz.itemDown', { number: index + 1 })}
                  disabled={index === entries.length - 1}
                  onClick={() => onChange(moved(entries, index, index + 1))}
                >
                  <ArrowDownIcon size={20} />
                </IconButton>
              </>
            )}
            <IconButton
              aria-label={t(names.remove, { number: index + 1 })}
              disabled={entries.length <= min}
              onClick={() => {
                wanted.current = Math.min(index, entries.length - 2)
                onChange(entries.toSpliced(index, 1))
              }}
            >
              <CloseIcon size={20} />
            </IconButton>
            {props.renderBelow && (
              <Box sx={{ flex: '1 0 100%', pl: 5.5, '&:empty': { display: 'none' } }}>
                {props.renderBelow(entry, index)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {entries.length < max && (
        <Button
          variant="text"
          startIcon={<PlusIcon size={20} />}
          ref={addButton}
          onClick={() => {
            wanted.current = entries.length
            onChange([...entries, props.blank])
          }}
          sx={{ mt: 1 }}
        >
          {t(names.add)}
        </Button>
      )}
    </Group>
  )
}
