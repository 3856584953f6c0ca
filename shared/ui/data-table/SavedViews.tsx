import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { CloseIcon } from '../base/icons.ts'
import { Chip } from './Chip.tsx'
import type { ListState } from './list-state.ts'
import { forgetView, keepView, readViews } from './saved-views.ts'
import { useTableTexts } from './table-texts.ts'

type Props = {
  /** The name they are kept under. */
  name: string
  /** What is shown now, in words; empty for the whole list in its usual order. */
  words: string
  state: ListState
  onStateChange: (state: ListState) => void
}

/** The kept views of a list as chips to press, and the button that keeps the one that is shown. */
export function SavedViews({ name, words, state, onStateChange }: Props) {
  const text = useTableTexts()
  const [views, setViews] = useState(() => readViews(name))
  const isKept = views.some((view) => view.words === words)
  if (views.length === 0 && !words) return null
  return (
    <Box
      component="fieldset"
      aria-label={text('views')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        m: 0,
        mb: 2,
        p: 0,
        border: 0,
        minWidth: 0,
      }}
    >
      {views.map((view) => (
        <Chip key={view.words} chosen={view.words === words}>
          <button
            type="button"
            className="chip-value"
            aria-pressed={view.words === words}
            onClick={() => onStateChange({ ...view.state, page: 0 })}
          >
            {view.words}
          </button>
          <IconButton
            color="inherit"
            aria-label={text('forgetView', { view: view.words })}
            onClick={() => setViews(forgetView(name, view.words))}
          >
            <CloseIcon size={18} />
          </IconButton>
        </Chip>
      ))}
      {words && !isKept && (
        <Button
          variant="text"
          size="small"
          sx={{ minHeight: 44 }}
          onClick={() => setViews(keepView(name, { words, state: { ...state, page: 0 } }))}
        >
          {text('keepView')}
        </Button>
      )}
    </Box>
  )
}
