import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listStartConfirmations } from '../../../common/list-start-confirmations.ts'
import { nameOf, type Member } from './member-columns.tsx'

/** How much of a version tells it from others by eye. */
const SHOWN = 8

/** What a member confirmed before their courses: that, which version and when; never what it says of their health. */
export const ConfirmationsDialog = ({
  member,
  onClose,
}: {
  member: Member
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const confirmations = useQuery(listStartConfirmations(member.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('members.confirmationsOf', { name: nameOf(member) })}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('members.close')}
        </Button>
      }
    >
      <Loaded
        query={confirmations}
        waiting={<ListSkeleton count={2} />}
        failed={t('members.confirmationsFailed')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Typography>{t('members.noConfirmations')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((one) => (
                <Box
                  component="li"
                  key={`${one.course_id} ${one.kind} ${one.confirmed_at}`}
                  sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
                >
                  <Typography sx={{ fontWeight: 600 }}>{one.course_title}</Typography>
                  <Typography>
                    {t(
                      one.kind === 'contraindications'
                        ? 'members.confirmedHealth'
                        : 'members.confirmedEarlyStart',
                    )}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('members.confirmedWhen', {
                      when: formatDateTime(one.confirmed_at),
                      number: one.number,
                      version: one.version.slice(0, SHOWN),
                    })}
                  </Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Dialog>
  )
}
