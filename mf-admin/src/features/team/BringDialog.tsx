import { emailAddress, id, object, personName } from '@kursportal/shared/contract'
import { fullName, nameOrEmail } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { toast, Typography } from '@kursportal/shared/ui'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import {
  CheckboxField,
  FormDialog,
  RadioField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { AdminPasswordFields } from '../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../common/admin-password/confirmation.ts'
import { useTexts } from './texts.ts'
import { findMembers, useGiveRights, useInviteToTeam } from './api.ts'

const rights = {
  admin: z.boolean(),
  course_creator: z.boolean(),
  ...passwordFields,
}
/** The half that is not asked holds what was typed there. */
const unasked = z.string()
const schema = z
  .discriminatedUnion('who', [
    object({
      who: z.literal('member'),
      member: id.nullable().refine((chosen) => chosen !== null, 'required'),
      first_name: unasked,
      last_name: unasked,
      email: unasked,
      ...rights,
    }),
    object({
      who: z.literal('new'),
      member: unasked.nullable(),
      first_name: personName().min(1, 'required'),
      last_name: personName().min(1, 'required'),
      email: emailAddress,
      ...rights,
    }),
  ])
  .refine(({ admin, course_creator }) => admin || course_creator, {
    path: ['course_creator'],
    error: 'one_right',
  })

type Input = {
  who: 'member' | 'new'
  member: string | null
  first_name: string
  last_name: string
  email: string
  admin: boolean
  course_creator: boolean
  admin_password: string
  remember: boolean
}

const empty: Input = {
  who: 'member',
  member: null,
  first_name: '',
  last_name: '',
  email: '',
  admin: false,
  course_creator: true,
  ...noPassword,
}

/** Gives a member rights, or invites somebody who has no account yet. */
export const BringDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const members = useQuery(findMembers(typed))
  const give = useGiveRights()
  const invite = useInviteToTeam()
  const form = useKitForm(schema, { defaultValues: empty })
  const who = useWatch({ control: form.control, name: 'who' })
  const options = (members.data?.items ?? []).map((one) => ({
    value: one.id,
    label: nameOrEmail(one),
    description: one.email,
  }))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('team.bring')}
      form={form}
      submitLabel={t('team.bring')}
      errorText={adminFailure}
      onSubmit={async (values) => {
        const { admin, course_creator } = values
        // What is not ticked stays as it is.
        const given = { ...(admin && { admin }), ...(course_creator && { course_creator }) }
        if (values.who === 'member') {
          const { member } = values
          if (!member) return
          await asAdmin(values, (headers) => give.mutateAsync({ id: member, rights: given, headers }))
          const name = options.find(({ value }) => value === member)?.label ?? ''
          toast.success(t('team.brought', { name }))
          return
        }
        const { first_name, last_name, email } = values
        const body = { first_name, last_name, email, ...given }
        await asAdmin(values, (headers) => invite.mutateAsync({ body, headers }))
        toast.success(t('team.invited', { name: fullName(values) }))
      }}
    >
      <Typography>{t('team.bringBody')}</Typography>
      <RadioField
        name={form.at('who')}
        label={t('team.who')}
        options={[
          { value: 'member', label: t('team.whoMember') },
          { value: 'new', label: t('team.whoNew') },
        ]}
      />
      {who === 'member' ? (
        <ComboboxField
          name={form.at('member')}
          label={t('team.member')}
          options={options}
          onSearch={setTyped}
          loading={members.isPending || members.isPlaceholderData}
        />
      ) : (
        <>
          <TextField name={form.at('first_name')} label={t('team.firstName')} autoComplete="off" />
          <TextField name={form.at('last_name')} label={t('team.lastName')} autoComplete="off" />
          <TextField name={form.at('email')} label={t('team.email')} type="email" autoComplete="off" />
        </>
      )}
      <CheckboxField name={form.at('admin')} label={t('team.admin')} hint={t('team.adminHint')} />
      <CheckboxField
        name={form.at('course_creator')}
        label={t('team.creator')}
        hint={t('team.creatorHint')}
        invalidText={t('team.oneRight')}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
