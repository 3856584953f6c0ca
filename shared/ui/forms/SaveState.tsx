import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, EditIcon, ErrorIcon } from '../base/icons.ts'
import { useFormTexts } from './form-texts.ts'

/** How the saving of a form or section stands; `clean`: nothing was typed yet. */
export type SaveState = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed'

const looks: Record<Exclude<SaveState, 'clean'>, { icon: ReactNode; color: string }> = {
  unsaved: { icon: <EditIcon size={20} />, color: 'text.primary' },
  saving: { icon: <ClockIcon size={20} />, color: 'text.secondary' },
  saved: { icon: <CheckIcon size={20} />, color: 'success.main' },
  failed: { icon: <ErrorIcon size={20} />, color: 'error.main' },
}

/** The state of saving in words, announced politely. `savedWhen` adds "vor 3 s" or a time, `clean` is said before anything was typed. */
export function SaveStateText({
  state,
  error,
  savedWhen,
  clean,
}: {
  state: SaveState
  error?: string | undefined
  savedWhen?: string
  clean?: string
}) {
  const text = useFormTexts()
  const words: Record<Exclude<SaveState, 'clean'>, string> = {
    unsaved: text('unsaved'),
    saving: text('saving'),
    saved: [text('saved'), savedWhen].filter(Boolean).join(' '),
    failed: error ?? text('saveFailed'),
  }
  return (
    <Box aria-live="polite" sx={{ minHeight: 24 }}>
      {state === 'clean' && clean && <Box sx={{ color: 'text.secondary' }}>{clean}</Box>}
      {state !== 'clean' && (
        <Box
          sx={{ display: 'flex', gap: 1, alignItems: 'center', color: looks[state].color, fontWeight: 550 }}
        >
          {looks[state].icon}
          <span>{words[state]}</span>
        </Box>
      )}
    </Box>
  )
}
