import { useState, type ReactNode } from 'react'
import { Button } from '../base/mui.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useFormTexts } from './form-texts.ts'

type Leaving = {
  /** For whatever leaves the form: Escape, the cross, a press beside it, its button. */
  leave: () => void
  /** The question; goes into the dialog of the form. */
  question: ReactNode
}

/**
 * Asks before a dialog throws away what was typed in it.
 * @param dirty whether anything was typed
 * @param close leaves the dialog
 */
export const useAskToLeave = (dirty: boolean, close: () => void): Leaving => {
  const text = useFormTexts()
  const [asking, setAsking] = useState(false)
  const drop = () => {
    setAsking(false)
    close()
  }
  return {
    leave: () => (dirty ? setAsking(true) : drop()),
    question: (
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('dropTitle')}
        actions={
          <>
            <Button variant="outlined" color="error" onClick={drop}>
              {text('discard')}
            </Button>
            <Button variant="contained" onClick={() => setAsking(false)}>
              {text('goOn')}
            </Button>
          </>
        }
      >
        {text('dropBody')}
      </Dialog>
    ),
  }
}
