import { useSystemConfig } from '@kursportal/shared/store'
import { fetchWhenQuiet } from '@kursportal/shared/ui'
import { useEffect } from 'react'

/** The remotes of links somebody may follow soon are fetched ahead, on every page, once the page itself is there. */
export const useLinksAhead = (): void => {
  const { remotes } = useSystemConfig()
  useEffect(() => {
    let stop: (() => void) | undefined
    let over = false
    const leave = fetchWhenQuiet(async () => {
      const ahead = await import(/* webpackChunkName: "links-ahead" */ './links-ahead.ts')
      if (!over) stop = ahead.watchLinks((pathname) => ahead.prefetch(remotes, pathname))
    })
    return () => {
      over = true
      leave()
      stop?.()
    }
  }, [remotes])
}
