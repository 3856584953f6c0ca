import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import type { CourseContent } from '../scenarios/course-content.types.ts'
import { addTemplates, fillCourses } from './courses.ts'
import { fillEnrolments } from './enrolments.ts'
import { fillFinishes } from './finishes.ts'
import { fillPeople } from './people.ts'

/** How much there shall be of what, in all. */
export type Scale = { users: number; courses: number }

/**
 * Fills a database with people, societies, courses, accesses, learning and finishes until there is so much of each; what
 * is there stays. Done by the database itself, so a hundred thousand people take a minute or two. The same each time,
 * but for the day it is done on, from which all times are counted back.
 * @param templates the courses that all others are copies of
 * @param say tells what is being done
 */
export const fillScale = async (
  services: Services,
  { users, courses }: Scale,
  templates: readonly CourseContent[],
  say: (line: string) => void = () => undefined,
): Promise<void> => {
  const { database } = services
  say(`People, up to ${users} …`)
  await fillPeople(database, users)
  say(`Courses, up to ${courses} …`)
  await addTemplates(services, templates)
  await fillCourses(database, { courses, templates: templates.length })
  say('Accesses, participations and progress …')
  await fillEnrolments(database)
  say('Finishes and what they earn …')
  await fillFinishes(database)
  // As the database does by itself in time: until then a search reads what is not in its index yet, row by row.
  await sql`vacuum analyze`.execute(database.db)
}
