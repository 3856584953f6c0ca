import { LoadFailure as KitLoadFailure } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { paths } from './paths.ts'

type Props = Omit<ComponentProps<typeof KitLoadFailure>, 'home'>

/** The kit's panel for what could not be loaded, with this remote's way on from what is gone. */
export const LoadFailure = (props: Props): ReactNode => {
  const t = useTexts()
  return <KitLoadFailure {...props} home={{ label: t('common.toMyCourses'), href: paths.myCourses }} />
}
