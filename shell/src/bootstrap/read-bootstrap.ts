import { soundConfig, type Bootstrap } from '@kursportal/shared/federation'
import { showBrokenPage } from './show-broken-page.tsx'

const parse = (): Bootstrap => {
  const text = document.getElementById('kursportal-bootstrap')?.textContent
  if (!text) throw new Error('The page came without its bootstrap')
  const bootstrap: Bootstrap = JSON.parse(text)
  return { ...bootstrap, system_config: soundConfig(bootstrap.system_config) }
}

/**
 * What the server put into the page. It is trusted, as the server made it and the browser got it with the page, but
 * for one thing: a remote that is told wrongly must not take the others along. When nothing can be read the page says so.
 * @throws Error when there is nothing to go on with
 */
export const readBootstrap = (): Bootstrap => {
  try {
    return parse()
  } catch (error) {
    showBrokenPage()
    throw error
  }
}
