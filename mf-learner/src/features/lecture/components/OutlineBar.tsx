import type { LearnerVideoPage } from '@kursportal/shared/contract'
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  MenuIcon,
  SideSheet,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { Outline } from './Outline.tsx'

type Neighbour = LearnerVideoPage['next']

const Arrow = (props: { to: Neighbour; courseId: string; label: string; icon: ReactNode }): ReactNode => (
  <IconButton
    aria-label={props.label}
    disabled={!props.to || props.to.locked !== null}
    {...(props.to && !props.to.locked ? { href: paths.lecture(props.courseId, props.to.id) } : {})}
  >
    {props.icon}
  </IconButton>
)

/** On phones: where one is in the course, one step back or on, and the whole course on a sheet. */
export const OutlineBar = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { previous, next, course_id: courseId } = lecture
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 1.5,
        mx: -1,
      }}
    >
      <Arrow
        to={previous}
        courseId={courseId}
        label={previous ? t('lecture.previousTo', { title: previous.title }) : t('lecture.previous')}
        icon={<ChevronLeftIcon size={26} aria-hidden />}
      />
      <Button
        variant="text"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        startIcon={<MenuIcon size={20} aria-hidden />}
      >
        {t('lecture.content')} ·{' '}
        {t('lecture.number', { number: lecture.number, total: lecture.lectures_total })}
      </Button>
      <Arrow
        to={next}
        courseId={courseId}
        label={next ? t('lecture.nextTo', { title: next.title }) : t('lecture.next')}
        icon={<ChevronRightIcon size={26} aria-hidden />}
      />
      <SideSheet open={open} onClose={() => setOpen(false)} title={t('lecture.content')}>
        <Outline courseId={courseId} videoId={lecture.id} onChoose={() => setOpen(false)} />
      </SideSheet>
    </Box>
  )
}
