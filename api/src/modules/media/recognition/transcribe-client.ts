import { z } from 'zod'
import type { Recognised } from '@kursportal/shared/domain'
import type { Config } from '../../../platform/config.ts'

type Settings = NonNullable<Config['transcribe']>

/** The server says that it will not do it: a wrong key, an unknown model, another format. Trying again is no use. */
export class RecognitionRefused extends Error {}

const answer = z.object({
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .default([]),
})

/** Milliseconds for a piece of sound; servers without a graphics card take about as long as it is. */
const TIMEOUT_MS = 20 * 60_000

/**
 * Asks a server that speaks `POST /v1/audio/transcriptions` what is said in a piece of sound; seconds from its beginning.
 * What was said before is not given along, so that an invention does not go on.
 * @throws RecognitionRefused; anything else may pass
 */
export const recognise = async (
  { url, key, model, language }: Settings,
  sound: Buffer,
  signal: AbortSignal,
): Promise<Recognised[]> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(sound)], { type: 'audio/ogg' }), 'speech.ogg')
  body.set('model', model)
  body.set('language', language)
  body.set('response_format', 'verbose_json')
  body.set('temperature', '0')
  const reply = await fetch(`${url.replace(/\/$/, '')}/v1/audio/transcriptions`, {
    method: 'POST',
    body,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    // The key is for this server alone.
    redirect: 'error',
  })
  if (!reply.ok) {
    const words = (await reply.text()).slice(0, 200)
    const isOurs = reply.status >= 400 && reply.status < 500 && reply.status !== 408 && reply.status !== 429
    throw isOurs
      ? new RecognitionRefused(`${reply.status}: ${words}`)
      : new Error(`the speech recogniser answered ${reply.status}: ${words}`)
  }
  const read = answer.safeParse(await reply.json())
  if (!read.success) throw new RecognitionRefused('not an answer of a speech recogniser')
  return read.data.segments.map(({ start, end, text, avg_logprob, no_speech_prob }) => ({
    from: start,
    to: end,
    text,
    avg_logprob: avg_logprob ?? undefined,
    no_speech_prob: no_speech_prob ?? undefined,
  }))
}
