import type { ForumPost, ForumThreadPage } from '@kursportal/shared/contract'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

type Props = { thread: ForumThreadPage; referrer: NonNullable<ForumPost['referrer']> }

/** The post another one answers: its beginning, and the way to it. */
export const Referrer = ({ thread, referrer }: Props): ReactNode => {
  const t = useTexts()
  const name = referrer.excerpt ? authorName(referrer.author) : t('forum.post.gone')
  return (
    <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Link
        href={paths.topic(thread.course_id, thread.id, referrer.post_id)}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
      >
        {t('forum.post.answerTo', { name })}
      </Link>
      {referrer.excerpt && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {referrer.excerpt}
        </Typography>
      )}
    </Box>
  )
}
