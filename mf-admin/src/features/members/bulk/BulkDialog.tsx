import { isFailure } from '@kursportal/shared/client'
import { auditReason, id, line, object, type BulkReport } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { z } from 'zod'
import type { ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from './texts.ts'
import { tryBulk, useBulk, type BulkKind, type Target } from './bulk-calls.ts'
import { Numbers } from './Numbers.tsx'
import { AccessField, SocietyField } from './ThingField.tsx'

/** What an admin confirms with their password. */
const isConfirmed = (kind: BulkKind): boolean => kind === 'society' || kind === 'deletion'

/** What is given to people, or where they go, has to be chosen. */
const needsThing = (kind: BulkKind): boolean => kind === 'access' || kind === 'society'

const unasked = { admin_password: z.string(), remember: z.boolean() }

const schemaOf = (kind: BulkKind) =>
  object({
    thing: id.nullable().refine((chosen): boolean => chosen !== null || !needsThing(kind), 'required'),
    reason: kind === 'deletion' ? auditReason : line(300),
    ...(isConfirmed(kind) ? passwordFields : unasked),
  })

type Props = {
  kind: BulkKind
  target: Target
  onDone: (kind: BulkKind, report: BulkReport) => void
  onClose: () => void
}

/** Says in numbers what would happen to whom, asks for what is needed, and does it. */
const BulkDialog = ({ kind, target, onDone, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schemaOf(kind), { defaultValues: { thing: null, reason: '', ...noPassword } })
  const chosen = useWatch({ control: form.control, name: 'thing' })
  const isReady = !needsThing(kind) || chosen !== null
  const tried = useQuery({ ...tryBulk({ kind, target, thing: chosen ?? '' }), enabled: isReady })
  const run = useBulk()
  const count = tried.data?.done ?? 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`memberBulk.${kind}.title`)}
      form={form}
      destructive={kind === 'deletion'}
      ready={isReady && count > 0 && !tried.isFetching}
      submitLabel={count > 0 ? t(`memberBulk.${kind}.submit`, { count }) : t(`memberBulk.${kind}.open`)}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('memberBulk.changed') : adminFailure(error)
      }
      onSubmit={async ({ thing: picked, reason, ...given }) => {
        const input = { kind, target, thing: picked ?? '', reason }
        const expected = tried.data?.chosen ?? 0
        const send = (headers: Readonly<Record<string, string>>) => run(input, expected, headers)
        onDone(kind, await (isConfirmed(kind) ? asAdmin(given, send) : send({})))
      }}
    >
      {kind !== 'access' && <Typography>{t(`memberBulk.${kind}.body`)}</Typography>}
      {kind === 'access' && <AccessField name={form.at('thing')} />}
      {kind === 'society' && <SocietyField name={form.at('thing')} />}
      {isReady ? (
        <Loaded query={tried} waiting={<ListSkeleton count={1} />} failed={t('memberBulk.countFailed')}>
          {(report) => <Numbers report={report} />}
        </Loaded>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('memberBulk.chooseFirst')}</Typography>
      )}
      {kind === 'deletion' && (
        <TextField
          name={form.at('reason')}
          label={t('memberBulk.reason')}
          hint={t('memberBulk.reasonHint')}
          maxLength={300}
        />
      )}
      {isConfirmed(kind) && <AdminPasswordFields at={form.at} />}
    </FormDialog>
  )
}

export default BulkDialog
