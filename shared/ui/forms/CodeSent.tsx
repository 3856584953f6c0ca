import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { saysError } from '../../i18n/error-texts.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { MailIcon } from '../base/icons.ts'
import { useFormTexts } from './form-texts.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** A code on its way: where to, when it was sent, and until when it can be used (both in ms since 1970). */
export type SentCode = { to: string; at: number; until: number }

/** What a call that mails a code answered, as a {@link SentCode}. */
export const sentCode = (to: string, { expires_in }: { expires_in: number }, now = Date.now()): SentCode => ({
  to,
  at: now,
  until: now + expires_in * 1000,
})

/** Seconds before another code can be asked for: mails take a moment. */
const PATIENCE = 30

type Props = {
  code: SentCode
  /** Asks for another one; what it throws is the caller's to show. */
  onAgain: () => Promise<unknown>
  /** More to say in the box, such as where mails go on a trial platform. */
  children?: ReactNode
}

/** The field of the form that the code is typed into. */
type CodeForm = { code: string }

/** A new code: what was typed of the one before, and what was said about it, goes. */
const useNewCode = (sentAt: number) => {
  const { resetField, clearErrors } = useFormContext<CodeForm>()
  const last = useRef(sentAt)
  useEffect(() => {
    if (last.current === sentAt) return
    last.current = sentAt
    resetField('code')
    clearErrors('root')
  }, [sentAt, resetField, clearErrors])
}

/**
 * Says where the code went and how long it can be used, and sends another one after a moment. Stands in the form whose
 * field `code` takes it.
 */
export function CodeSent({ code, onAgain, children }: Props) {
  const text = useFormTexts()
  useNewCode(code.at)
  const { errors } = useFormState<CodeForm>({ name: 'code' })
  const [sending, setSending] = useState(false)
  const wait = useSecondsUntil(code.at + PATIENCE * 1000)
  const tooLate = useSecondsUntil(code.until) === 0
  const usedUp = saysError(errors.code?.message, 'too_many_tries')
  const again = () => {
    setSending(true)
    void onAgain().finally(() => setSending(false))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert
        severity={tooLate || usedUp ? 'warning' : 'info'}
        icon={<MailIcon size={24} style={{ flex: 'none' }} />}
        sx={{ width: '100%' }}
      >
        {usedUp
          ? text('codeUsedUp')
          : tooLate
            ? text('codeExpired')
            : text('codeSent', { to: code.to, until: formatDateTime(new Date(code.until)) })}{' '}
        {children}
      </Alert>
      <Button variant="text" onClick={again} loading={sending} disabled={wait > 0}>
        {wait > 0 ? text('codeAgainIn', { count: wait }) : text('codeAgain')}
      </Button>
    </Box>
  )
}
