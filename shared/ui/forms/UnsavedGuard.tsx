import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useUnsaved } from '../../store/unsaved.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useUiText } from '../texts.ts'
import { useFormTexts } from './form-texts.ts'

type Props = {
  when: boolean
  /**
   * Saves what is not saved yet; tells whether all of it is. Then the question offers to save and go on. What could not
   * be saved says why in its own place.
   */
  save?: (() => Promise<boolean>) | undefined
}

const Question = ({ when, save, onAsked }: Props & { onAsked: (asked: boolean) => void }) => {
  const text = useFormTexts()
  const kitText = useUiText()
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  const asked = blocker.state !== 'unblocked'
  useEffect(() => onAsked(asked), [onAsked, asked])
  useEffect(() => {
    if (!when) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
  const stay = () => {
    setFailed(false)
    blocker.reset?.()
  }
  const saveAndLeave = async () => {
    setSaving(true)
    const saved = await save?.()
    setSaving(false)
    setFailed(saved !== true)
    if (saved) blocker.proceed?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={text('leaveTitle')}
      busy={saving}
      actions={
        <>
          <Button variant="outlined" color="error" disabled={saving} onClick={() => blocker.proceed?.()}>
            {text('leave')}
          </Button>
          <Button variant={save ? 'outlined' : 'contained'} disabled={saving} onClick={stay}>
            {kitText('stay')}
          </Button>
          {save && (
            <Button variant="contained" loading={saving} onClick={() => void saveAndLeave()}>
              {text('saveAndLeave')}
            </Button>
          )}
        </>
      }
    >
      {text('leaveBody')}
      {failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {text('saveAndLeaveFailed')}
        </Alert>
      )}
    </Dialog>
  )
}

/**
 * While `when` is true, leaving the page asks first: links and the back button with a dialog, closing the tab with
 * the browser's own question. Needs a data router, which the shell's is.
 */
export function UnsavedGuard({ when, save }: Props) {
  // The router knows one question at a time, so it is asked for only while needed: until somebody has left, too, as
  // saving ends `when`.
  const [asked, setAsked] = useState(false)
  useUnsaved(when)
  return when || asked ? <Question when={when} save={save} onAsked={setAsked} /> : null
}
