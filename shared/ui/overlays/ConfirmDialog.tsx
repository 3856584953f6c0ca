import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { failureText } from '../../client/failure-text.ts'
import { useGoneMeanwhile } from '../feedback/useGoneMeanwhile.ts'
import { useUiText } from '../texts.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** The question: "Kapitel löschen?" */
  title: string
  /** What is asked, in a sentence. */
  children?: ReactNode
  /** What will happen, one thing a line: "12 Teilnehmende verlieren ihren Fortschritt". */
  consequences?: readonly ReactNode[]
  /** The verb on the button: "Kapitel löschen". */
  confirmLabel: string
  /** What the safe button says where "Abbrechen" could be taken for the other one. */
  cancelLabel?: string
  /** Does it. A rejected promise leaves the dialog open and shows `errorText`. */
  onConfirm: () => void | Promise<void>
  /** Whether something is lost for good; the button is then red. */
  destructive?: boolean
  /** Whether what is confirmed is there to be read. */
  ready?: boolean
  /** The German sentence for what `onConfirm` threw, where another one fits than usual. */
  errorText?: (error: unknown) => string
}

/** Asks before something that matters and says what follows. The safe button has the focus first. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  consequences = [],
  confirmLabel,
  cancelLabel,
  onConfirm,
  destructive = false,
  ready = true,
  errorText = failureText,
}: Props) {
  const text = useUiText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const goneMeanwhile = useGoneMeanwhile()
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (problem) {
      goneMeanwhile(problem)
      setError(errorText(problem))
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    setError(undefined)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      busy={busy}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an opening dialog moves the focus anyway; the safe button gets it */}
          <Button variant="outlined" onClick={close} disabled={busy} autoFocus>
            {cancelLabel ?? text('cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={() => void confirm()}
            disabled={!ready}
            loading={busy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {consequences.length > 0 && (
        <Box component="ul" sx={{ my: 2, pl: 3, '& li': { mb: 0.75 } }}>
          {consequences.map((consequence, index) => (
            <li key={index}>{consequence}</li>
          ))}
        </Box>
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
    </Dialog>
  )
}
