import { isFailure } from '@kursportal/shared/client'
import { bindTexts } from '@kursportal/shared/i18n'
import { part } from '@kursportal/shared/router'
import { Loaded as KitLoaded } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import { paths } from './paths.ts'
import { TabTitle } from './TabTitle.tsx'

const { useTexts } = bindTexts('mf-learner', { ...commonTexts })

const CourseGone = part(() => import(/* webpackChunkName: "course-gone" */ './CourseGone.tsx'), null)

type Results = ComponentProps<typeof KitLoaded>['query']
type Props<Of extends Results> = ComponentProps<typeof KitLoaded<Of>> & {
  /** The course of a whole page: where it is one that may not be taken any more, the page says so. */
  courseId?: string
}

/** The kit's `Loaded`, with this remote's way on from what is gone. */
export const Loaded = <const Of extends Results>({ courseId, ...props }: Props<Of>): ReactNode => {
  const t = useTexts()
  const { query, waiting, page, failed, goneTitle, renderFrame = (state) => state } = props
  const missing = [query].flat().filter(({ data, isError }) => data === undefined && isError)
  const isNowhere = isFailure(missing[0]?.error, 'not_found', 'validation_failed')
  const loaded = (
    <>
      {page && missing[0] && <TabTitle>{(isNowhere && goneTitle) || failed}</TabTitle>}
      <KitLoaded home={{ label: t('common.toMyCourses'), href: paths.myCourses }} {...props} />
    </>
  )
  const isGone = missing.some(({ error }) => isFailure(error, 'not_found'))
  if (courseId === undefined || !isGone) return loaded
  return (
    <CourseGone courseId={courseId} waiting={renderFrame(waiting)}>
      {loaded}
    </CourseGone>
  )
}
