import type { Context, Services } from '@kursportal/api/seed/context'
import { beginFilm, makeFilm } from '@kursportal/api/seed/films'
import { findMediaTools } from '@kursportal/api/seed/media-tools'
import { demoVideos } from '../content/videos.ts'
import { renderFilm, secondsOf } from '../media/render-film.ts'

const fileOf = ({ key }: { key: string }): string => `${key}.mp4`

/**
 * Begins the films of the demo, so that lectures can show them.
 * @returns the id of each script's film by its key
 */
export const beginDemoFilms = async (context: Context, owner_id: string): Promise<Map<string, string>> => {
  const films = new Map<string, string>()
  for (const script of demoVideos) {
    const film = { owner_id, file_name: fileOf(script), seconds: secondsOf(script) }
    films.set(script.key, await beginFilm(context, film))
  }
  return films
}

/** Makes the films that are not done yet: drawn by ffmpeg, then through the same processing as an upload. */
export const makeDemoFilms = async (
  services: Services,
  owner_id: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { ffmpeg } = await findMediaTools()
  for (const [index, script] of demoVideos.entries()) {
    signal.throwIfAborted()
    say(`  Film ${index + 1} of ${demoVideos.length}: ${script.title}`)
    const draw = (file: string) => renderFilm(script, file, { ffmpeg, signal })
    await makeFilm(services, { owner_id, file_name: fileOf(script), draw }, signal)
  }
}
