import type { Appointment } from '@kursportal/shared/contract'
import { momentWords } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import {
  ActionMenu,
  Box,
  Button,
  Card,
  CardBody,
  FilterButtons,
  Link,
  ListSkeleton,
  PlusIcon,
  Section,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { APPOINTMENTS_A_PAGE, listAppointments } from '../api/care.ts'

const AppointmentDialog = lazy(() => import('./AppointmentDialog.tsx'))
const CancelDialog = lazy(() => import('./CancelDialog.tsx'))
const RestoreDialog = lazy(() => import('./RestoreDialog.tsx'))
const AttendanceDialog = lazy(() => import('./AttendanceDialog.tsx'))

/** What is done with one appointment. */
type Change = 'edit' | 'attendance' | 'cancel' | 'restore'

type Doing = { what: Change; appointment: Appointment } | { what: 'new' }

/** The live appointments of a course: made, moved, cancelled, and who was there. */
export const Appointments = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const [over, setOver] = useState(false)
  const [page, setPage] = useState(0)
  const [doing, setDoing] = useState<Doing>()
  const appointments = useQuery(listAppointments(courseId, over, page))
  const close = (): void => setDoing(undefined)
  return (
    <Section
      title={t('care.appointments.title')}
      intro={t('care.appointments.intro')}
      actions={
        <Button
          variant="contained"
          startIcon={<PlusIcon size={20} aria-hidden />}
          onClick={() => setDoing({ what: 'new' })}
        >
          {t('care.appointments.new')}
        </Button>
      }
    >
      <Box sx={{ mb: 2 }}>
        <FilterButtons
          label={t('care.appointments.which')}
          chosen={over ? 'over' : 'coming'}
          options={[
            { value: 'coming', label: t('care.appointments.coming') },
            { value: 'over', label: t('care.appointments.over') },
          ]}
          onChoose={(which) => {
            setOver(which === 'over')
            setPage(0)
          }}
        />
      </Box>
      <Loaded
        query={appointments}
        waiting={<ListSkeleton count={2} />}
        failed={t('care.appointments.failed')}
      >
        {({ items, total }) =>
          total === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {t(over ? 'care.appointments.noneOver' : 'care.appointments.none')}
            </Typography>
          ) : (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                {items.map((appointment) => (
                  <li key={appointment.id}>
                    <AppointmentCard
                      appointment={appointment}
                      over={over}
                      onDo={(what) => setDoing({ what, appointment })}
                    />
                  </li>
                ))}
              </Box>
              {total > APPOINTMENTS_A_PAGE && (
                <Paging
                  label={t('care.appointments.title')}
                  page={page}
                  limit={APPOINTMENTS_A_PAGE}
                  total={total}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
      <Suspense>
        {(doing?.what === 'new' || doing?.what === 'edit') && (
          <AppointmentDialog
            courseId={courseId}
            appointment={doing.what === 'edit' ? doing.appointment : undefined}
            onClose={close}
          />
        )}
        {doing?.what === 'attendance' && <AttendanceDialog appointment={doing.appointment} onClose={close} />}
        {doing?.what === 'cancel' && (
          <CancelDialog appointment={doing.appointment} over={over} onClose={close} />
        )}
        {doing?.what === 'restore' && (
          <RestoreDialog appointment={doing.appointment} over={over} onClose={close} />
        )}
      </Suspense>
    </Section>
  )
}

type CardProps = {
  appointment: Appointment
  over: boolean
  onDo: (what: Change) => void
}

const AppointmentCard = ({ appointment, over, onDo }: CardProps): ReactNode => {
  const t = useTexts()
  const { title, starts_at, minutes, link, cancelled } = appointment
  return (
    <Card>
      <CardBody sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {momentWords(new Date(starts_at))} · {t('care.minutes', { count: minutes })}
          </Typography>
          {link && (
            <Link href={link} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {link}
            </Link>
          )}
          {cancelled && (
            <Box sx={{ mt: 1 }}>
              <StatusChip tone="warning">{t('care.appointments.cancelled')}</StatusChip>
            </Box>
          )}
        </Box>
        {over && !cancelled && (
          <Button variant="outlined" onClick={() => onDo('attendance')}>
            {t('care.appointments.attendance')}
          </Button>
        )}
        <ActionMenu
          label={t('care.appointments.actions', { title })}
          actions={[
            { label: t('care.appointments.edit'), onPress: () => onDo('edit') },
            cancelled
              ? { label: t('care.appointments.restore'), onPress: () => onDo('restore') }
              : { label: t('care.appointments.cancel'), onPress: () => onDo('cancel'), destructive: true },
          ]}
        />
      </CardBody>
    </Card>
  )
}
