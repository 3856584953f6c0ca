import { auditReason, object } from '@kursportal/shared/contract'
import { useSession } from '@kursportal/shared/store'
import { Box, Button, Section, StatusChip, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { DismissDialog } from '../../../common/dismissal/DismissDialog.tsx'
import { useTexts } from '../texts.ts'
import { useChangeRights, type Person } from '../api/person.ts'

const rights = ['admin', 'course_creator'] as const
type Right = (typeof rights)[number]

/** Whether somebody is left without any right once this one is taken. */
const isLastRight = ({ perms }: Person, right: Right): boolean =>
  perms[right] && rights.every((other) => other === right || !perms[other])

const schema = object({ reason: auditReason, ...passwordFields })

/** Gives a right, or takes one of two, with a reason that stays in the log. */
const RightDialog = ({
  person,
  right,
  onClose,
}: {
  person: Person
  right: Right
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const change = useChangeRights(person.id)
  // Which way it goes is what was pressed; the answer turns it round while the dialog is still there.
  const [gives] = useState(!person.perms[right])
  const form = useKitForm(schema, { defaultValues: { reason: '', ...noPassword } })
  const what = t(`roles.${right}`)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(gives ? 'person.rights.giveTitle' : 'person.rights.takeTitle', { what, name: person.name })}
      form={form}
      submitLabel={t(gives ? 'person.rights.give' : 'person.rights.take')}
      errorText={adminFailure}
      onSubmit={async ({ reason, ...given }) => {
        await asAdmin(given, (headers) => change.mutateAsync({ body: { [right]: gives, reason }, headers }))
        toast.success(t(gives ? 'person.rights.given' : 'person.rights.taken', { what, name: person.name }))
      }}
    >
      <Typography>{t(gives ? `person.rights.allows.${right}` : `person.rights.ends.${right}`)}</Typography>
      <Typography>{t('person.rights.loggedOut', { name: person.name })}</Typography>
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

/** What somebody may do beyond learning; nobody changes their own. */
export const RightsSection = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const own = useSession()?.user.id === person.id
  const [asked, setAsked] = useState<Right>()
  // As it was when it was pressed: the answer changes the rights while the dialog is still there.
  const [leaves, setLeaves] = useState(false)
  const close = () => setAsked(undefined)
  return (
    <Section title={t('person.rights.title')} intro={own ? t('person.rights.own') : undefined}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
        {rights.map((right) => (
          <Box
            component="li"
            key={right}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
              gap: 1.5,
              alignItems: 'center',
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {t(`roles.${right}`)}
                </Typography>
                {person.perms[right] && <StatusChip tone="success">{t('person.rights.has')}</StatusChip>}
              </Box>
              <Typography sx={{ color: 'text.secondary' }}>{t(`person.rights.allows.${right}`)}</Typography>
            </Box>
            <Button
              variant="outlined"
              disabled={own}
              color={person.perms[right] ? 'error' : 'primary'}
              onClick={() => {
                setAsked(right)
                setLeaves(isLastRight(person, right))
              }}
              aria-label={t(person.perms[right] ? 'person.rights.takeOne' : 'person.rights.giveOne', {
                what: t(`roles.${right}`),
              })}
              sx={{ justifySelf: 'start' }}
            >
              {t(person.perms[right] ? 'person.rights.take' : 'person.rights.give')}
            </Button>
          </Box>
        ))}
      </Box>
      {asked && leaves && <DismissDialog member={person} onClose={close} />}
      {asked && !leaves && <RightDialog person={person} right={asked} onClose={close} />}
    </Section>
  )
}
