import { readFile } from 'node:fs/promises'
import type { SoundSpan } from '@kursportal/shared/domain'
import { runTool } from './run-tool.ts'
import { findMediaTools } from './tools.ts'
import { UnreadableFilm } from './make-rendition.ts'

/** Quieter than this for as many seconds, nobody speaks. */
const SILENCE = 'silencedetect=noise=-35dB:d=0.6'

/**
 * The sound of a rendition as speech recognisers take it: one channel of Opus, 24 kbit/s (90 minutes are 16 MB), and
 * where nobody speaks in it.
 * @param playlist the index of the rendition, its segments beside it
 * @param file where to write the sound
 * @throws UnreadableFilm when there is none
 */
export const readSpeech = async (
  playlist: string,
  file: string,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<SoundSpan[]> => {
  const { ffmpeg } = await findMediaTools()
  const silences: SoundSpan[] = []
  let began: number | undefined
  const onLine = (line: string): void => {
    const start = /lavfi\.silence_start=([\d.]+)/.exec(line)?.[1]
    const end = /lavfi\.silence_end=([\d.]+)/.exec(line)?.[1]
    if (start !== undefined) began = Number(start)
    if (end === undefined) return
    silences.push({ from: began ?? 0, to: Number(end) })
    began = undefined
  }
  const args = [
    ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file', '-allowed_extensions', 'm4s,mp4,m3u8'],
    ['-f', 'hls', '-i', `file:${playlist}`, '-map', '0:a:0', '-vn'],
    ['-af', `${SILENCE},ametadata=mode=print:file=-`, '-ac', '1', '-ar', '16000'],
    ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-f', 'ogg', file],
  ].flat()
  const result = await runTool(ffmpeg, args, { signal, onLine })
  if (result.code !== 0) throw new UnreadableFilm(result.stderr.slice(-500))
  if (began !== undefined) silences.push({ from: began, to: durationSeconds })
  return silences
}

/** A piece of what {@link readSpeech} wrote. @throws UnreadableFilm */
export const cutSpeech = async (
  source: string,
  file: string,
  { from, to }: SoundSpan,
  signal: AbortSignal,
): Promise<Buffer> => {
  const { ffmpeg } = await findMediaTools()
  const args = [
    ['-nostdin', '-v', 'error', '-y', '-ss', from.toFixed(3), '-t', (to - from).toFixed(3)],
    ['-protocol_whitelist', 'file', '-format_whitelist', 'ogg', '-i', `file:${source}`],
    ['-c', 'copy', '-f', 'ogg', file],
  ].flat()
  const result = await runTool(ffmpeg, args, { signal })
  if (result.code !== 0) throw new UnreadableFilm(result.stderr.slice(-500))
  return readFile(file)
}
