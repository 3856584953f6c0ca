import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FilmFacts } from './judge-film.ts'
import type { Rung } from './ladder.ts'
import { SEGMENT_SECONDS } from './playlists.ts'
import { inputOptions } from './probe.ts'
import { machineFault, runTool } from './run-tool.ts'
import { findMediaTools } from './tools.ts'

/** A film on which nothing moves for this long will never be done. */
const STALLED_AFTER_MS = 5 * 60_000

/** The source cannot be decoded; trying again would not help. */
export class UnreadableFilm extends Error {}

/**
 * Makes one rendition as HLS (fragmented MP4, H.264 and AAC stereo) into an existing empty folder: `index.m3u8`,
 * `init.mp4`, `seg_00000.m4s` … The playlist is written anew after each segment, and names only what is whole.
 * @param onProgress gets the seconds that are done
 * @throws UnreadableFilm; the abort's reason; Error when the machine is at fault
 */
export const makeRendition = async (
  source: string,
  folder: string,
  rung: Rung,
  film: Pick<FilmFacts, 'frameRate' | 'hasAudio'>,
  options: { signal: AbortSignal; onProgress?: (seconds: number) => void },
): Promise<void> => {
  const { ffmpeg } = await findMediaTools()
  const stalled = new AbortController()
  const watchdog = setTimeout(() => stalled.abort(new UnreadableFilm('nothing moved')), STALLED_AFTER_MS)
  let last = 0
  try {
    const result = await runTool(ffmpeg, renditionArguments(source, folder, rung, film), {
      signal: AbortSignal.any([options.signal, stalled.signal]),
      onLine: (line) => {
        const seconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1]) / 1_000_000
        if (!(seconds > last)) return
        last = seconds
        watchdog.refresh()
        options.onProgress?.(seconds)
      },
    })
    if (result.code !== 0)
      throw machineFault('ffmpeg', result) ?? new UnreadableFilm(result.stderr.slice(-500))
  } finally {
    clearTimeout(watchdog)
  }
}

/** What ffmpeg is asked to do. */
const renditionArguments = (
  source: string,
  folder: string,
  rung: Rung,
  film: Pick<FilmFacts, 'frameRate' | 'hasAudio'>,
): string[] => {
  const picture = [
    `fps=${film.frameRate}:start_time=0`,
    `scale=${rung.width}:${rung.height}:flags=bicubic`,
    'setsar=1',
    'format=yuv420p',
  ].join(',')
  const sound = film.hasAudio
    ? `-map 0:a:0 -af aresample=async=1:first_pts=0 -c:a aac -ac 2 -ar 48000 -b:a ${rung.audioRate}`
    : '-an'
  const profile = rung.maxRate > 1_000_000 ? 'high' : 'main'
  return [
    words('-nostdin -v error -nostats -progress pipe:1 -y'),
    inputOptions,
    ['-i', `file:${source}`],
    words('-map 0:V:0 -sn -dn -map_metadata -1 -map_chapters -1'),
    ['-vf', picture],
    words(`-c:v libx264 -preset veryfast -crf 23 -profile:v ${profile}`),
    words(`-maxrate ${rung.maxRate} -bufsize ${rung.maxRate * 2}`),
    words(`-force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS}) -sc_threshold 0 -g 600`),
    words(`-threads ${Math.min(4, availableParallelism())}`),
    words(sound),
    words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type event -hls_segment_type fmp4`),
    words('-hls_flags independent_segments+temp_file -hls_fmp4_init_filename init.mp4'),
    ['-hls_segment_filename', join(folder, 'seg_%05d.m4s'), join(folder, 'index.m3u8')],
  ].flat()
}

/** The arguments of a line; none of them has a space in it. */
const words = (line: string): string[] => line.split(' ')
