import { within, type RemoteModule } from '@kursportal/shared/federation'
import { preparePage } from '@kursportal/shared/first-screen'
import { matchRoutes } from 'react-router-dom'

/**
 * Milliseconds the frame waits for its first screen. What is in the browser's cache, or came along with the page, is there
 * sooner, and everything is drawn once instead of three times; on a slow line nobody looks at nothing for longer.
 */
const PATIENCE = 150

/** Fetches the page of a remote that stands at an address. */
export const prepareRoute = async ({ routes }: RemoteModule, pathname: string): Promise<void> =>
  preparePage(matchRoutes([...routes], pathname)?.at(-1)?.route.element)

/** Resolves when the first screen is ready, has failed, or takes too long. */
export const waitForFirstScreen = async (ready: Promise<void>): Promise<void> => {
  // What failed is fetched again when it is drawn, and told then.
  await within(PATIENCE, ready).catch(() => undefined)
}
