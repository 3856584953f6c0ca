import type { ForumThread } from '@kursportal/shared/contract'
import { ArrowUpIcon, Box, DoneIcon, LockIcon, QuizIcon, StatusChip } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** What a topic is and how it stands, in a few words. */
export const TopicChips = ({ thread }: { thread: ForumThread }): ReactNode => {
  const t = useTexts()
  const isOpenQuestion = thread.label === 'question' && !thread.solution_post_id
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {thread.pinned && (
        <StatusChip tone="primary" icon={<ArrowUpIcon />}>
          {t('forum.pinned')}
        </StatusChip>
      )}
      {thread.solution_post_id ? (
        <StatusChip tone="success" icon={<DoneIcon />}>
          {t('forum.solved')}
        </StatusChip>
      ) : (
        <StatusChip
          tone={thread.label === 'announcement' ? 'info' : 'neutral'}
          icon={isOpenQuestion ? <QuizIcon /> : undefined}
        >
          {t(`forum.label.${thread.label}`)}
        </StatusChip>
      )}
      {thread.locked && <StatusChip icon={<LockIcon />}>{t('forum.locked')}</StatusChip>}
    </Box>
  )
}
