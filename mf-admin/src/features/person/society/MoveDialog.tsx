import { isFailure } from '@kursportal/shared/client'
import { id, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { toast, Typography } from '@kursportal/shared/ui'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { useChangePerson, type Person } from '../api/person.ts'
import { searchSocieties } from '../api/societies.ts'
import { atValue } from '../profile/change-failure.ts'

const chosen = id.nullable()
const schemas = {
  move: object({ value: chosen.refine((society) => society !== null, 'required'), ...passwordFields }),
  leave: object({ value: chosen, ...passwordFields }),
}

type Props = { person: Person; leaves: boolean; onClose: () => void }

/** Moves somebody into a society, or out of theirs; says what stays counted where it is. */
export const MoveDialog = ({ person: opened, leaves, onClose }: Props): ReactNode => {
  const t = useTexts()
  const [person] = useState(opened)
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery({ ...searchSocieties(typed), enabled: !leaves })
  const change = useChangePerson(person.id)
  const form = useKitForm(leaves ? schemas.leave : schemas.move, {
    defaultValues: { value: null, ...noPassword },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(leaves ? 'personTabs.society.leaveTitle' : 'personTabs.society.moveTitle', {
        name: person.name,
        society: person.society?.name ?? '',
      })}
      form={form}
      submitLabel={t(leaves ? 'personTabs.society.leave' : 'personTabs.society.moveHere')}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('personTabs.society.changed') : adminFailure(error)
      }
      onSubmit={async ({ value, ...given }) => {
        try {
          await asAdmin(given, (headers) =>
            change.mutateAsync({ body: { society_id: value, based_on: person.version }, headers }),
          )
        } catch (error) {
          throw atValue(error, 'society_id')
        }
        toast.success(t('personTabs.society.moved', { name: person.name }))
      }}
    >
      <Typography>{t('personTabs.society.counted')}</Typography>
      {!leaves && (
        <ComboboxField
          name={form.at('value')}
          label={t('personTabs.society.to')}
          options={(data?.items ?? [])
            .filter((society) => society.id !== person.society?.id)
            .map((society) => ({
              value: society.id,
              label: society.name,
              description: [
                society.city,
                t(society.is_community ? 'personTabs.society.isClub' : 'personTabs.society.isGroup'),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          onSearch={setTyped}
          loading={isPending || isPlaceholderData}
        />
      )}
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
