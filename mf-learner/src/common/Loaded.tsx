import { isFailure } from '@kursportal/shared/client'
import { bindTexts } from '@kursportal/shared/i18n'
import { part } from '@kursportal/shared/router'
import { Loaded as KitLoaded } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import { paths } from './paths.ts'

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
  const { query, waiting, renderFrame = (state) => state } = props
  const loaded = <KitLoaded home={{ label: t('common.toMyCourses'), href: paths.myCourses }} {...props} />
  const isGone = [query].flat().some(({ data, error }) => data === undefined && isFailure(error, 'not_found'))
  if (courseId === undefined || !isGone) return loaded
  return (
    <CourseGone courseId={courseId} waiting={renderFrame(waiting)}>
      {loaded}
    </CourseGone>
  )
}
