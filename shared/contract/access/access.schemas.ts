import { z } from 'zod'
import { cents, id, instant, line, object } from '../primitives.ts'
import { landingPage } from './landing-page.ts'

const person = object({ id, name: z.string() })

/** What an access is: its name, and whether it serves single people or whole societies. */
export const accessFields = {
  name: line(200).min(1),
  for_societies: z.boolean().describe('Serves whole societies; single people cannot be added then'),
}

/** A course as the public page of an access shows it. */
export const accessCourse = object({
  id: id.describe('The live course'),
  title: z.string(),
  description: z.string(),
  outcomes: z.array(z.string()),
  image_id: id.nullable(),
  instructor_name: z.string(),
  instructor_qualification: z.string(),
  price_cents: cents,
  time_alternative_text: z.string(),
  duration_seconds: z.number().min(0),
  chapters: z.array(object({ title: z.string(), lectures: z.int().min(0) })),
}).meta({ id: 'AccessCourse' })

/** What only who manages an access gets of it. */
export const accessManagement = object({
  courses: z.array(
    object({
      id: id.describe('The draft, by which an access names a course'),
      live_id: id.nullable(),
      title: z.string(),
      image_id: id.nullable(),
    }),
  ),
  users: z.int().min(0),
  societies: z.int().min(0),
  is_default: z.boolean().describe('Everybody has it'),
  owner: person,
  created_at: instant,
  updated_at: instant,
}).meta({ id: 'AccessManagement' })

export const access = object({
  id,
  ...accessFields,
  name: z.string(),
  courses: z.array(accessCourse).describe('The live courses it grants'),
  has_landing_page: z.boolean(),
  has_access: z.boolean().describe('The person who asks already has it'),
  can: object({
    join: z.boolean().describe('A logged-in person may take it: POST /access/join'),
    manage: z.boolean(),
  }),
  management: accessManagement.nullable().describe('For its owner and admins'),
}).meta({ id: 'Access' })
export type Access = z.infer<typeof access>

export const accessSummary = object({
  id,
  name: z.string(),
  for_societies: z.boolean(),
  courses: z.array(object({ id: id.describe('The draft'), title: z.string() })),
  users: z.int().min(0),
  societies: z.int().min(0),
  is_default: z.boolean(),
  has_landing_page: z.boolean(),
  owner: person,
  created_at: instant,
  updated_at: instant,
}).meta({ id: 'AccessSummary' })
export type AccessSummary = z.infer<typeof accessSummary>

export const accessUser = object({
  id,
  name: z.string(),
  email: z.string(),
  image_id: id.nullable(),
  added_at: instant,
}).meta({ id: 'AccessUser' })

export const accessSociety = object({
  id,
  name: z.string(),
  members: z.int().min(0),
  added_at: instant,
}).meta({ id: 'AccessSociety' })

export const landingPageAnswer = object({
  access_id: id,
  image_id: id.nullable().describe('Picture for previews and the top of the page'),
  page: landingPage.nullable().describe('null: none was built, show the courses of the access'),
  updated_at: instant,
}).meta({ id: 'LandingPageAnswer' })
export type LandingPageAnswer = z.infer<typeof landingPageAnswer>

export const defaultIds = object({
  accesses: z.array(object({ id, name: z.string(), courses: z.int().min(0) })),
}).meta({ id: 'DefaultIds', description: 'The accesses everybody has' })
