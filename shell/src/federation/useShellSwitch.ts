import { useLocation } from '@kursportal/shared/router'
import { hasUnsaved, useSystemConfig } from '@kursportal/shared/store'
import { useEffect, useRef } from 'react'

/**
 * An open page keeps the release of the shell it began with, whose files stay where they are, and takes up another one
 * with the next navigation that loses nothing: the page is loaded anew at the address somebody just went to.
 * @param reload loads the page anew
 */
export const useShellSwitch = (reload: () => void = () => location.reload()): void => {
  const { pathname } = useLocation()
  const { shell_version } = useSystemConfig().federation
  const first = useRef(shell_version)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (shell_version !== null && shell_version !== first.current && !hasUnsaved()) reload()
  }, [pathname, shell_version, reload])
}
