import type { FilmFailure } from '@kursportal/shared/contract'
import { formatDuration, formatFileSize, formatSizeLimit } from '@kursportal/shared/i18n'
import { translate } from './texts.ts'

/** A long time in whole hours or minutes: „4 Stunden“, „90 Minuten“. */
export const longTime = (seconds: number): string => {
  const hours = seconds / 3600
  return Number.isInteger(hours)
    ? translate('upload.hours', { count: hours })
    : translate('upload.minutes', { count: Math.round(seconds / 60) })
}

/** Why a film cannot be used and what helps. */
export const filmFailureText = (
  failure: FilmFailure | null,
  limits: { video_bytes: number; video_seconds: number },
): string =>
  translate(`upload.failure.${failure ?? 'processing_failed'}`, {
    size: formatSizeLimit(limits.video_bytes),
    duration: longTime(limits.video_seconds),
  })

/** Length and size of a film, its sharpest picture, and whether it is silent. */
export const filmFacts = (film: {
  duration_seconds: number | null
  bytes: number
  has_audio: boolean | null
  renditions: readonly { height: number; width: number }[]
}): string =>
  [
    film.duration_seconds !== null && formatDuration(film.duration_seconds),
    film.bytes > 0 && formatFileSize(film.bytes),
    film.renditions.length > 0 &&
      // The short side names a size, so that an upright video is called as one lying down.
      translate('upload.maxHeight', {
        height: Math.max(...film.renditions.map(({ height, width }) => Math.min(height, width))),
      }),
    film.has_audio === false && translate('upload.silent'),
  ]
    .filter(Boolean)
    .join(' · ')

/** What a lecture made for a file is called: its name without the ending, in words. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200) || name.slice(0, 200)
