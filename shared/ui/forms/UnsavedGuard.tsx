import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useUnsaved } from '../../store/unsaved.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useUiText } from '../texts.ts'
import { useFormTexts } from './form-texts.ts'

/**
 * While `when` is true, leaving the page asks first: links and the back button with a dialog, closing the tab with
 * the browser's own question. Needs a data router, which the shell's is.
 */
export function UnsavedGuard({ when }: { when: boolean }) {
  const text = useFormTexts()
  const kitText = useUiText()
  useUnsaved(when)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={text('leaveTitle')}
      actions={
        <>
          <Button variant="outlined" color="error" onClick={() => blocker.proceed?.()}>
            {text('leave')}
          </Button>
          <Button variant="contained" onClick={stay}>
            {kitText('stay')}
          </Button>
        </>
      }
    >
      {text('leaveBody')}
    </Dialog>
  )
}
