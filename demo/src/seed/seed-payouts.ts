import { berlinYear } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import {
  addIban,
  addPayoutAccount,
  addPayoutRequest,
  addSepaFile,
  decidePayout,
  sendBackPayout,
  withdrawPayout,
} from '@kursportal/api/seed/payouts'
import { addDeclaration, addObjection } from '@kursportal/api/seed/documents'
import type { AccountKey } from '../content/people.ts'
import { DEMO_PAYOUT_IBAN } from '../content/people.ts'
import { demoSocieties } from '../content/societies.ts'
import { daysAgo, type DemoEvent } from './demo-history.ts'

/** Whose societies get paid; the other community is left to whoever looks around. */
const payees: readonly AccountKey[] = ['leader', 'sales']

const SENT_BACK_BECAUSE = 'Name und IBAN passen nicht zusammen.'
const REFUSED_BECAUSE = 'Wir prüfen noch zwei Teilnahmen. Bitte frag in einer Woche noch einmal.'

/** What becomes of a request: days ago it is made, and how it goes on. */
type Story = {
  asked: number
  /** The share of what is available that is asked for. */
  share: number
  year: 'last' | 'this'
  notes: string
  booked?: number
  refused?: number
  withdrawn?: number
  returned?: number
}

/** A request in every state; what is booked first goes into a SEPA file, one comes back from the bank, what is booked last waits for a file. */
const stories: readonly Story[] = [
  { asked: 60, share: 0.5, year: 'last', notes: 'Für neue Matten', booked: 58 },
  { asked: 50, share: 1, year: 'last', notes: '', refused: 49 },
  { asked: 45, share: 0.2, year: 'last', notes: '', withdrawn: 44 },
  { asked: 14, share: 0.3, year: 'last', notes: '', booked: 12, returned: 2 },
  { asked: 8, share: 0.5, year: 'last', notes: 'Zweite Anfrage', booked: 6 },
  { asked: 4, share: 0.5, year: 'this', notes: '' },
]
const FILES_MADE_DAYS_AGO = [57, 10]

/** The payouts of the demo, with the account each goes to. */
export const payouts = async (context: Context): Promise<DemoEvent[]> => {
  const people = await context.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (key: AccountKey) =>
    people.find(({ email }) => email === `${key}@kursportal.example`)?.id ?? ''
  const admin_id = idOf('admin')
  const societies = await context.db.selectFrom('societies').select(['id', 'name']).execute()
  const events: DemoEvent[] = []
  for (const { name, owner, is_community } of demoSocieties) {
    const society_id = societies.find((society) => society.name === name)?.id
    if (!society_id || !owner || !payees.includes(owner)) continue
    const [user_id, iban] = [idOf(owner), DEMO_PAYOUT_IBAN]
    // A club has an account of its own; whoever recommends alone is paid to the one of the profile.
    if (is_community) await addPayoutAccount(context, { society_id, user_id, holder: name, iban })
    else await addIban(context, user_id, iban)
    events.push(...taxesOf(context, owner, { society_id, user_id: idOf(owner), society: name }))
    for (const story of stories) {
      let request: string | null = null
      events.push({
        at: daysAgo(context, story.asked),
        run: async (then) => {
          request = await ask(then, { society_id, user_id: idOf(owner) }, story)
        },
      })
      const decide = (days: number | undefined, decision: { refused_because?: string } = {}) => {
        if (days === undefined) return
        const run = async (then: Context) => {
          if (request) await decidePayout(then, { id: request, admin_id, ...decision })
        }
        events.push({ at: daysAgo(context, days), run })
      }
      decide(story.booked)
      decide(story.refused, { refused_because: REFUSED_BECAUSE })
      if (story.withdrawn !== undefined) {
        const takeBack = async (then: Context) => {
          if (request) await withdrawPayout(then, { id: request, user_id: idOf(owner) })
        }
        events.push({ at: daysAgo(context, story.withdrawn), run: takeBack })
      }
      if (story.returned === undefined) continue
      const sendBack = async (then: Context) => {
        if (request) await sendBackPayout(then, { id: request, admin_id, reason: SENT_BACK_BECAUSE })
      }
      events.push({ at: daysAgo(context, story.returned), run: sendBack })
    }
  }
  const makeFile = (then: Context) => addSepaFile(then, admin_id)
  const files = FILES_MADE_DAYS_AGO.map((days) => ({ at: daysAgo(context, days), run: makeFile }))
  return [...events, ...files]
}

/** What payees declare: the club once; who recommends first as a private person, and objects to the latest document. */
const taxesOf = (
  context: Context,
  owner: AccountKey,
  { society, ...who }: { society_id: string; user_id: string; society: string },
): DemoEvent[] => {
  const declare = (days: number, declared: object): DemoEvent => ({
    at: daysAgo(context, days),
    run: (then) => addDeclaration(then, { ...who, ...declared }),
  })
  if (owner === 'leader')
    return [
      declare(90, {
        status: 'club',
        name: society,
        signed_name: 'Hans-Jürgen Großmann',
        tax_number: '26 815 08152',
      }),
    ]
  const person = {
    name: 'Markus Öztürk',
    signed_name: 'Markus Öztürk',
    street: 'Hafenstraße 44',
    zip: '24103',
    city: 'Kiel',
  }
  return [
    declare(90, person),
    declare(20, { ...person, status: 'small_business', tax_number: '26 815 08153' }),
    {
      at: daysAgo(context, 5),
      run: (then) => addObjection(then, { ...who, reason: 'Es waren zwei Abschlüsse mehr.' }),
    },
  ]
}

/** Asks for whole euros; null when early in a year there is nothing to ask for yet. */
const ask = async (
  context: Context,
  who: { society_id: string; user_id: string },
  { notes, share, year }: Story,
): Promise<string | null> => {
  const thisYear = berlinYear(context.clock.now())
  // In January and February the requests of weeks ago were made in the only year there is anything of.
  const years = [thisYear, thisYear - 1]
  for (const target_year of year === 'this' ? years : years.toReversed()) {
    const request = await addPayoutRequest(context, { ...who, target_year, share, notes })
    if (request) return request
  }
  return null
}
