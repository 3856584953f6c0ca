import type { ForumThread } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Card, Link, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { paths } from '../paths.ts'
import { AuthorPortrait } from './AuthorPortrait.tsx'
import { authorName } from './author-name.ts'
import { TopicChips } from './TopicChips.tsx'

type Props = {
  threads: readonly ForumThread[]
  /** What the list is called. */
  label: string
  /** For topics below a heading of their own, beside a lecture: leaves out what is the same for all of them. */
  dense?: boolean
}

/** That there is something new; how much stands in words beside the title. */
const UnreadDot = (): ReactNode => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      top: -2,
      right: -2,
      width: 14,
      height: 14,
      borderRadius: '50%',
      bgcolor: 'primary.main',
      border: 2,
      borderColor: 'background.paper',
    }}
  />
)

const Topic = ({ thread, dense }: { thread: ForumThread; dense: boolean }): ReactNode => {
  const t = useTexts()
  const facts = [
    authorName(thread.author),
    t('forum.replies', { count: thread.replies }),
    t('forum.lastPost', { when: formatDateTime(thread.last_post_at) }),
  ]
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: { xs: 1.5, sm: 2 },
        p: { xs: 2, sm: 2.5 },
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ position: 'relative', flex: 'none', lineHeight: 0, alignSelf: 'flex-start' }}>
        <AuthorPortrait author={thread.author} />
        {thread.unread > 0 && <UnreadDot />}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
          <Typography
            variant="h4"
            component={dense ? 'h3' : 'h2'}
            sx={{ flex: 1, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}
          >
            <Link
              href={paths.topic(thread.course_id, thread.id)}
              underline="none"
              sx={{
                color: 'text.primary',
                fontWeight: thread.unread > 0 ? 700 : 600,
                // The whole entry leads to the topic.
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {thread.title || t('forum.deletedTopic')}
            </Link>
          </Typography>
          {thread.unread > 0 && (
            <Box sx={{ flex: 'none' }}>
              <StatusChip tone="primary">{t('forum.new', { count: thread.unread })}</StatusChip>
            </Box>
          )}
        </Box>
        {thread.excerpt && (
          <Typography
            sx={{
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: dense ? 1 : 2,
              overflow: 'hidden',
            }}
          >
            {thread.excerpt}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
          <TopicChips thread={thread} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        {!dense && thread.referrer && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('forum.topic.about')} {thread.referrer.title}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Topics, one below the other; what is new stands out. */
export const TopicList = ({ threads, label, dense = false }: Props): ReactNode => (
  <Card>
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {threads.map((thread) => (
        <Topic key={thread.id} thread={thread} dense={dense} />
      ))}
    </Box>
  </Card>
)
