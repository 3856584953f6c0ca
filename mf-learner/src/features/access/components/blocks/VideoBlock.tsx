import { LANDING_DRAFT } from '@kursportal/shared/domain'
import { useSearchParams } from '@kursportal/shared/router'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { FilmOnPage } from '../../../../common/film/FilmOnPage.tsx'
import { watchLandingFilm } from '../../../../common/film/watch-film.ts'
import { useTexts } from '../../texts.ts'
import { useInvitation } from '../joining-context.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** A film for everybody who sees the page; only its picture is loaded before somebody wants to see it. */
export const VideoBlock = ({ block }: BlockOf<'video'>): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const [params] = useSearchParams()
  const { film, heading, title, poster_image_id: poster } = block
  if (!film) return null
  return (
    <BlockSection heading={heading}>
      <Box
        sx={{
          maxWidth: 900,
          '& figure': { m: 0 },
          '& figcaption': { mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' },
        }}
      >
        <FilmOnPage
          // Another film begins anew.
          key={film.film_id}
          watch={watchLandingFilm(access.id, film.film_id, params.get(LANDING_DRAFT) ?? undefined)}
          title={title || t('access.film')}
          known={{ imageId: poster ?? film.image_id, seconds: film.seconds }}
        />
      </Box>
    </BlockSection>
  )
}
