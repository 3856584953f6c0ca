import type { ActorContext } from '../../../platform/context.ts'
import { addDeclaration } from '../../../seed/scenarios/documents.ts'
import { addFinishedMembers } from '../../../seed/scenarios/finishes.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../../seed/scenarios/societies.ts'
import { newId } from '../../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { IBAN } from '../../../testing/values.ts'
import { bookPayouts } from '../book-payouts.ts'
import { bookPayout } from '../decide-payout.ts'
import { requestPayout } from '../request-payout.ts'
import { ISSUER } from './documents.fixtures.ts'
import { storeIssuer } from './issuer.ts'

const SOCIETIES = 4
const EACH = 3

describe('numbers of documents, taken at once', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const asAdmin = <T>(admin_id: string, useCase: (context: ActorContext) => Promise<T>): Promise<T> => {
    const actor = { user_id: admin_id, is_admin: true, is_course_creator: false, session_hash: null }
    return platform.run((context) => useCase({ ...context, actor }))
  }

  /** Societies with requests that wait, each of its own owner. */
  const arrange = async (admin_id: string): Promise<string[]> => {
    const course_id = newId()
    await platform.context.db
      .insertInto('courses')
      .values({ id: course_id, owner_id: admin_id, title: 'Rücken' })
      .execute()
    const requests: string[] = []
    for (let number = 0; number < SOCIETIES; number += 1) {
      const user_id = await platform.run((context) => addPerson(context, { email: `o${number}@beispiel.de` }))
      const iban_encrypted = platform.context.secrets.encrypt(IBAN)
      await platform.context.db
        .updateTable('users')
        .set({ iban_encrypted, first_name: 'Olga', last_name: `Nummer ${number}` })
        .where('id', '=', user_id)
        .execute()
      const society_id = await platform.run(async (context) => {
        const id = await addSociety(context, { name: `TSV ${number}`, owner_id: user_id })
        await addLevels(context, id)
        await addFinishedMembers(context, { society_id: id, course_id, count: 8 })
        await addDeclaration(context, { society_id: id, user_id })
        return id
      })
      for (let each = 0; each < EACH; each += 1)
        requests.push(
          (
            await asAdmin(admin_id, (context) =>
              requestPayout(context, { amount: 500, target_year: 2026, society_id }),
            )
          ).id,
        )
    }
    return requests
  }

  it('have no gap, whoever books one, several or gives up', async () => {
    platform.clock.set('2026-08-01T10:00:00Z')
    const admin_id = await platform.run((context) =>
      addPerson(context, { email: 'admin@beispiel.de', is_admin: true }),
    )
    await platform.run((context) => storeIssuer(context, ISSUER))
    const requests = await arrange(admin_id)
    const undone = asAdmin(admin_id, async (context) => {
      await bookPayout(context, requests[0] ?? '')
      throw new Error('undone')
    })
    const answers = await Promise.allSettled([
      undone,
      asAdmin(admin_id, (context) => bookPayouts(context, requests)),
      asAdmin(admin_id, (context) => bookPayouts(context, requests.toReversed())),
      ...requests.map((id) => asAdmin(admin_id, (context) => bookPayout(context, id))),
    ])
    const broken = answers.filter(
      (answer) => answer.status === 'rejected' && !/decided|undone/.test(String(answer.reason)),
    )
    expect(broken).toEqual([])
    const documents = await platform.context.db
      .selectFrom('payout_documents')
      .select(['position', 'request_id'])
      .orderBy('position')
      .execute()
    expect(documents.map(({ position }) => position)).toEqual(requests.map((_, index) => index + 1))
    expect(new Set(documents.map(({ request_id }) => request_id)).size).toBe(requests.length)
  })
})
