import type { CourseDraft } from '@kursportal/shared/contract'
import { bindTexts } from '@kursportal/shared/i18n'
import { Button, EmptyState } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { courseTabTexts } from '../texts/course-tabs.ts'
import { paths } from './paths.ts'
import { useOwnsCourse } from './useOwnsCourse.ts'

const { useTexts } = bindTexts('mf-editor', { courseTabs: courseTabTexts })

type Props = {
  course: Pick<CourseDraft, 'id' | 'owner' | 'live_id' | 'state'>
  title: string
  /** What will stand here once people take the course. */
  children: ReactNode
  dense?: boolean
}

/** Where people who take a course would stand: what is to be done so that they come. */
export const NobodyYet = ({ course, title, children, dense = false }: Props): ReactNode => {
  const t = useTexts()
  const isOwn = useOwnsCourse(course)
  const step =
    course.state === 'going_live'
      ? 'waits'
      : course.live_id === null
        ? 'publish'
        : isOwn
          ? 'invite'
          : 'ownerInvites'
  const action = {
    publish: { label: t('courseTabs.publish'), href: paths.course(course.id, { publish: true }) },
    invite: { label: t('courseTabs.invite'), href: paths.accesses },
    waits: undefined,
    ownerInvites: undefined,
  }[step]
  return (
    <EmptyState
      dense={dense}
      motif="people"
      title={title}
      actions={
        action && (
          <Button variant="contained" href={action.href}>
            {action.label}
          </Button>
        )
      }
    >
      {t(`courseTabs.nobodyYet.${step}`, { owner: course.owner.name })} {children}
    </EmptyState>
  )
}
