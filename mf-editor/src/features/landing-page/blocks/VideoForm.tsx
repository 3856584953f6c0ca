import { imageAddress } from '@kursportal/shared/client'
import type { LandingBlock } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import { Box, Button, DeleteIcon, FilmIcon, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { PictureChooser } from '../../../common/PictureChooser.tsx'
import { useTexts } from '../texts.ts'
import { WordsField } from '../components/fields.tsx'
import type { Change } from './entry-forms.tsx'
import { FilmDialog } from './FilmDialog.tsx'

type Props = { block: Extract<LandingBlock, { type: 'video' }>; change: Change; accessId: string }

/** Which film is shown, what it is called and what is seen before it plays. */
export const VideoForm = ({ block, change, accessId }: Props): ReactNode => {
  const t = useTexts()
  const [isChoosing, setChoosing] = useState(false)
  const { film, title, poster_image_id: poster } = block
  const picture = imageAddress(poster ?? film?.image_id, 320)
  return (
    <>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.75 }}>
          {t('landing.types.video')}
        </Box>
        {film && picture && (
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: '14px' }}
          />
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {film
            ? t('landing.film.length', { length: formatDuration(film.seconds) })
            : t('landing.film.intro')}
        </Typography>
        <Button
          variant={film ? 'outlined' : 'contained'}
          startIcon={<FilmIcon size={20} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t(film ? 'landing.film.chooseOther' : 'landing.film.choose')}
        </Button>
      </Box>
      {film && (
        <>
          <WordsField
            label={t('landing.film.title')}
            hint={t('landing.film.titleHint')}
            value={title}
            max={200}
            onChange={(next) => change({ ...block, title: next }, 'title')}
          />
          {poster ? (
            <Button
              variant="text"
              color="inherit"
              size="small"
              startIcon={<DeleteIcon size={18} />}
              onClick={() => change({ ...block, poster_image_id: null }, 'poster')}
              sx={{ justifySelf: 'start' }}
            >
              {t('landing.film.removePoster')}
            </Button>
          ) : (
            <PictureChooser
              label={t('landing.film.poster')}
              hint={(size) => t('landing.film.posterHint', { size })}
              onTake={(image) => change({ ...block, poster_image_id: image }, 'poster')}
            />
          )}
        </>
      )}
      <FilmDialog
        accessId={accessId}
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onTake={({ title: lecture, ...taken }) => {
          change({ ...block, film: taken, title: title || lecture.slice(0, 200) }, 'film')
          setChoosing(false)
        }}
      />
    </>
  )
}
