import { failureText } from '@kursportal/shared/client'
import { object } from '@kursportal/shared/contract'
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Link,
  PlusIcon,
  Section,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { PersonField } from '../../../common/PersonField.tsx'
import { useTexts } from '../texts.ts'
import { useAddLeader, useRemoveLeader, type GroupDetail } from '../api/group.ts'
import { chosen } from './chosen.ts'
import { OwnerDialog } from './OwnerDialog.tsx'

type Person = GroupDetail['admins'][number]

const PersonRow = ({ person, children }: { person: Person; children?: ReactNode }): ReactNode => (
  <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Box sx={{ flex: 1, minWidth: 200 }}>
      <Link href={`/admin/members/${person.id}`} sx={{ fontWeight: 600 }}>
        {person.name}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {person.email}
      </Typography>
    </Box>
    {children}
  </Card>
)

const who = object({ user_id: chosen })

const AddLeaderDialog = ({ group, onClose }: { group: GroupDetail; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const add = useAddLeader(group.id)
  const form = useKitForm(who, { defaultValues: { user_id: null } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.addLeader')}
      form={form}
      submitLabel={t('groups.enter')}
      onSubmit={async ({ user_id: userId }) => {
        await add.mutateAsync(userId ?? '')
        toast.success(t('groups.leaderAdded'))
      }}
    >
      <Typography>{t('groups.addLeaderBody')}</Typography>
      <PersonField name={form.at('user_id')} label={t('groups.person')} />
    </FormDialog>
  )
}

/** Who a society belongs to, and who leads it with them. */
const GroupLeaders = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const remove = useRemoveLeader(group.id)
  const [open, setOpen] = useState<'owner' | 'add'>()
  const [leaving, setLeaving] = useState<Person>()
  const close = () => setOpen(undefined)
  const { abilities, owner, admins } = group
  return (
    <>
      <Section
        title={t('groups.owner')}
        intro={t('groups.ownerIntro')}
        actions={
          abilities.change_owner && (
            <Button variant="outlined" onClick={() => setOpen('owner')}>
              {t(owner ? 'groups.changeOwner' : 'groups.setOwner')}
            </Button>
          )
        }
      >
        {owner ? <PersonRow person={owner} /> : <Typography>{t('groups.noOwner')}</Typography>}
      </Section>
      {group.is_community && (
        <Section
          title={t('groups.leaders')}
          intro={t('groups.leadersIntro')}
          actions={
            abilities.manage_admins && (
              <Button
                variant="outlined"
                startIcon={<PlusIcon size={20} aria-hidden />}
                onClick={() => setOpen('add')}
              >
                {t('groups.addLeader')}
              </Button>
            )
          }
        >
          {admins.length === 0 ? (
            <EmptyState dense title={t('groups.noLeaders')}>
              {t('groups.noLeadersBody')}
            </EmptyState>
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {admins.map((person) => (
                <PersonRow key={person.id} person={person}>
                  {abilities.manage_admins && (
                    <Button
                      variant="text"
                      aria-label={t('groups.removeLeaderOf', { name: person.name })}
                      onClick={() => setLeaving(person)}
                    >
                      {t('groups.removeLeader')}
                    </Button>
                  )}
                </PersonRow>
              ))}
            </Box>
          )}
        </Section>
      )}
      {open === 'owner' && <OwnerDialog group={group} onClose={close} />}
      {open === 'add' && <AddLeaderDialog group={group} onClose={close} />}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('groups.removeLeaderTitle', { name: leaving?.name ?? '' })}
        consequences={[t('groups.removeLeaderSees'), t('groups.removeLeaderStays')]}
        confirmLabel={t('groups.removeLeader')}
        errorText={failureText}
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync(leaving.id)
          toast.success(t('groups.leaderRemoved'))
        }}
      />
    </>
  )
}

export default GroupLeaders
