import { z } from 'zod'
import { editable } from '../edits.ts'
import { cents, id, instant, line, numberInAddress, object } from '../primitives.ts'

/** The tiers in rising order; `none` below the first level (specification, Societies). */
export const tier = z.enum(['none', 'iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond'])

/** A calendar year in a query; Europe/Berlin decides what belongs to it. */
export const calendarYear = numberInAddress(2000, 2200).describe('Calendar year in Europe/Berlin')

/** Somebody as the people who lead a society, or admins, see them. */
export const societyPerson = object({ id, name: z.string(), email: z.string() }).meta({ id: 'SocietyPerson' })

/** What a society is called; all that anybody may learn about a community. */
export const societyName = object({ id, name: z.string(), is_community: z.boolean() }).meta({
  id: 'SocietyName',
})

/** Who invites, with the short word that counts as well. */
export const invitingSociety = societyName
  .extend({ referral_code: z.string().describe('The short word for paper') })
  .meta({ id: 'InvitingSociety' })

/** A society as a search finds it. */
export const foundSociety = societyName.extend({ city: z.string() }).meta({ id: 'FoundSociety' })

/** What can be set about a society. */
export const societyFields = {
  name: line(120).min(1),
  city: line(120),
  /** Only admins change the owner; null leaves the society without one. */
  owner_id: id.nullable().describe('Who it belongs to, and whose account payouts go to'),
}

/** What the asking person may do with a society; the client only asks, never decides. */
export const societyAbilities = object({
  edit: z.boolean(),
  change_owner: z.boolean(),
  manage_admins: z.boolean(),
  manage_levels: z.boolean(),
  request_payout: z.boolean(),
  correct: z.boolean().describe('Book corrections and reversals'),
  delete: z.boolean(),
}).meta({ id: 'SocietyAbilities' })

/** A society as its own people and admins see it. */
export const society = foundSociety
  .extend({
    owner: societyPerson.nullable().describe('Whom it belongs to; null for nobody'),
    admins: z.array(societyPerson),
    members: z.int().min(0).describe('How many people belong to it'),
    own_levels: z.boolean().describe('False: the default levels apply'),
    referral_link: z.url().describe('Registering here makes a person a member'),
    created_at: instant,
    deleted_at: instant.nullable().describe('When it was removed; null while it is there'),
    merged_into: societyName.nullable().describe('The society it was merged into, if it was'),
    abilities: societyAbilities,
    ...editable,
  })
  .meta({ id: 'Society' })
export type Society = z.infer<typeof society>

/** A row of the admin's table of societies. */
export const societySummary = foundSociety
  .extend({
    owner: societyPerson.nullable().describe('Whom it belongs to; null for nobody'),
    admins: z.int().min(0),
    members: z.int().min(0),
    visits: z.int().min(0).describe('Times the referral link was opened in the year'),
    registrations: z.int().min(0).describe('Members who registered in the year'),
    finishes: z.int().min(0).describe('Finishes of the year that count'),
    tier,
    last_finish_at: instant.nullable().describe('The latest finish, of whatever year'),
    earned: cents.describe('Euro cents earned in the year'),
    paid: cents.describe('Euro cents of the year that were paid out'),
    available: cents.describe('Euro cents that can still be requested, over all years'),
    requested: cents.describe('Euro cents in open payout requests, over all years'),
    created_at: instant,
  })
  .meta({ id: 'SocietySummary' })

/** What the admin's table of societies is sorted by. */
const societyOrder = [
  'name',
  'admins',
  'members',
  'visits',
  'registrations',
  'finishes',
  'tier',
  'last_finish_at',
  'earned',
  'paid',
  'available',
  'requested',
  'created_at',
] as const

/** A column to sort by, a minus before it for the greatest first. */
export const societySort = z
  .enum([...societyOrder, ...societyOrder.map((column) => `-${column}` as const)])
  .describe('The column to sort by; with a minus before it the greatest first')

/** What can be set about a level. */
export const levelFields = {
  start: z.int().min(1).max(1_000_000).describe('From this finish of the calendar year on'),
  income_per_user: z.int().min(0).max(100_000_00).describe('Euro cents each of these finishes earns'),
  bonus: z
    .int()
    .min(0)
    .max(1_000_000_00)
    .describe('Euro cents, once a year, when this is the highest level reached'),
}

/** A level with the tier its place in the order of `start` gives it. */
export const societyLevel = object({ id, ...levelFields, tier }).meta({ id: 'SocietyLevel' })

/** What setting levels anew does, or would do. */
export const levelsChange = object({
  levels: z.array(object({ ...levelFields, tier })).describe('The levels that apply then, in order'),
  inherited: z.boolean().describe('These are the default levels'),
  version: z.string().describe('Of the own levels, as they are stored now'),
  societies: z.int().min(0).describe('How many societies the levels apply to'),
  up: z.int().min(0).describe('How many of them reach a higher tier than before'),
  down: z.int().min(0).describe('How many fall to a lower one'),
  moves: z
    .array(
      object({
        society: societyName,
        finishes: z.int().describe('Finishes of the current calendar year'),
        from: tier.describe('The tier until now'),
        to: tier.describe('The tier then'),
        before: cents.describe('What the next finish earned until now'),
        after: cents.describe('What the next finish earns then'),
      }),
    )
    .describe('Those whose tier or whose next finish changes, most finishes first; a hundred at most'),
}).meta({ id: 'LevelsChange' })

/** The day a level was reached. */
export const levelPromotion = object({
  tier,
  start: z.int().describe('From this finish of the calendar year on'),
  income_per_user: cents.describe('Euro cents each of these finishes earns'),
  bonus: cents.describe('Euro cents, once a year, when this is the highest level reached'),
  number: z.int().describe('The finish of the year that reached it'),
  reached_at: instant,
}).meta({ id: 'LevelPromotion' })

/** A finish as the people of a society see it: that somebody finished, never which course. */
export const societyFinish = object({
  id,
  number: z.int().describe('Which finish of the year this is for the society it was counted for'),
  counted_for: object({ id, name: z.string() })
    .nullable()
    .describe('The society that was merged into this one since; null where it was this one'),
  person: object({ id, name: z.string() }).nullable().describe('Null once the account is deleted'),
  finished_at: instant,
  tier,
  income: cents,
  reversed: z.boolean().describe('Taken back by an admin; counts no more'),
}).meta({ id: 'SocietyFinish' })

/** How far a member is. */
export const memberState = z
  .enum(['registered', 'started', 'finished'])
  .describe('Nothing begun yet; a course begun; a course finished and confirmed, in whichever year')

/** A member as the people who lead a society see them: progress state only. */
export const societyMember = object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  joined_at: instant,
  state: memberState,
}).meta({ id: 'SocietyMember' })

/** What removing a society meets. */
export const societyRemoval = object({
  members: z.int().min(0).describe('People who belong to it; in the way'),
  admins: z.int().min(0).describe('People who lead it besides its owner; in the way'),
  open_requests: z.int().min(0).describe('Payout requests nobody has decided yet; in the way'),
  under_way: z.int().min(0).describe('Booked payouts no bank has yet; they are paid all the same'),
  accesses: z.int().min(0).describe('Accesses that serve it; they stay, without it'),
  available: cents.describe('Can still be requested, over all years; would lapse'),
}).meta({ id: 'SocietyRemoval' })

/** What merging a society into another one moves, or has moved. */
export const societyMerge = object({
  from: societyName,
  into: societyName,
  members: z.int().min(0).describe('People who change over'),
  admins: z
    .int()
    .min(0)
    .describe('People who lead the other one from then on, the owner of this one among them'),
  accesses: z.int().min(0).describe('Accesses that serve the other one from then on'),
  finishes: z.int().min(0).describe('Finishes of the current year that count for the other one from then on'),
  open_requests: z.int().min(0).describe('Payout requests nobody has decided yet; in the way'),
  open_remarks: z
    .array(object({ year: z.int(), count: z.int().min(1).describe('So many finishes') }))
    .describe(
      'Finishes that look odd and nobody has decided about, by year; in the way, as their money would pass',
    ),
  money: z
    .array(object({ year: z.int(), amount: cents.describe('Can be requested; passes to the other one') }))
    .describe('By year, as it was earned'),
  available: cents.describe('The sum of it'),
  version: z.string().describe('Changes with these figures; send it back as based_on'),
}).meta({ id: 'SocietyMerge' })
