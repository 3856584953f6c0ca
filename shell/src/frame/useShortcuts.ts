import { useNavigate } from '@kursportal/shared/router'
import { useEffect } from 'react'

/** Alt + Shift + letter → where it goes (specification, Global shortcuts). With modifiers, so typing is never taken for one. */
const shortcuts: Readonly<Record<string, string>> = { KeyH: '/my-courses', KeyP: '/profile' }

/** Makes the global shortcuts work while the frame is shown. */
export const useShortcuts = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = shortcuts[event.code]
      if (!target || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      void navigate(target)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
