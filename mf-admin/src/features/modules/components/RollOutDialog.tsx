import { reason, type RegistryChange } from '@kursportal/shared/contract'
import { flagNames } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import {
  FormDialog,
  NumberField,
  RadioField,
  SelectField,
  TextField,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import { previewChange, useChangeModule } from '../api/change-module.ts'
import type { Module } from '../api/read-modules.ts'
import { AcceptUnknown } from './AcceptUnknown.tsx'
import { changeFailureText } from './change-failure.ts'

const roles = ['admin', 'course_creator', 'group_leader', 'salesman', 'user'] as const

const answer = z.object({
  kind: z.enum(['percent', 'role', 'flag']),
  percent: z.int().min(1).max(99),
  role: z.enum(roles),
  flag: z.enum(flagNames),
  reason,
  accept_unknown: z.boolean(),
})

const audienceOf = ({ kind, percent, role, flag }: z.infer<typeof answer>) => {
  if (kind === 'percent') return { kind, percent }
  return kind === 'role' ? { kind, role } : { kind, flag }
}

/** Asks who gets a release first, and why. */
export const RollOutDialog = ({
  module,
  version,
  onClose,
}: {
  module: Module
  version: string
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const form = useKitForm(answer, {
    defaultValues: {
      kind: 'percent',
      percent: 10,
      role: 'admin',
      flag: 'faq',
      reason: '',
      accept_unknown: false,
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { mutateAsync, isPending, isSuccess } = useChangeModule()
  // Whether it fits is the same for whoever gets it.
  const preview = useQuery({
    ...previewChange({
      name: module.name,
      revision: module.revision,
      change: { kind: 'roll_out', version, audience: { kind: 'percent', percent: 10 } },
    }),
    enabled: !isPending && !isSuccess,
  })
  const send = async (values: z.infer<typeof answer>) => {
    const change: RegistryChange = { kind: 'roll_out', version, audience: audienceOf(values) }
    const { applied } = await mutateAsync({
      name: module.name,
      revision: module.revision,
      change,
      reason: values.reason,
      accept_unknown: values.accept_unknown,
    })
    toast.success(t(applied ? 'modules.change.done' : 'modules.change.unchanged'))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('modules.change.rollOutTitle', { version })}
      form={form}
      submitLabel={t('modules.change.rollOut')}
      errorText={changeFailureText(t)}
      onSubmit={send}
    >
      <AcceptUnknown
        name={form.at('accept_unknown')}
        compatibility={preview.data?.consequences.compatibility}
      />
      <RadioField
        name={form.at('kind')}
        label={t('modules.rollOut.who')}
        options={[
          {
            value: 'percent',
            label: t('modules.rollOut.percent'),
            description: t('modules.rollOut.percentHint'),
          },
          { value: 'role', label: t('modules.rollOut.role') },
          { value: 'flag', label: t('modules.rollOut.flag') },
        ]}
      />
      {kind === 'percent' && (
        <NumberField name={form.at('percent')} label={t('modules.rollOut.percentLabel')} unit="%" />
      )}
      {kind === 'role' && (
        <SelectField
          name={form.at('role')}
          label={t('modules.rollOut.roleLabel')}
          placeholder={null}
          options={roles.map((value) => ({ value, label: t(`modules.roles.${value}`) }))}
        />
      )}
      {kind === 'flag' && (
        <SelectField
          name={form.at('flag')}
          label={t('modules.rollOut.flagLabel')}
          placeholder={null}
          options={flagNames.map((value) => ({ value, label: t(`settings.flags.${value}.short`) }))}
        />
      )}
      <TextField
        name={form.at('reason')}
        label={t('modules.change.reason')}
        hint={t('modules.change.reasonHint')}
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  )
}
