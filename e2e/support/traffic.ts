import type { BrowserContext, Page, Request } from '@playwright/test'

/** Everything the browser was told: bodies of answers of every kind, and what came over sockets. */
type Traffic = {
  /** Waits until every answer so far is read; then all of it, each with its address. */
  read: () => Promise<readonly { from: string; text: string }[]>
}

/** Listens to all pages of a context from now on. Pictures and films are left out: they are no text. */
export const recordTraffic = (context: BrowserContext): Traffic => {
  const heard: Promise<{ from: string; text: string }>[] = []
  const hear = (from: string, text: string | Promise<string>): void => {
    heard.push(Promise.resolve(text).then((read) => ({ from, text: read })))
  }
  const body = async (request: Request): Promise<string> => {
    const answer = await request.response()
    if (!answer || /^(?:image|video|audio|font)\//.test(answer.headers()['content-type'] ?? '')) return ''
    // A page that was left has no body any more; a redirect never had one.
    return JSON.stringify(answer.headers()) + (await answer.text().catch(() => ''))
  }
  context.on('requestfinished', (request) => hear(request.url(), body(request)))
  const listen = (page: Page): void => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => hear(socket.url(), payload.toString())),
    )
  }
  context.pages().forEach(listen)
  context.on('page', listen)
  return { read: () => Promise.all(heard) }
}
