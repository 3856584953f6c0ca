import type { Appointment, Attendee } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, Dialog, ListSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import { tabCopies, useKeptCopy } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { listAttendance, useNoteAttendance } from '../api/care.ts'

const A_PAGE = 100

type Props = { appointment: Appointment; onClose: () => void }

/** Whether somebody was there, by person. */
type Ticks = ReadonlyMap<string, boolean>
const nothing: Ticks = new Map()

const keptTicks = (value: unknown): Ticks | undefined =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).map(([id, present]) => [id, present === true]))
    : undefined

/** Who was at an appointment: everybody who takes the course, with ticks. */
const AttendanceDialog = ({ appointment, onClose }: Props): ReactNode => {
  const t = useTexts()
  const [page, setPage] = useState(0)
  const { kept, keeper } = useKeptCopy(`attendance/${appointment.id}`, keptTicks, tabCopies)
  const [ticks, setChanged] = useState<Ticks>()
  const changed = ticks ?? kept?.value ?? nothing
  const tick = (id: string, present: boolean): void => {
    const next = new Map(changed).set(id, present)
    setChanged(next)
    keeper.keep(() => ({ value: Object.fromEntries(next), version: '' }))
  }
  const people = useQuery(listAttendance(appointment.id, { limit: A_PAGE, offset: page * A_PAGE }))
  const note = useNoteAttendance(appointment.id)
  const those = (present: boolean) => [...changed].filter(([, is]) => is === present).map(([id]) => id)
  const save = async (): Promise<void> => {
    try {
      await note.mutateAsync({ attended: those(true), absent: those(false) })
      keeper.forget()
      toast.success(t('care.appointments.attendanceSaved'))
      onClose()
    } catch {
      // Said above the list; the ticks stay.
    }
  }
  const isTicked = ({ user_id, attended }: Attendee): boolean => changed.get(user_id) ?? attended
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('care.appointments.attendance')}
      busy={note.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={note.isPending}>
            {t('care.contact.shut')}
          </Button>
          <Button
            variant="contained"
            loading={note.isPending}
            disabled={changed.size === 0}
            onClick={() => void save()}
          >
            {t('care.appointments.attendanceSave')}
          </Button>
        </>
      }
    >
      {note.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(note.error)}
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>
        {t('care.appointments.attendanceIntro', { count: appointment.minutes })}
      </Typography>
      <Loaded query={people} waiting={<ListSkeleton count={3} />} failed={t('care.record.failed')}>
        {({ items, total }) =>
          total === 0 ? (
            <Typography>{t('care.appointments.attendanceNone')}</Typography>
          ) : (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.map((person) => (
                  <li key={person.user_id}>
                    <Box
                      component="label"
                      sx={{
                        display: 'flex',
                        gap: 1.5,
                        alignItems: 'center',
                        minHeight: 44,
                        cursor: 'pointer',
                      }}
                    >
                      <Box
                        component="input"
                        type="checkbox"
                        checked={isTicked(person)}
                        onChange={({ target }) => tick(person.user_id, target.checked)}
                        sx={{
                          flex: 'none',
                          width: 26,
                          height: 26,
                          m: 0,
                          accentColor: (theme) => theme.vars.palette.primary.main,
                        }}
                      />
                      {person.name}
                    </Box>
                  </li>
                ))}
              </Box>
              {total > A_PAGE && (
                <Paging
                  label={t('care.record.list')}
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
    </Dialog>
  )
}

export default AttendanceDialog
