import { failureText, isFailure } from '@kursportal/shared/client'
import { LoadFailure as KitLoadFailure } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { paths } from './paths.ts'

type Props = {
  /** What could not be loaded, from the reader's point of view. */
  title: string
  error: unknown
  onRetry: () => void
  retrying: boolean
  /** It is the whole page, so its title is the page's `h1`. */
  page?: boolean
}

/** The kit's panel for what could not be loaded, with this remote's way on from what is gone. */
export const LoadFailure = ({ error, ...rest }: Props): ReactNode => {
  const t = useTexts()
  return (
    <KitLoadFailure
      {...rest}
      reason={failureText(error)}
      gone={isFailure(error, 'not_found')}
      home={{ label: t('common.toMyCourses'), href: paths.myCourses }}
    />
  )
}
