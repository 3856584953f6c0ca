import { failureText, isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { plainTextOf } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { part } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  CheckIcon,
  DoneIcon,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useUnsentProgress } from '../../../common/progress/useUnsentProgress.ts'
import { useTexts } from '../texts.ts'
import { readRichText } from '../api/read-rich-text.ts'
import { useReportReading } from '../api/report-reading.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { leastReadingSeconds } from './reading-time.ts'
import { loadTextBody } from './useTextAhead.ts'
import { useReadToEnd } from './useReadToEnd.ts'

const TextBody = part(loadTextBody)

/** A text to read: done at its end, by scrolling there or with the button. */
export const TextLecture = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const text = useQuery(readRichText(lecture.id))
  const reading = useReportReading(lecture.id)
  const end = useRef<HTMLDivElement>(null)
  const article = useRef<HTMLElement>(null)
  const doneLine = useRef<HTMLParagraphElement>(null)
  const document = text.data?.document
  useUnsentProgress()
  const wasDone = useRef(lecture.done)
  useEffect(() => {
    // The button that was pressed is gone.
    if (lecture.done && !wasDone.current && globalThis.document.activeElement === globalThis.document.body)
      doneLine.current?.focus()
    wasDone.current = lecture.done
  }, [lecture.done])
  const words = document && plainTextOf(document).split(/\s+/).length
  useReadToEnd(end, words === undefined ? undefined : leastReadingSeconds(words), () => {
    if (!lecture.done && !reading.isPending) reading.mutate()
  })
  return (
    <Loaded
      query={text}
      waiting={
        // A window high, so that what follows is not seen being pushed down.
        <Box sx={{ minHeight: '100dvh' }}>
          <TextSkeleton lines={12} />
        </Box>
      }
      failed={t('lecture.text.failed')}
    >
      {(read) => (
        <Card>
          <CardBody>
            <ReadingProgress text={article} />
            <Box component="article" ref={article} sx={{ maxWidth: 720, mx: 'auto' }}>
              <TextBody document={read.document} videoId={lecture.id} />
              <Box ref={end} sx={{ mt: 5, pt: 3, borderTop: 1, borderColor: 'divider' }} aria-live="polite">
                {lecture.done ? (
                  <Typography
                    ref={doneLine}
                    tabIndex={-1}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1.5,
                      fontWeight: 600,
                      color: 'success.main',
                    }}
                  >
                    <DoneIcon size={26} aria-hidden />
                    <span>
                      {t('lecture.text.read')}{' '}
                      {lecture.next
                        ? t('lecture.upNext.title', { title: lecture.next.title })
                        : t('lecture.upNext.last')}
                    </span>
                  </Typography>
                ) : (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                    <Button
                      variant="contained"
                      onClick={() => reading.mutate()}
                      loading={reading.isPending}
                      startIcon={<CheckIcon size={20} aria-hidden />}
                    >
                      {t('lecture.text.markRead')}
                    </Button>
                    <Typography sx={{ color: 'text.secondary' }}>{t('lecture.text.markHint')}</Typography>
                  </Box>
                )}
                {reading.isError && !lecture.done && (
                  <Alert severity="info" sx={{ mt: 2 }}>
                    {isFailure(reading.error, 'network')
                      ? t('lecture.unsent')
                      : t('lecture.text.notSaved', { reason: failureText(reading.error) })}
                  </Alert>
                )}
              </Box>
            </Box>
          </CardBody>
        </Card>
      )}
    </Loaded>
  )
}
