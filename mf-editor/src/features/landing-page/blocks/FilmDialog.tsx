import { imageAddress } from '@kursportal/shared/client'
import type { LandingFilm, LandingFilmChoice } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  CoverArt,
  Dialog,
  EmptyState,
  ListSkeleton,
  Picture,
  SearchField,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { listFilms } from '../api/landing.ts'

type Taken = LandingFilm & { title: string }

type Props = { accessId: string; open: boolean; onClose: () => void; onTake: (film: Taken) => void }

/** The videos of one's courses, to choose one for the page. */
export const FilmDialog = ({ accessId, open, onClose, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const films = useInfiniteQuery({ ...listFilms(accessId, search), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t('landing.film.dialogTitle')} width="md">
      <Typography sx={{ mb: 2 }}>{t('landing.film.dialogIntro')}</Typography>
      <SearchField label={t('landing.film.search')} value={search} onChange={setSearch} />
      <Box sx={{ mt: 2 }}>
        <Loaded query={films} waiting={<ListSkeleton count={3} />} failed={t('landing.film.failed')}>
          {(fetched) => {
            const { items } = fetchedOf(fetched)
            return items.length === 0 ? (
              <EmptyState
                dense
                motif="film"
                title={t(search ? 'landing.film.noHit' : 'landing.film.none')}
                actions={
                  search ? undefined : (
                    <Button variant="outlined" href={paths.courseList}>
                      {t('landing.film.toCourses')}
                    </Button>
                  )
                }
              >
                {t(search ? 'landing.film.noHitBody' : 'landing.film.noneBody')}
              </EmptyState>
            ) : (
              <>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                  {items.map((film) => (
                    <li key={film.video_id}>
                      <Choice film={film} onTake={onTake} />
                    </li>
                  ))}
                </Box>
                {films.hasNextPage && (
                  <Button
                    variant="text"
                    loading={films.isFetchingNextPage}
                    onClick={() => void films.fetchNextPage()}
                    sx={{ mt: 1.5 }}
                  >
                    {t('landing.versions.more')}
                  </Button>
                )}
              </>
            )
          }}
        </Loaded>
      </Box>
    </Dialog>
  )
}

const Choice = ({ film, onTake }: { film: LandingFilmChoice; onTake: (film: Taken) => void }): ReactNode => {
  const t = useTexts()
  const { film_id, video_id, image_id, cut, seconds, course_title, watchable, has_captions } = film
  const title = film.title || t('common.untitledLecture')
  const facts = [
    course_title || t('common.untitledCourse'),
    watchable ? formatDuration(seconds) : t('landing.film.processing'),
    ...(has_captions ? [] : [t('landing.film.noCaptions')]),
  ]
  return (
    <Box
      component="button"
      type="button"
      disabled={!watchable}
      onClick={() => onTake({ film_id, video_id, image_id, cut, seconds, title: film.title })}
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'center',
        p: 1,
        textAlign: 'start',
        font: 'inherit',
        color: 'inherit',
        overflowWrap: 'anywhere',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        cursor: watchable ? 'pointer' : 'default',
        '&:hover:enabled': { borderColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ display: 'block', borderRadius: '10px', overflow: 'hidden' }}>
        <Picture src={imageAddress(image_id, 320)} alt="" fallback={<CoverArt name={title} />} />
      </Box>
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
          {facts.join(' · ')}
        </Box>
      </span>
    </Box>
  )
}
