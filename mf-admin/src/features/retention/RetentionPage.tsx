import { isOptionalKind, settableKinds } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  ConfirmDialog,
  DeleteIcon,
  FormSkeleton,
  Loaded,
  PageFrame,
  toast,
} from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readRetention, useStartRun, type Retention, type RetentionEntry } from './api/retention.ts'
import { KindRow } from './components/KindRow.tsx'
import { LastRun } from './components/LastRun.tsx'
import { PeriodDialog } from './components/PeriodDialog.tsx'

const groups = ['yours', 'set', 'fixed'] as const
const settableOf = (entry: RetentionEntry | undefined) => settableKinds.find((kind) => kind === entry?.kind)
const groupOf = (entry: RetentionEntry): (typeof groups)[number] => {
  if (!settableOf(entry)) return 'fixed'
  return isOptionalKind(entry.kind) ? 'yours' : 'set'
}

/** Everything that is due, as a run would take it now. */
const dueOf = ({ kinds }: Retention): number =>
  kinds.reduce((sum, { on, due_now }) => (on ? sum + due_now : sum), 0)

const RunNow = ({ state }: { state: Retention }): ReactNode => {
  const t = useTexts()
  const start = useStartRun()
  const [asking, setAsking] = useState(false)
  const count = dueOf(state)
  const running = state.last_run !== null && state.last_run.finished_at === null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DeleteIcon size={20} aria-hidden />}
        loading={running}
        onClick={() => (count === 0 ? toast.success(t('retention.runNothing')) : setAsking(true))}
      >
        {t('retention.runNow')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('retention.runTitle')}
        confirmLabel={t('retention.runNow')}
        destructive
        consequences={state.kinds
          .filter(({ on, due_now }) => on && due_now > 0)
          .map(({ kind, due_now }) =>
            t('retention.tookOf', { name: t(`retention.kinds.${kind}.name`), count: due_now }),
          )}
        onConfirm={async () => {
          await start.mutateAsync()
          toast.success(t('retention.runStarted'))
        }}
      >
        {t('retention.runBody', { count })}
      </ConfirmDialog>
    </>
  )
}

const Kinds = ({ state }: { state: Retention }): ReactNode => {
  const t = useTexts()
  const [changing, setChanging] = useState<RetentionEntry>()
  const kind = settableOf(changing)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <LastRun run={state.last_run} />
      {groups.map((group) => (
        <SectionCard
          key={group}
          id={group}
          title={t(`retention.groups.${group}.title`)}
          intro={t(`retention.groups.${group}.intro`)}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {state.kinds
              .filter((entry) => groupOf(entry) === group)
              .map((entry) => (
                <KindRow
                  key={entry.kind}
                  entry={entry}
                  onChange={group === 'fixed' ? undefined : () => setChanging(entry)}
                />
              ))}
          </Box>
        </SectionCard>
      ))}
      {changing && kind && (
        <PeriodDialog
          entry={changing}
          kind={kind}
          version={state.version}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Box>
  )
}

/** How long which data is kept, what is due, and the run that deletes it. */
const RetentionPage = (): ReactNode => {
  const t = useTexts()
  const retention = useQuery(readRetention())
  return (
    <PageFrame
      title={t('retention.title')}
      intro={t('retention.intro')}
      width="wide"
      actions={retention.data && <RunNow state={retention.data} />}
    >
      <Loaded query={retention} waiting={<FormSkeleton />} failed={t('retention.failed')}>
        {(state) => <Kinds state={state} />}
      </Loaded>
    </PageFrame>
  )
}

export default RetentionPage
