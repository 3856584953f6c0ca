import { useLocation } from '@kursportal/shared/router'
import { Typography, useDocumentTitle } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { isField } from '../../common/is-field.ts'
import { useOpenCourse } from './useOpenCourse.ts'

/**
 * The heading of the part of a course that is open. Going to it puts the focus here: Tab goes on into the part and not
 * through the whole tree again. On phones, where the part is all there is, it is the page's title as well.
 */
export const PartHeading = ({ children }: { children: string }): ReactNode => {
  const { isWide, enteredAt } = useOpenCourse()
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page with which the editor was opened keeps the focus that the frame gave it.
    if (key === enteredAt) return
    // Whoever writes already, because the part came late, writes on.
    if (isField(document.activeElement)) return
    heading.current?.focus({ preventScroll: true })
  }, [key, enteredAt])
  return (
    <>
      {!isWide && <PageTitle title={children} />}
      <Typography
        ref={heading}
        variant="h2"
        component="h2"
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {children}
      </Typography>
    </>
  )
}

const PageTitle = ({ title }: { title: string }): ReactNode => {
  useDocumentTitle(title)
  return null
}
