import { imageAddress } from '@kursportal/shared/client'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { readTranscript } from '../../../common/film/read-transcript.ts'
import { watchFilm } from '../../../common/film/watch-film.ts'
import { useTexts } from '../texts.ts'
import { spokenParagraphs } from './spoken-paragraphs.ts'

const Spoken = ({ url }: { url: string }): ReactNode => {
  const t = useTexts()
  const transcript = useQuery(readTranscript(url))
  return (
    <Loaded query={transcript} waiting={<TextSkeleton lines={8} />} failed={t('print.spokenFailed')}>
      {(lines) => (
        <>
          <Typography variant="h2" sx={{ fontSize: '1.2rem', mt: 3, mb: 1 }}>
            {t('print.spoken')}
          </Typography>
          {spokenParagraphs(lines).map(({ from, text }) => (
            <Typography key={from} sx={{ mb: 1.5, hyphens: 'auto' }}>
              {text}
            </Typography>
          ))}
        </>
      )}
    </Loaded>
  )
}

/** The captions of a film, where it has any; German ones first. */
const Captions = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const film = useQuery(watchFilm(lecture.id))
  return (
    <Loaded query={film} waiting={<TextSkeleton lines={8} />} failed={t('print.spokenFailed')}>
      {({ captions }) => {
        const track = captions.find(({ language }) => language.startsWith('de')) ?? captions[0]
        return track ? <Spoken url={track.url} /> : null
      }}
    </Loaded>
  )
}

/** A film on paper: its picture, and what is said in it. */
export const PrintedFilm = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => (
  <>
    {lecture.thumbnail_image_id && (
      <Box
        component="img"
        src={imageAddress(lecture.thumbnail_image_id, 1280)}
        alt=""
        sx={{ display: 'block', width: '100%' }}
      />
    )}
    {lecture.captions.length > 0 && <Captions lecture={lecture} />}
  </>
)
