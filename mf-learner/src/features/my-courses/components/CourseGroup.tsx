import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { CardGrid, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CourseTile } from './CourseTile.tsx'

/** Courses that are equally far, under their heading; nothing when there are none. */
export const CourseGroup = (props: { title: string; courses: readonly LearnerCourseSummary[] }): ReactNode =>
  props.courses.length === 0 ? null : (
    <Section title={props.title}>
      <CardGrid>
        {props.courses.map((course) => (
          <li key={course.id}>
            <CourseTile course={course} />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
