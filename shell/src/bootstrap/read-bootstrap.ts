import type { Bootstrap } from '@kursportal/shared/federation'

/** What the server put into the page. The server made it and the browser got it with the page, so it is trusted as such. */
export const readBootstrap = (): Bootstrap => {
  const text = document.getElementById('kursportal-bootstrap')?.textContent
  if (!text) throw new Error('The page came without its bootstrap')
  const bootstrap: Bootstrap = JSON.parse(text)
  return bootstrap
}
