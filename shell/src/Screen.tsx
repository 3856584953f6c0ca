import { claimOf, framePageAt, isBelow } from '@kursportal/shared/federation'
import { PagePlace, useLocation } from '@kursportal/shared/router'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { useMemo, type ReactNode } from 'react'
import { DisabledPanel } from './features/errors/DisabledPanel.tsx'
import { NotFoundPage } from './features/errors/NotFoundPage.tsx'
import { LeftBehind } from './federation/LeftBehind.tsx'
import { overridden } from './federation/overrides.ts'
import { RemoteHost } from './federation/RemoteHost.tsx'
import { useHeld } from './federation/useHeld.ts'
import { useShellSwitch } from './federation/useShellSwitch.ts'
import { useStopped } from './federation/useStopped.ts'
import { Frame } from './frame/Frame.tsx'
import { WaitingPage } from './frame/WaitingPage.tsx'
import { ownPages } from './own-pages.tsx'
import { Door } from './session/Door.tsx'
import { SessionGate } from './session/SessionGate.tsx'

/** Decides by the address alone what is shown: a page of the shell, the remote that claims it, or "not found". */
export const Screen = (): ReactNode => {
  const { pathname } = useLocation()
  useShellSwitch()
  const { remotes, federation } = useSystemConfig()
  useStopped()
  const settings = useSettings()
  const address = framePageAt(pathname, settings)
  const own = address && ownPages[address]
  const isOwn = own !== undefined
  const claimed = useMemo(() => (isOwn ? undefined : claimOf(remotes, pathname)), [isOwn, remotes, pathname])
  const claim = useHeld(claimed, pathname)
  const disabled =
    own || claim
      ? undefined
      : federation.disabled.find(({ prefixes }) => prefixes.some((prefix) => isBelow(pathname, prefix)))
  return (
    <Frame plain={claim?.route.plain === true}>
      <LeftBehind pathname={pathname}>
        {own && <PagePlace waiting={<WaitingPage />}>{own}</PagePlace>}
        {claim && (
          <SessionGate open={claim.route.public === true}>
            <Door declaration={claim.remote.declaration}>
              <RemoteHost registration={overridden(claim.remote)} />
            </Door>
          </SessionGate>
        )}
        {disabled && <DisabledPanel title={disabled.title} />}
        {!own && !claim && !disabled && <NotFoundPage />}
      </LeftBehind>
    </Frame>
  )
}
