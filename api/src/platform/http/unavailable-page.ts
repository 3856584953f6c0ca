import type { FastifyReply, FastifyRequest } from 'fastify'

const RELOAD_SECONDS = 10

/** Whether a browser asks for a page, as against a program for data. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|assets|remotes)\//.test(url) && (headers.accept ?? '').includes('text/html')

const page = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Kursportal</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  a:focus-visible { outline: 3px solid; outline-offset: 3px }
  a { display: inline-block; padding: .75rem 1.5rem; border: 1px solid; border-radius: 999px; color: inherit }
</style>
<main>
<h1>Einen Moment bitte</h1>
<p>Kursportal ist gerade nicht erreichbar. Diese Seite versucht es alle ${RELOAD_SECONDS} Sekunden von selbst noch einmal.</p>
<p><a href="">Noch einmal versuchen</a></p>
</main>
</html>
`

/** What a person sees while the database is away: nothing of it needs a script, a file or the database. */
export const sendUnavailablePage = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    )
    .send(page)
