import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { BottomBar } from '../base/BottomBar.tsx'
import { useFormTexts } from './form-texts.ts'
import { SaveStateText, type SaveState } from './SaveState.tsx'

type Props = {
  state: SaveState
  /** Words for `failed`. */
  error?: string | undefined
  onDiscard?: () => void
  /** Called by the button; without it the button sends the surrounding form. */
  onSave?: () => void
  saveLabel?: string
}

/** Stays at the bottom of the window while there is something to save, and says how the saving stands. */
export function SaveBar({ state, error, onDiscard, onSave, saveLabel }: Props) {
  const text = useFormTexts()
  const busy = state === 'saving'
  const pending = state === 'unsaved' || state === 'failed' || busy
  return (
    <BottomBar asks={pending}>
      <SaveStateText state={state} error={error} />
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          flexWrap: 'wrap',
          flex: { xs: '1 1 100%', sm: 'none' },
          '& > *': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        {onDiscard && (
          <Button variant="text" color="inherit" onClick={onDiscard} disabled={!pending || busy}>
            {text('discard')}
          </Button>
        )}
        <Button
          variant="contained"
          loading={busy}
          disabled={!pending}
          {...(onSave ? { onClick: onSave } : { type: 'submit' as const })}
        >
          {saveLabel ?? text('save')}
        </Button>
      </Box>
    </BottomBar>
  )
}
