import { createContext, useContext } from 'react'
import { paths } from './paths.ts'

/** Where the pages of a course are: among the own courses, or in the preview of its author. */
export type CoursePlace = {
  course: (courseId: string) => string
  lecture: (courseId: string, videoId: string) => string
  /** It is a draft that is looked at: what belongs to a participation is not there. */
  isPreview: boolean
}

const Place = createContext<CoursePlace>({ course: paths.course, lecture: paths.lecture, isPreview: false })

/** Puts the pages of a course somewhere else. */
export const CoursePlaceProvider = Place.Provider

/** Where the pages of the course are that is shown. */
export const useCoursePlace = (): CoursePlace => useContext(Place)
