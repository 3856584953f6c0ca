import type { RemoteRegistration } from '@kursportal/shared/federation'
import { useLocation } from '@kursportal/shared/router'
import { useEffect, useRef } from 'react'
import { noteNavigation } from './loader/load-remote.ts'

/**
 * An open page keeps the release of a remote it began with and takes up another one with the next navigation that
 * loses nothing (`next` decides), coming to the remote among them: the files of a release stay where they are, so there
 * is no hurry.
 */
export const useSwitch = (registration: RemoteRegistration): void => {
  const { pathname } = useLocation()
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    noteNavigation(registration)
  }, [pathname, registration])
}
