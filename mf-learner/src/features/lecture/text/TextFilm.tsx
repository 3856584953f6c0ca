import type { RichTextMedia } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'
import { FilmOnPage } from '../../../common/film/FilmOnPage.tsx'
import { watchFilm } from '../../../common/film/watch-film.ts'

type Props = { videoId: string; block: Extract<RichTextMedia, { type: 'film' }> }

/** A film that stands in a text: the text is what is read, so it counts nothing. */
export const TextFilm = ({ videoId, block: { attrs } }: Props): ReactNode => (
  <FilmOnPage watch={watchFilm(videoId, attrs.film_id)} title={attrs.title} />
)
