import type { RemoteModule, RemoteRegistration } from '@kursportal/shared/federation'
import { useLocation, useRoutes } from '@kursportal/shared/router'
import { Suspense, use, type ReactNode } from 'react'
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx'
import { WaitingPage } from '../frame/WaitingPage.tsx'
import { useNewest } from './hot-remotes.ts'
import { forgetRemote, loadRemote } from './load-remote.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'

const Routes = ({ remote }: { remote: RemoteModule }): ReactNode =>
  useRoutes([...remote.routes, { path: '*', element: <NotFoundPage /> }])

const Loaded = ({ registration }: { registration: RemoteRegistration }): ReactNode => (
  <Routes remote={useNewest(registration.name, use(loadRemote(registration)))} />
)

/** A remote in its place inside the frame: waiting, shown, or failed with a way to try again. */
export const RemoteHost = ({ registration }: { registration: RemoteRegistration }): ReactNode => {
  const { pathname } = useLocation()
  return (
    <RemoteBoundary
      key={`${registration.name}@${registration.version}`}
      title={registration.declaration.title}
      pathname={pathname}
      onFailure={() => forgetRemote(registration)}
    >
      <Suspense fallback={<WaitingPage />}>
        <div data-remote={registration.name} data-version={registration.version}>
          <Loaded registration={registration} />
        </div>
      </Suspense>
    </RemoteBoundary>
  )
}
