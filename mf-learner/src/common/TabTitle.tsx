import { useDocumentTitle } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** Names the browser's tab where a message takes the whole page, and with it the frame that would do so. */
export const TabTitle = ({ children }: { children: string }): ReactNode => {
  useDocumentTitle(children)
  return null
}
