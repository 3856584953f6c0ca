import { Button, ConfirmDialog, RetryIcon, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useRetryMails } from '../api/mails.ts'

/** Sends everything that failed once more, after saying how much that is. */
export const RetryAll = ({ failed }: { failed: number }): ReactNode => {
  const t = useTexts()
  const retry = useRetryMails()
  const [asking, setAsking] = useState(false)
  const send = async (): Promise<void> => {
    const { queued, left } = await retry.mutateAsync(undefined)
    const rest = left > 0 ? ` ${t('mails.retriedLeft', { count: left })}` : ''
    toast.success(`${t('mails.retried', { count: queued })}${rest}`)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<RetryIcon size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('mails.retryAll', { count: failed })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('mails.retryAllTitle')}
        consequences={[t('mails.retryAllConsequence', { count: failed }), t('mails.retryAllOld')]}
        confirmLabel={t('mails.retryAll', { count: failed })}
        onConfirm={send}
      />
    </>
  )
}
