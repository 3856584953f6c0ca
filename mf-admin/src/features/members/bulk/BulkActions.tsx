import type { BulkReport } from '@kursportal/shared/contract'
import { Box, Button, Dialog, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { BulkKind, Target } from './bulk-calls.ts'
import { LeftOut } from './Numbers.tsx'

const BulkDialog = lazy(() => import('./BulkDialog.tsx'))

const kinds = ['access', 'society', 'reminder', 'deletion'] as const satisfies readonly BulkKind[]

type Done = { kind: BulkKind; report: BulkReport }

/** What was done, and who was left out. */
export const BulkReportDialog = ({ done, onClose }: { done: Done; onClose: () => void }): ReactNode => {
  const t = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('memberBulk.reportTitle')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('memberBulk.close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t(`memberBulk.${done.kind}.done`, { count: done.report.done })}</Typography>
        <LeftOut report={done.report} />
      </Box>
    </Dialog>
  )
}

/** The buttons of the bar for picked members, each with its dialog. */
export const BulkActions = ({
  target,
  onDone,
}: {
  target: Target
  onDone: (done: Done) => void
}): ReactNode => {
  const t = useTexts()
  const [asked, setAsked] = useState<BulkKind>()
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          color={kind === 'deletion' ? 'error' : 'primary'}
          onClick={() => setAsked(kind)}
        >
          {t(`memberBulk.${kind}.open`)}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <BulkDialog
            kind={asked}
            target={target}
            onClose={() => setAsked(undefined)}
            onDone={(kind, report) => onDone({ kind, report })}
          />
        </Suspense>
      )}
    </>
  )
}
