import { contentReportCalls, decisionGround } from '@kursportal/shared/contract'
import { Alert, Button, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { Form, FormButtons, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { useTexts } from '../texts.ts'
import { useDecideReport, type Decision, type ReportCase } from '../api/reports.ts'

const schema = contentReportCalls.decideContentReport.body
type Fields = z.input<typeof schema>
type Decided = z.output<typeof schema>

const states = ['kept', 'restricted', 'removed'] as const

/** Who learns of the decision, and that a post goes at once. */
const consequences = (report: ReportCase, state: Decision['state']) => [
  ...(state === 'removed' && report.content.kind === 'post' && report.content.there
    ? (['reports.willRemovePost'] as const)
    : []),
  report.email === '' ? ('reports.nobodyToTell' as const) : ('reports.willTellReporter' as const),
  ...(state !== 'kept' && report.content.author ? (['reports.willTellAuthor'] as const) : []),
]

/** What is decided about a report, with the reasons that everybody concerned is told. */
export const DecisionForm = ({ report }: { report: ReportCase }): ReactNode => {
  const t = useTexts()
  const decide = useDecideReport(report.id)
  const [ready, setReady] = useState<Decided>()
  const form = useKitForm<Fields, Decided>(schema, {
    defaultValues: { ground: null, rule: '', reason: '' },
  })
  const state = form.watch('state')
  const isPost = report.content.kind === 'post'
  return (
    <>
      <Form form={form} onSubmit={setReady} label={t('reports.decision')}>
        <KeepTyped form={form} part={`report/${report.id}`} />
        <RadioField
          name={form.at('state')}
          label={t('reports.decisionLabel')}
          options={states.map((value) => ({ value, label: t(`reports.decide.${value}`) }))}
        />
        {state && state !== 'kept' && (
          <>
            {!(isPost && state === 'removed') && report.content.kind !== 'page' && (
              <Alert severity="info">{t('reports.byHand')}</Alert>
            )}
            <RadioField
              name={form.at('ground')}
              label={t('reports.ground')}
              options={decisionGround.options.map((value) => ({
                value,
                label: t(`reports.grounds.${value}`),
              }))}
            />
            <TextField
              name={form.at('rule')}
              label={t('reports.rule')}
              hint={t('reports.ruleHint')}
              maxLength={300}
            />
          </>
        )}
        <TextField
          name={form.at('reason')}
          label={t('reports.why')}
          hint={t('reports.whyHint')}
          rows={5}
          maxLength={3_000}
        />
        <FormButtons>
          <Button type="submit" variant="contained" size="large">
            {t('reports.decideNow')}
          </Button>
        </FormButtons>
      </Form>
      <ConfirmDialog
        open={ready !== undefined}
        onClose={() => setReady(undefined)}
        title={ready ? t(`reports.confirm.${ready.state}`) : ''}
        confirmLabel={t('reports.decideNow')}
        onConfirm={async () => {
          if (!ready) return
          // As the form's own sending: it goes with the answer, and what is kept of it goes too.
          await form.handleSubmit(async (decided) => {
            await decide.mutateAsync(decided)
            form.reset()
          })()
          toast.success(t('reports.decided'))
        }}
      >
        {ready &&
          consequences(report, ready.state)
            .map((key) => t(key, { name: report.content.author?.name ?? '' }))
            .join(' ')}
      </ConfirmDialog>
    </>
  )
}
