import { useQuery } from '@kursportal/shared/query'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import { useDeferredValue, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { paths } from '../paths.ts'
import { listThreads } from './list-threads.ts'
import { keywordOf } from './similar.ts'

/** Topics with the telling word of a title, so that nobody waits for an answer that is there already. */
export const SimilarTopics = ({ courseId, title }: { courseId: string; title: string }): ReactNode => {
  const t = useTexts()
  const word = useDeferredValue(keywordOf(title))
  const similar = useQuery({
    ...listThreads({ 'course-id': courseId, search: word, limit: 3 }),
    enabled: word !== '',
    staleTime: 60_000,
  })
  const threads = similar.data?.items.filter((thread) => thread.title) ?? []
  return (
    <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {word !== '' && threads.length > 0 && (
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.sunken' }}>
          <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{t('forum.write.similar')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {threads.map((thread) => (
              <li key={thread.id}>
                <Link
                  href={paths.topic(courseId, thread.id)}
                  target="_blank"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    minHeight: 44,
                    overflowWrap: 'anywhere',
                  }}
                >
                  {thread.title}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
