import { useSystemConfig } from '@kursportal/shared/store'
import { useEffect } from 'react'
import { prefetch } from './prefetch.ts'
import { watchLinks } from './watch-links.ts'

/** The remotes of links somebody may follow soon are fetched ahead, on every page. */
export const useLinksAhead = (): void => {
  const { remotes } = useSystemConfig()
  useEffect(() => watchLinks((pathname) => prefetch(remotes, pathname)), [remotes])
}
