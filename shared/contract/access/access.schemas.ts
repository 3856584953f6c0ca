import { z } from 'zod'
import { editable } from '../edits.ts'
import { cents, day, id, instant, line, object } from '../primitives.ts'
import { pick } from '../../domain/records.ts'
import { courseFields, publicFields } from '../courses/course-fields.ts'
import { clubImprint } from '../societies/society-provider.calls.ts'
import { landingPage } from './landing-page.ts'

const person = object({ id, name: z.string() })

/** What an access is: its name, and whether it serves single people or whole societies. */
export const accessFields = {
  name: line(200).min(1),
  for_societies: z.boolean().describe('Serves whole societies; single people cannot be added then'),
  open_until: day.nullable().describe('The last day on which its page lets people in; null: for good'),
  needs_code: z.boolean().describe('Lets in only who has one of its codes'),
  fee_cents: cents
    .min(0)
    .max(10_000_000)
    .nullable()
    .describe(
      'What somebody pays who takes part through it, as certificates state it; null: the price of the course',
    ),
}

/** A course as the public page of an access shows it. */
export const accessCourse = object({
  id: id.describe('The live course'),
  ...pick(courseFields, publicFields),
  for_you: z
    .boolean()
    .describe('Whether the person who asks is of the age it is for; true while nobody is logged in'),
  can_begin: z.boolean().describe('Whether it may be begun: not when its certification is over'),
  certified: z
    .boolean()
    .describe('Offered as certified, and its certification is not over: insurances may pay a part of it'),
  withdrawn: z
    .boolean()
    .describe('The person who asks withdrew from the contract about it, and was not given it again'),
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
      owner: person,
      updated_at: instant,
    }),
  ),
  users: z.int().min(0),
  societies: z.int().min(0),
  is_default: z.boolean().describe('Everybody has it'),
  owner: person,
  created_at: instant,
  updated_at: instant,
  ...editable,
}).meta({ id: 'AccessManagement' })

/** An order, as its summary shows it before the button (BGB, section 312j). */
const accessOrder = object({
  total_cents: cents.min(1).describe('All of it, taxes included'),
  course_ids: z
    .array(id)
    .describe('The live courses that are ordered: of those that are for the person, what may be begun'),
  provider: object({ name: z.string(), street: z.string(), zip: z.string(), city: z.string() })
    .nullable()
    .describe('With whom the contract is concluded; null while nobody has entered it'),
}).meta({ id: 'AccessOrder' })

export const access = object({
  id,
  ...accessFields,
  name: z.string(),
  courses: z.array(accessCourse).describe('The live courses it grants'),
  inviter: z.string().nullable().describe('Name of the person it belongs to; null without one'),
  ended: z.boolean().describe('It lets nobody in any more; whoever has it keeps it'),
  society_names: z.array(z.string()).describe('The societies it serves, the first twenty'),
  imprints: z
    .array(clubImprint)
    .describe('The societies that offer its courses themselves, the first twenty; none: the platform does'),
  order: accessOrder
    .nullable()
    .describe(
      'What somebody orders who takes it, or the courses they withdrew from; null: taking it concludes no contract about money',
    ),
  has_landing_page: z.boolean(),
  has_access: z
    .boolean()
    .describe('The person who asks already has it, or what is left of it after withdrawing'),
  can: object({
    join: z
      .boolean()
      .describe('A logged-in person may take it, or what they withdrew from: POST /access/join'),
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
  open_until: accessFields.open_until,
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
  code: z.string().describe('Of the address they came by; empty without one'),
  standing: z
    .enum(['not_begun', 'learning', 'finished'])
    .describe('In the courses of the access: nothing begun, something, something finished and nothing open'),
}).meta({ id: 'AccessUser' })

/** Somebody who was invited by mail, as who manages the access sees it. */
export const accessInvitation = object({
  id,
  email: z.string(),
  invited_at: instant,
  joined: z.boolean().describe('Somebody with this address has taken the access'),
}).meta({ id: 'AccessInvitation' })
export type AccessInvitation = z.infer<typeof accessInvitation>

/** An invitation somebody has not taken yet, as they see it themselves. */
export const ownInvitation = object({
  access_id: id,
  inviter: z.string().nullable().describe('Name of who invites; null without one'),
  invited_at: instant,
  courses: z.array(object({ id, title: z.string(), image_id: id.nullable() })).describe('Live courses'),
}).meta({ id: 'OwnInvitation' })
export type OwnInvitation = z.infer<typeof ownInvitation>

/** A contract about a course that costs something. */
export const order = object({
  course_id: id,
  course_title: z.string(),
  concluded_on: day.describe('When the contract was concluded'),
  fee_cents: z.int().nullable().describe('What the course costs, as its certificate states it'),
  last_day: day
    .nullable()
    .describe(
      'The last day to withdraw from it; null for who agreed to begin earlier and so may lose the right',
    ),
}).meta({ id: 'Order' })
export type Order = z.infer<typeof order>

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
  accesses: z.array(
    object({
      id,
      name: z.string(),
      courses: z.int().min(0).describe('How many courses it grants, drafts too'),
      live_courses: z.int().min(0).describe('How many of them are published'),
      owner: person.nullable().describe('Whose access it is'),
      added_at: instant.nullable().describe('Since when everybody has it; null where that was not kept'),
      added_by: person.nullable().describe('Who decided it; null once the account is deleted'),
    }),
  ),
}).meta({ id: 'DefaultIds', description: 'The accesses everybody has' })

/** What changes for people when everybody has other accesses. */
export const defaultEffect = object({
  courses_gained: z.int().min(0).describe('Published courses that come'),
  courses_lost: z.int().min(0).describe('Published courses that go'),
  people_gaining: z.int().min(0).describe('People who have one of those that come in no other way'),
  people_losing: z.int().min(0).describe('People who have one of those that go in no other way'),
  people_learning: z.int().min(0).describe('Those of them who are in one that goes; their progress stays'),
}).meta({ id: 'DefaultEffect' })
export type DefaultEffect = z.infer<typeof defaultEffect>
