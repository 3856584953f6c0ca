import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Card, CardBody, Link, ListSkeleton, Section, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Loaded } from '../Loaded.tsx'
import { paths } from '../paths.ts'
import { listThreads } from './list-threads.ts'
import { TopicList } from './TopicList.tsx'

const NewTopicForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "new-topic-form" */ './NewTopicForm.tsx')).NewTopicForm,
}))

/** So many topics stand beside a lecture; the forum has the rest. */
const SHOWN = 4

type Props = { courseId: string; videoId: string }

/** What people asked about a lecture, and a way to ask, beside the lecture itself. */
const LectureForum = ({ courseId, videoId }: Props): ReactNode => {
  const t = useTexts()
  const [writing, setWriting] = useState(false)
  const topics = useQuery(listThreads({ 'course-id': courseId, 'video-id': videoId, limit: SHOWN }))
  const total = topics.data?.total ?? 0
  return (
    <Box sx={{ mt: 5 }}>
      <Section
        title={t('forum.panel.title')}
        actions={
          !writing && (
            <Button variant="outlined" onClick={() => setWriting(true)}>
              {t('forum.panel.ask')}
            </Button>
          )
        }
      >
        {writing && (
          <Card sx={{ mb: 3 }}>
            <CardBody>
              <Suspense fallback={<ListSkeleton count={3} />}>
                <NewTopicForm
                  courseId={courseId}
                  videoId={videoId}
                  leads={false}
                  onSent={() => setWriting(false)}
                  onCancel={() => setWriting(false)}
                />
              </Suspense>
            </CardBody>
          </Card>
        )}
        <Loaded query={topics} waiting={<ListSkeleton count={2} />} failed={t('forum.panel.failed')}>
          {({ items }) =>
            items.length > 0 ? (
              <TopicList threads={items} label={t('forum.panel.title')} dense />
            ) : (
              !writing && <Typography sx={{ color: 'text.secondary' }}>{t('forum.panel.empty')}</Typography>
            )
          }
        </Loaded>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1.5 }}>
          {total > SHOWN && (
            <Link
              href={`${paths.forum(courseId)}?lecture=${videoId}`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t('forum.panel.all', { count: total })}
            </Link>
          )}
          <Link
            href={paths.forum(courseId)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('forum.panel.toForum')}
          </Link>
        </Box>
      </Section>
    </Box>
  )
}

export default LectureForum
