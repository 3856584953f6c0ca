import { runCommand } from './run.ts'

type Sent = { url: string; method: string; authorization: string; body: unknown }

/** Types a command against a platform that gives these answers, by path. */
export const type = async (
  line: string,
  answers: Record<string, [status: number, body: unknown]> = {},
  env: Record<string, string> = { KURSPORTAL_TOKEN: 'kpd_x' },
  root = '/nowhere',
) => {
  const said: string[] = []
  const complaints: string[] = []
  const sent: Sent[] = []
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const code = await runCommand(words, {
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    env,
    place: { root, isPlatform: true, here: undefined },
    fetch: (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString()
      const answer = answers[new URL(url).pathname.replace('/api/', '')]
      if (!answer) return Promise.reject(new TypeError('fetch failed'))
      sent.push({
        url,
        method: init.method ?? 'GET',
        authorization: new Headers(init.headers).get('authorization') ?? '',
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      })
      return Promise.resolve(Response.json(answer[1], { status: answer[0] }))
    },
  })
  return { code, said: said.join('\n'), complaints: complaints.join('\n'), sent }
}
