import type { CareContact } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  ConfirmDialog,
  DeleteIcon,
  Dialog,
  IconButton,
  ListSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { listContacts, useRemoveContact, type Person } from '../api/care.ts'

const A_PAGE = 20

type Props = { courseId: string; person: Person; onClose: () => void }

/** The calls and conversations with somebody; what was entered by mistake is removed. */
const ContactsDialog = ({ courseId, person, onClose }: Props): ReactNode => {
  const t = useTexts()
  const [page, setPage] = useState(0)
  const [removing, setRemoving] = useState<CareContact>()
  const contacts = useQuery(listContacts(courseId, person.user_id, { limit: A_PAGE, offset: page * A_PAGE }))
  const remove = useRemoveContact()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('care.contact.listTitle', { name: person.name })}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('care.contact.shut')}
        </Button>
      }
    >
      <Loaded query={contacts} waiting={<ListSkeleton count={2} />} failed={t('care.contact.failed')}>
        {({ items, total }) =>
          total === 0 ? (
            <Typography>{t('care.contact.none')}</Typography>
          ) : (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                {items.map((contact) => (
                  <Contact key={contact.id} contact={contact} onRemove={() => setRemoving(contact)} />
                ))}
              </Box>
              {total > A_PAGE && (
                <Paging
                  label={t('care.record.contacts')}
                  page={page}
                  limit={A_PAGE}
                  total={total}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
      {removing && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={t('care.contact.removeTitle')}
          confirmLabel={t('care.contact.removeConfirm')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync(removing.id)
            toast.success(t('care.contact.removed'))
          }}
        >
          {t('care.contact.removeBody', { count: removing.minutes })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

const Contact = ({ contact, onRemove }: { contact: CareContact; onRemove: () => void }): ReactNode => {
  const t = useTexts()
  const { kind, day, minutes, note, entered_by } = contact
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`care.contact.kinds.${kind}`)}, {formatDay(day)}, {t('care.minutes', { count: minutes })}
        </Typography>
        {note !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('care.contact.by', { name: entered_by || t('care.former') })}
        </Typography>
      </Box>
      <IconButton aria-label={t('care.contact.remove', { day: formatDay(day) })} onClick={onRemove}>
        <DeleteIcon size={20} />
      </IconButton>
    </Box>
  )
}

export default ContactsDialog
