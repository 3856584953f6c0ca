import { CacheProvider, type EmotionCache } from '@emotion/react'
import { QueryClientProvider, type QueryClient } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { ThemeRoot } from '@kursportal/shared/theme'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { usePlatformHead } from './bootstrap/usePlatformHead.ts'
import { useLinksAhead } from './federation/useLinksAhead.ts'
import { usePlatformChanges } from './session/usePlatformChanges.ts'
import { useSessionWatch } from './session/useSessionWatch.ts'

const Themed = ({ router, onDrawn }: { router: DataRouter; onDrawn: () => void }): ReactNode => {
  const { colors } = useSettings()
  useSessionWatch()
  usePlatformHead()
  usePlatformChanges()
  useLinksAhead()
  // The ground first, in a turn of its own: colours and rules of the whole page take a slow device a while to write. As a
  // transition, since of a drawing that is deferred itself React defers nothing more.
  const [hasGround, setGround] = useState(false)
  useEffect(() => startTransition(() => setGround(true)), [])
  // Once: the way to uncover the page never changes.
  useEffect(() => {
    if (hasGround) onDrawn()
  }, [hasGround, onDrawn])
  return <ThemeRoot primary={colors.primary}>{hasGround && <RouterProvider router={router} />}</ThemeRoot>
}

type Props = {
  styles: EmotionCache
  client: QueryClient
  router: DataRouter
  /** Told when the page is drawn for the first time. */
  onDrawn: () => void
}

/** Everything that exists once a page: styles, data, look, addresses. */
export const App = ({ styles, client, router, onDrawn }: Props): ReactNode => (
  <CacheProvider value={styles}>
    <QueryClientProvider client={client}>
      <Themed router={router} onDrawn={onDrawn} />
    </QueryClientProvider>
  </CacheProvider>
)
