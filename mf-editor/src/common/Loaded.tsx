import { Loaded as KitLoaded } from '@kursportal/shared/ui'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'
import { paths } from './paths.ts'

const { useTexts } = bindTexts('mf-editor', { ...commonTexts })

/** The kit's `Loaded`, with this remote's way on from what is gone. */
export const Loaded: typeof KitLoaded = (props) => {
  const t = useTexts()
  return <KitLoaded home={{ label: t('common.toCourseList'), href: paths.courseList }} {...props} />
}
