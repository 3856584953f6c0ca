import { CacheProvider } from '@emotion/react'
import {
  LONGEST_WAIT,
  TookTooLong,
  type RemoteModule,
  type RemoteRegistration,
} from '@kursportal/shared/federation'
import { useQueryClient } from '@kursportal/shared/query'
import { PagePlace, useLocation, useRoutes } from '@kursportal/shared/router'
import { systemConfigQuery } from '@kursportal/shared/store'
import {
  type Dispatch,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { styleCache } from '../bootstrap/style-cache.ts'
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx'
import { WaitingPage } from '../frame/WaitingPage.tsx'
import { useNewest } from './hot-remotes.ts'
import {
  inUse,
  loadRemote,
  noteFailure,
  noteUnusable,
  noteShown,
  ranHere,
  tryAgain,
} from './loader/load-remote.ts'
import { overridden } from './overrides.ts'
import { CorrectedRelease } from '../features/errors/CorrectedRelease.tsx'
import { watchPageLocks } from './page-locks.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { Shown } from './Shown.tsx'
import { isTakenBack } from './stopped.rules.ts'
import { useSwitch } from './useSwitch.ts'

const Routes = ({ remote }: { remote: RemoteModule }): ReactNode =>
  useRoutes([...remote.routes, { path: '*', element: <NotFoundPage /> }])

/** Milliseconds a remote's place may stay empty: its files and a page may each take their time, but nobody waits for ever. */
const EMPTY_FOR = 2 * LONGEST_WAIT

/** Stands in the remote's place until something of it is there; a page that suspends without end fails. */
const Waiting = (): ReactNode => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), EMPTY_FOR)
    return () => clearTimeout(timer)
  }, [])
  if (late) throw new TookTooLong(EMPTY_FOR)
  return <WaitingPage />
}

/** Milliseconds after the first screen from which on it is looked whether the page can be used. */
const LOOK_AFTER = 1000

/** Something to draw that is not urgent, and nothing to see. */
const ask = (set: Dispatch<(before: number) => number>): void =>
  startTransition(() => set((before) => before + 1))

/** Has the page of a remote looked after, soon after its first screen; what that takes is fetched then. */
const Used = ({ name }: { name: string }): ReactNode => {
  const [beat, setBeat] = useState(0)
  const drawn = useRef(0)
  useLayoutEffect(() => {
    drawn.current = beat
  })
  // Its end comes in the same moment as that of the place.
  useLayoutEffect(() => {
    const place = document.querySelector(`[data-remote="${name}"]:not([data-place])`)
    if (!place) return undefined
    let stop = (): void => clearTimeout(timer)
    let over = false
    const begin = async (): Promise<void> => {
      const { lookAfter } = await import(/* webpackChunkName: "links-ahead" */ './look-after.ts')
      if (over) return
      const asked = { ask: () => ask(setBeat), drawn: () => drawn.current }
      stop = lookAfter(place, asked, (fault) => noteUnusable(name, fault))
    }
    // That it does not come is no failure of the remote.
    const timer = setTimeout(() => void begin().catch(() => undefined), LOOK_AFTER)
    return () => {
      over = true
      stop()
    }
  }, [name])
  return null
}

/** Unlocks the page as a remote is left. */
const Unlocked = (): ReactNode => {
  useLayoutEffect(watchPageLocks, [])
  return null
}

const Loaded = ({ registration }: { registration: RemoteRegistration }): ReactNode => {
  const { module, version } = use(loadRemote(registration))
  return (
    // What it lifts up (z-index) is lifted inside of its own place, not over the frame.
    <div data-remote={registration.name} data-version={version} style={{ isolation: 'isolate' }}>
      <CacheProvider value={styleCache(registration.name)}>
        <Routes remote={useNewest(registration.name, module)} />
      </CacheProvider>
      <Shown tell={() => noteShown(registration)} />
      <Used name={registration.name} />
      <Unlocked />
    </div>
  )
}

/** A remote in its place inside the frame: waiting, shown, or failed with a way to try again. */
export const RemoteHost = ({ registration }: { registration: RemoteRegistration }): ReactNode => {
  const { pathname } = useLocation()
  const client = useQueryClient()
  useSwitch(registration)
  const used = inUse(registration)
  const corrected = ranHere().some((one) => one.name === used.name && isTakenBack(one, registration))
  return (
    <>
      {corrected && <CorrectedRelease />}
      <RemoteBoundary
        key={`${used.name}@${used.version}`}
        title={used.declaration.title}
        pathname={pathname}
        onFailure={(error) => noteFailure(used, error)}
        onRetry={async () => {
          // The registry may have another release for this visitor by now.
          await client.refetchQueries({ queryKey: systemConfigQuery.queryKey })
          const remotes = client.getQueryData(systemConfigQuery.queryKey)?.remotes
          const now = remotes?.find(({ name }) => name === used.name)
          tryAgain(now ? overridden(now) : used)
        }}
      >
        <PagePlace waiting={<Waiting />}>
          <Loaded registration={used} />
        </PagePlace>
      </RemoteBoundary>
    </>
  )
}
