import { auditReason, object } from '@kursportal/shared/contract'
import { isOptionalKind, retentionLimits } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Alert, toast } from '@kursportal/shared/ui'
import {
  CheckboxField,
  FormDialog,
  NumberField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import {
  previewRetention,
  useChangeRetention,
  type RetentionEntry,
  type SettableKind,
} from '../api/retention.ts'

type Props = { entry: RetentionEntry; kind: SettableKind; version: string; onClose: () => void }

const countLabels = { days: 'countDays', months: 'countMonths', years: 'countYears' } as const
const labelOf = (unit: RetentionEntry['unit']) =>
  unit === 'minutes' || unit === 'hours' ? countLabels.days : countLabels[unit]

/** What the period would take, before it is saved; says when it knows. */
const usePreview = (kind: SettableKind, count: unknown, on: boolean) => {
  const { least, most } = retentionLimits(kind)
  const fits = typeof count === 'number' && Number.isInteger(count) && count >= least && count <= most
  const query = useQuery({ ...previewRetention(kind, fits ? count : least), enabled: on && fits })
  return { fits, numbers: fits && !query.isFetching ? query.data : undefined, failed: query.isError }
}

const Consequence = ({ on, preview }: { on: boolean; preview: ReturnType<typeof usePreview> }): ReactNode => {
  const t = useTexts()
  const { numbers, failed, fits } = preview
  if (!on)
    return (
      <Alert role="note" severity="info">
        {t('retention.dialog.keeps')}
      </Alert>
    )
  if (!fits) return null
  if (failed)
    return (
      <Alert role="note" severity="error">
        {t('retention.dialog.countFailed')}
      </Alert>
    )
  if (!numbers)
    return (
      <Alert role="note" severity="info">
        {t('retention.dialog.counting')}
      </Alert>
    )
  const { due_now: count, due_soon, total } = numbers
  return (
    <Alert role="note" severity={count > 0 ? 'warning' : 'info'}>
      {t('retention.dialog.takes', { count, total })}
      {due_soon > 0 && ` ${t('retention.dialog.soon', { count: due_soon })}`}
    </Alert>
  )
}

/** Asks how long a kind of data is kept and why, and says in numbers what that deletes. */
export const PeriodDialog = ({ entry, kind, version, onClose }: Props): ReactNode => {
  const t = useTexts()
  const save = useChangeRetention(kind, version)
  const { least, most } = retentionLimits(kind)
  const schema = object({ on: z.boolean(), count: z.int().min(least).max(most), reason: auditReason })
  const form = useKitForm(schema, { defaultValues: { on: entry.on, count: entry.count, reason: '' } })
  const on = useWatch({ control: form.control, name: 'on' })
  const preview = usePreview(kind, useWatch({ control: form.control, name: 'count' }), on)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`retention.kinds.${kind}.name`)}
      form={form}
      submitLabel={t('retention.dialog.save')}
      // What is not said in numbers is not deleted. What does not fit is told by the form.
      ready={!on || !preview.fits || preview.numbers !== undefined}
      onSubmit={async (values) => {
        await save.mutateAsync(values)
        toast.success(t('retention.dialog.saved'))
      }}
    >
      {isOptionalKind(kind) && (
        <CheckboxField
          name={form.at('on')}
          label={t('retention.dialog.on')}
          hint={t('retention.dialog.onHint')}
        />
      )}
      <NumberField
        name={form.at('count')}
        label={t(`retention.dialog.${labelOf(entry.unit)}`)}
        hint={t('retention.dialog.countHint', { least, most })}
        invalidText={t('retention.dialog.outside', { least, most })}
      />
      <div aria-live="polite">
        <Consequence on={on} preview={preview} />
      </div>
      <TextField
        name={form.at('reason')}
        label={t('retention.dialog.reason')}
        hint={t('retention.dialog.reasonHint')}
        maxLength={300}
      />
    </FormDialog>
  )
}
