import { isFailure } from '@kursportal/shared/client'
import { auditReason, id, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Loaded, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { PersonField } from '../../../common/PersonField.tsx'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { previewMerge, useMergeAccounts } from './api.ts'
import { MergeReport } from './MergeReport.tsx'

const schema = object({
  other: id.nullable().refine((chosen) => chosen !== null, 'required'),
  stays: z.enum(['this', 'other']),
  reason: auditReason,
  ...passwordFields,
})

type Props = { person: Person; onClose: () => void; onMerged: (into: string) => void }

/** Brings another account of the same person together with this one: says in numbers what that does, then does exactly that. */
export const MergeAccountsDialog = ({ person, onClose, onMerged }: Props): ReactNode => {
  const t = useTexts()
  const merge = useMergeAccounts()
  const form = useKitForm(schema, {
    defaultValues: { other: null, stays: 'this', reason: '', ...noPassword },
  })
  const [other, stays] = useWatch({ control: form.control, name: ['other', 'stays'] })
  const [from, into] = stays === 'this' ? [other ?? '', person.id] : [person.id, other ?? '']
  const isChosen = other !== null && other !== person.id
  const preview = useQuery({ ...previewMerge(from, into), enabled: isChosen })
  const report = preview.data
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('personMerge.title', { name: person.name })}
      form={form}
      destructive
      ready={isChosen && report !== undefined && report.blockers.length === 0 && !preview.isFetching}
      submitLabel={t('personMerge.submit')}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile')
          ? t('personMerge.changed')
          : // Of this account the page says it.
            isFailure(error, 'not_found')
            ? t('personMerge.otherGone')
            : adminFailure(error)
      }
      onSubmit={async ({ other: _other, stays: _stays, reason, ...given }) => {
        if (!report) return
        const body = { from, into, based_on: report.version, reason }
        try {
          await asAdmin(given, (headers) => merge.mutateAsync({ body, headers }))
        } catch (error) {
          if (isFailure(error, 'not_found')) form.setValue('other', null)
          throw error
        }
        toast.success(t('personMerge.done', { name: report.into.name }))
        onMerged(into)
      }}
    >
      <Typography>{t('personMerge.body')}</Typography>
      <PersonField
        name={form.at('other')}
        label={t('personMerge.other')}
        hint={t('personMerge.otherHint')}
        suggest={person.name}
        except={person.id}
      />
      <RadioField
        name={form.at('stays')}
        label={t('personMerge.which')}
        options={[
          { value: 'this', label: t('personMerge.this', { email: person.email }) },
          { value: 'other', label: t('personMerge.theOther') },
        ]}
      />
      {isChosen && (
        <div aria-live="polite">
          <Loaded query={preview} waiting={<ListSkeleton count={3} />} failed={t('personMerge.failed')}>
            {(found) => <MergeReport report={found} onLeave={onClose} />}
          </Loaded>
        </div>
      )}
      <TextField
        name={form.at('reason')}
        label={t('person.reason')}
        hint={t('person.reasonHint')}
        maxLength={300}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
