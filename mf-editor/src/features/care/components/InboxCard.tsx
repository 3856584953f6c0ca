import { dayWords } from '@kursportal/shared/domain'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Button, Card, CardBody, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { InboxEntry } from '../api/care.ts'
import { Conversation } from './Conversation.tsx'

const tones: Record<InboxEntry['state'], StatusTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
}

/** A question of the inbox, answered in place. */
export const InboxCard = ({ entry }: { entry: InboxEntry }): ReactNode => {
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
          <Typography variant="h3" component="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
            {entry.learner.name}
          </Typography>
          <StatusChip tone={entry.overdue ? 'error' : tones[entry.state]}>
            {t(`care.state.${entry.overdue ? 'overdue' : entry.state}`)}
          </StatusChip>
          {entry.unread && <StatusChip tone="primary">{t('care.unread')}</StatusChip>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {[
            entry.course_title,
            entry.lecture ? t('care.aboutLecture', { title: entry.lecture.title }) : t('care.aboutCourse'),
            entry.waiting_since
              ? t('care.since', { when: formatDateTime(entry.waiting_since) })
              : t('care.asked', { when: formatDateTime(entry.asked_at) }),
            entry.due_on && t('care.due', { day: dayWords(entry.due_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {isOpen ? (
          <Conversation questionId={entry.id} />
        ) : (
          <Typography
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {entry.text}
          </Typography>
        )}
        <Button
          variant={isOpen || entry.state !== 'open' ? 'outlined' : 'contained'}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: 2 }}
        >
          {t(isOpen ? 'care.close' : 'care.open')}
        </Button>
      </CardBody>
    </Card>
  )
}
