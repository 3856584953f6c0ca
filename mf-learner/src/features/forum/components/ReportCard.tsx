import type { ReportedPost } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  Link,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useDecideReport } from '../api/reports.ts'
import { PostText } from './PostText.tsx'
import { RemoveReported } from './RemoveReported.tsx'

const Decision = ({ report }: { report: ReportedPost }): ReactNode => {
  const t = useTexts()
  const decide = useDecideReport(report.post_id)
  const [removing, setRemoving] = useState(false)
  const keep = () =>
    decide.mutate(
      { decision: 'rejected' },
      {
        onSuccess: () => toast.success(t('forum.reports.kept')),
        onError: (error) => toast.error(failureWords(error)),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" color="error" onClick={() => setRemoving(true)} disabled={decide.isPending}>
        {t('forum.reports.remove')}
      </Button>
      <Button variant="outlined" onClick={keep} loading={decide.isPending}>
        {t('forum.reports.keep')}
      </Button>
      {removing && <RemoveReported postId={report.post_id} onClose={() => setRemoving(false)} />}
    </Box>
  )
}

/** A reported post: what it says, why it was reported, and the decision. */
export const ReportCard = ({ report }: { report: ReportedPost }): ReactNode => {
  const t = useTexts()
  return (
    <Card as="article" aria-label={authorName(report.author)}>
      <CardBody sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {authorName(report.author)} · {t('forum.reports.in')}{' '}
          <Link href={paths.topic(report.course_id, report.thread_id, report.post_id)}>
            {report.thread_title || t('forum.deletedTopic')}
          </Link>
        </Typography>
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.sunken' }}>
          <PostText text={report.text} />
        </Box>
        {report.edited_since && <Alert severity="info">{t('forum.reports.editedSince')}</Alert>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {report.reports.map((one) => (
            <Box component="li" key={`${one.created_at} ${one.note}`}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <StatusChip tone="warning">{t(`forum.reason.${one.reason}`)}</StatusChip>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {formatDateTime(one.created_at)}
                </Typography>
              </Box>
              {one.note && (
                <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {one.note}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
        {report.state === 'open' ? (
          <Decision report={report} />
        ) : (
          <Typography sx={{ fontWeight: 600 }}>
            {t(`forum.reports.${report.state}`)}
            {report.decided_at && `, ${formatDateTime(report.decided_at)}`}
          </Typography>
        )}
      </CardBody>
    </Card>
  )
}
