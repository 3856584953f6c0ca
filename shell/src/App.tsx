import { CacheProvider, type EmotionCache } from '@emotion/react'
import { QueryClientProvider, type QueryClient } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { ThemeRoot } from '@kursportal/shared/theme'
import type { ReactNode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { usePlatformHead } from './bootstrap/usePlatformHead.ts'
import { useLinksAhead } from './federation/useLinksAhead.ts'
import { usePlatformChanges } from './session/usePlatformChanges.ts'
import { useSessionWatch } from './session/useSessionWatch.ts'

const Themed = ({ router }: { router: DataRouter }): ReactNode => {
  const { colors } = useSettings()
  useSessionWatch()
  usePlatformHead()
  usePlatformChanges()
  useLinksAhead()
  return (
    <ThemeRoot primary={colors.primary}>
      <RouterProvider router={router} />
    </ThemeRoot>
  )
}

/** Everything that exists once a page: styles, data, look, addresses. */
export const App = (props: { styles: EmotionCache; client: QueryClient; router: DataRouter }): ReactNode => (
  <CacheProvider value={props.styles}>
    <QueryClientProvider client={props.client}>
      <Themed router={props.router} />
    </QueryClientProvider>
  </CacheProvider>
)
