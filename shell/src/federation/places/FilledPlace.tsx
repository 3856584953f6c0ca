import { CacheProvider } from '@emotion/react'
import { fillersOf, type RemoteRegistration } from '@kursportal/shared/federation'
import type { PlaceProps } from '@kursportal/shared/first-screen'
import { useSession, useSystemConfig } from '@kursportal/shared/store'
import { Component, Suspense, use, type ReactNode } from 'react'
import { styleCache } from '../../bootstrap/style-cache.ts'
import { LoadFailure } from '../loader/load-failure.ts'
import { inUse, loadForPlace, noteFailure, noteShown } from '../loader/load-remote.ts'
import { overridden } from '../overrides.ts'
import { Shown } from '../Shown.tsx'

type Props = { name: string; props: PlaceProps }

/** What one remote shows in the place. */
const Part = ({ registration, name, props }: Props & { registration: RemoteRegistration }): ReactNode => {
  const { module, version } = use(loadForPlace(registration))
  const Filling = module.places?.[name]
  if (!Filling)
    throw new LoadFailure('module_invalid', `${registration.name} has nothing for the place ${name}`)
  return (
    <div
      data-remote={registration.name}
      data-version={version}
      data-place={name}
      style={{ isolation: 'isolate' }}
    >
      <CacheProvider value={styleCache(registration.name)}>
        <Filling {...props} />
      </CacheProvider>
      <Shown tell={() => noteShown(registration)} />
    </div>
  )
}

/** What fails in a place is not there; the page around it goes on, and the release that fills it is told of. */
class PlaceBoundary extends Component<
  { children: ReactNode; onFailure: (error: unknown) => void },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children
  }
}

/** A place in a page of another remote, with what every remote that declares it has for this person. */
const FilledPlace = ({ name, props }: Props): ReactNode => {
  const { remotes } = useSystemConfig()
  const session = useSession()
  return fillersOf(remotes, name, session).map((remote) => {
    const used = inUse(overridden(remote))
    return (
      <PlaceBoundary key={`${used.name}@${used.version}`} onFailure={(error) => noteFailure(used, error)}>
        <Suspense>
          <Part registration={used} name={name} props={props} />
        </Suspense>
      </PlaceBoundary>
    )
  })
}

export default FilledPlace
