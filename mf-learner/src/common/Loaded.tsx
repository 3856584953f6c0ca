import { Loaded as KitLoaded } from '@kursportal/shared/ui'
import { useTexts } from '../texts/first.ts'
import { paths } from './paths.ts'

/** The kit's `Loaded`, with this remote's way on from what is gone. */
export const Loaded: typeof KitLoaded = (props) => {
  const t = useTexts()
  return <KitLoaded home={{ label: t('common.toMyCourses'), href: paths.myCourses }} {...props} />
}
