import { claimOf, framePageAt, mayEnter } from '@kursportal/shared/federation'
import {
  fillPlacesWith,
  forgetReads,
  keepReads,
  nextTurn,
  preparePage,
} from '@kursportal/shared/first-screen'
import { fetchWhenQuiet, whenQuiet } from '@kursportal/shared/ui'
import { seedPlatform, systemConfigQuery } from '@kursportal/shared/store'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createKursportalTheme } from '@kursportal/shared/theme'
import { createBrowserRouter, ScrollRestoration } from 'react-router-dom'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { App } from './App.tsx'
import { prepareRoute, waitForFirstScreen } from './bootstrap/prepare-first-screen.ts'
import { readBootstrap } from './bootstrap/read-bootstrap.ts'
import { endSplash } from './bootstrap/splash.ts'
import { styleCache } from './bootstrap/style-cache.ts'
import { BrokenPage } from './features/errors/BrokenPage.tsx'
import { reportShell, startReporting } from './federation/loader/health.ts'
import { loadRemote, noteUnusable } from './federation/loader/load-remote.ts'
import { watchProblems } from './federation/loader/problems.ts'
import { offerChunks } from './federation/offer-chunks.ts'
import { overridden, startOverrides } from './federation/overrides.ts'
import { fillPlace } from './federation/places/fill-place.tsx'
import { watchMoves } from './federation/watch-moves.ts'
import { holdPosition, nameEntry } from './frame/hold-position.ts'
import { ownPages } from './own-pages.tsx'
import { Screen } from './Screen.tsx'
import { heedLoggedOut } from './session/heed-logged-out.ts'
import { createQueryClient } from './session/query-client.ts'

/**
 * Pictures a second that React leaves room for while it draws: pieces of 11 ms. Its own are of 5 ms, and a slow phone
 * spends a tenth of a first screen on going from one to the next. Longer ones count as long tasks where a fast machine is
 * taken for a slow one, as Lighthouse does: four times 16 ms are more than 50.
 */
const PICTURES_A_SECOND = 90

/** Starts the page: the remote of the first screen on its way, then the frame. */
export const start = async (): Promise<void> => {
  const bootstrap = readBootstrap()
  const place = document.getElementById('app')
  if (!place) throw new Error('The page has no place for the application')
  const styles = styleCache('shell')
  forceFrameRate(PICTURES_A_SECOND)

  // Before any code of a remote can run.
  offerChunks()
  startOverrides(bootstrap)
  const client = createQueryClient()
  seedPlatform(client, bootstrap)
  keepReads(bootstrap.reads ?? {})
  startReporting(
    () => client.getQueryData(systemConfigQuery.queryKey)?.federation.health_token,
    bootstrap.system_config.federation.shell_version,
  )

  watchProblems()
  fillPlacesWith(fillPlace)

  await nextTurn()
  // The remote of the first screen is on its way before React draws anything.
  const first = claimOf(bootstrap.system_config.remotes, location.pathname)
  const own = framePageAt(location.pathname, bootstrap.settings)
  const isOpen =
    first &&
    (bootstrap.session ?? first.route.public) &&
    mayEnter(first.remote.declaration, location.pathname, bootstrap.session?.perms)
  const prepared =
    own || !isOpen
      ? preparePage(own && ownPages[own])
      : loadRemote(overridden(first.remote)).then(({ module }) => prepareRoute(module, location.pathname))
  prepared.catch(() => undefined)

  await nextTurn()
  // Made here, so that drawing finds it made: its colours are worked out, which takes a slow device a while.
  createKursportalTheme(bootstrap.settings.colors.primary)
  await nextTurn()

  nameEntry()
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <Screen />
          <ScrollRestoration />
        </>
      ),
      errorElement: <BrokenPage />,
    },
  ])

  watchMoves((pathname) => {
    const claim = claimOf(client.getQueryData(systemConfigQuery.queryKey)?.remotes ?? [], pathname)
    if (claim) noteUnusable(claim.remote.name, 'it goes from one address to the next by itself')
  })
  heedLoggedOut(client, router)
  holdPosition(router)

  await waitForFirstScreen(prepared)
  const ready = performance.now()
  const uncover = (): void => {
    endSplash(document.getElementById('splash'), ready)
    reportShell(null)
  }
  const root = createRoot(place)
  // As a transition React draws in pieces and lets the browser in between; the splash lies over it meanwhile.
  startTransition(() => {
    root.render(<App styles={styles} client={client} router={router} onDrawn={uncover} />)
  })
  whenQuiet(forgetReads)
  fetchWhenQuiet(async () =>
    (await import(/* webpackChunkName: "links-ahead" */ './federation/watch-busy.ts')).watchBusy(),
  )
}
