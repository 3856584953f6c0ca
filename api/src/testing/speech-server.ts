import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the server heard of one request. */
export type HeardSpeech = {
  key: string | undefined
  fields: Record<string, string>
  /** The sound as it came. */
  sound: Buffer
}

type Segment = { start: number; end: number; text: string; avg_logprob?: number; no_speech_prob?: number }

/** A small server that speaks what the platform uses of `POST /v1/audio/transcriptions`. */
export type SpeechServer = {
  url: string
  heard: HeardSpeech[]
  /** What it says from now on, to every piece of sound; or the status it answers with. */
  say: (answer: readonly Segment[] | number) => void
  close: () => Promise<void>
}

/** Opens one on a free port of this machine. */
export const openSpeechServer = async (): Promise<SpeechServer> => {
  const heard: HeardSpeech[] = []
  let says: readonly Segment[] | number = []
  const server = createServer((request, reply) => {
    const answer = async (): Promise<void> => {
      const body = await buffer(request)
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData()
      const file = form.get('file')
      const sound = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
      const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      heard.push({
        key: request.headers.authorization,
        fields: Object.fromEntries(fields) as Record<string, string>,
        sound,
      })
      const isKnown = request.method === 'POST' && request.url === '/v1/audio/transcriptions'
      const status = isKnown ? (typeof says === 'number' ? says : 200) : 404
      const segments = typeof says === 'number' ? [] : says
      reply.writeHead(status, { 'content-type': 'application/json' })
      reply.end(
        JSON.stringify(
          status === 200 ? { task: 'transcribe', text: '', segments } : { error: { message: 'no' } },
        ),
      )
    }
    answer().catch((error: unknown) => reply.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    say: (answer) => {
      says = answer
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
