import type { ForumThreadPage } from '@kursportal/shared/contract'
import { Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The lecture a topic was begun beside; nothing where there is none. */
export const TopicLecture = ({ thread }: { thread: ForumThreadPage }): ReactNode => {
  const t = useTexts()
  if (!thread.referrer) return null
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {t('forum.topic.about')}{' '}
      <Link href={paths.lecture(thread.course_id, thread.referrer.video_id)}>{thread.referrer.title}</Link>
    </Typography>
  )
}
