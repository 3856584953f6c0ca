import { Button, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useDismissMails } from '../api/mails.ts'

/** Sends what failed no more, after saying how much that is: some addresses do not exist. */
export const DismissAll = ({ failed }: { failed: number }): ReactNode => {
  const t = useTexts()
  const dismiss = useDismissMails()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('mails.dismissAll', { count: failed })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('mails.dismissAllTitle')}
        consequences={[t('mails.dismissAllConsequence', { count: failed }), t('mails.dismissAllStays')]}
        confirmLabel={t('mails.dismissAll', { count: failed })}
        onConfirm={async () => {
          const { dismissed } = await dismiss.mutateAsync(undefined)
          toast.success(t('mails.dismissed', { count: dismissed }))
        }}
      />
    </>
  )
}
