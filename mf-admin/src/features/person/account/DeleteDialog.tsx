import { isFailure, read } from '@kursportal/shared/client'
import { auditReason, object } from '@kursportal/shared/contract'
import { nameOrEmail, normalizeEmail } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Box, LabelledSelect, ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { previewDeletion, useDeletePerson, type DeletionReport } from '../api/deletion.ts'
import type { Person } from '../api/person.ts'
import { deletionWords } from './deletion-words.ts'

const parts = ['goes', 'stays', 'passes', 'lapses'] as const

/** What will happen, by what becomes of it. */
const Report = ({ report }: { report: DeletionReport }): ReactNode => {
  const t = useTexts()
  const words = deletionWords(t, report)
  return parts.map(
    (key) =>
      words[key].length > 0 && (
        <Box key={key}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {t(`personAccount.delete.parts.${key}`, { name: report.passes.to.name })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
            {words[key].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      ),
  )
}

/** Who may take over courses and accesses: everybody of the team but the person. */
const Heir = ({
  person,
  heirId,
  onChange,
}: {
  person: Person
  heirId: string
  onChange: (heirId: string) => void
}): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(read('GET /users', { team: 'true', limit: 200 }))
  const team = (data?.items ?? []).filter(({ id }) => id !== person.id)
  if (team.length < 2) return null
  return (
    <LabelledSelect
      label={t('personAccount.delete.heir')}
      value={heirId}
      onChange={onChange}
      options={team.map(({ id, first_name, last_name, email }) => ({
        value: id,
        label: nameOrEmail({ first_name, last_name, email }),
      }))}
    />
  )
}

const schemaFor = (email: string) =>
  object({
    reason: auditReason,
    email: z
      .string()
      .refine((typed) => typed !== '', { error: 'required', abort: true })
      .refine((typed) => normalizeEmail(typed) === normalizeEmail(email)),
    ...passwordFields,
  })

type Props = { person: Person; onClose: () => void; onDeleted: () => void }

/** Says in numbers what deleting somebody does, asks for it to be meant, and does it. */
export const DeleteDialog = ({ person, onClose, onDeleted }: Props): ReactNode => {
  const t = useTexts()
  const own = useSession()?.user.id ?? ''
  const [heirId, setHeirId] = useState(own)
  const preview = useQuery(previewDeletion(person.id, heirId))
  const remove = useDeletePerson(person.id)
  const [schema] = useState(() => schemaFor(person.email))
  const form = useKitForm(schema, { defaultValues: { reason: '', email: '', ...noPassword } })
  const report = preview.data
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('personAccount.delete.title', { name: person.name })}
      form={form}
      ready={report !== undefined && !preview.isFetching}
      destructive
      submitLabel={t('personAccount.delete.confirm')}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('personAccount.delete.changed') : adminFailure(error)
      }
      onSubmit={async ({ reason, email: _typed, ...given }) => {
        if (!report) return
        await asAdmin(given, (headers) => remove.mutateAsync({ report, reason, headers }))
        onDeleted()
      }}
    >
      <Loaded query={preview} waiting={<ListSkeleton count={3} />} failed={t('personAccount.delete.failed')}>
        {(found) => (
          <>
            <Report report={found} />
            {(found.passes.courses > 0 || found.passes.accesses > 0) && (
              <Heir person={person} heirId={heirId} onChange={setHeirId} />
            )}
          </>
        )}
      </Loaded>
      <Typography sx={{ fontWeight: 600 }}>{t('personAccount.delete.final')}</Typography>
      <TextField
        name={form.at('reason')}
        label={t('person.reason')}
        hint={t('person.reasonHint')}
        maxLength={300}
      />
      <TextField
        name={form.at('email')}
        label={t('personAccount.delete.email')}
        hint={person.email}
        invalidText={t('personAccount.delete.emailWrong')}
        type="email"
        autoComplete="off"
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
