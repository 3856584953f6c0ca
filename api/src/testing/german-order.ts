import { searchText } from '@kursportal/shared/domain'
import { newId } from '../platform/ids.ts'
import { addAccess } from '../seed/scenarios/learning.ts'
import { addPerson } from '../seed/scenarios/people.ts'
import { addSociety } from '../seed/scenarios/societies.ts'
import { itemsOf } from './answers.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

/** As a German dictionary has them. */
const sorted = ['Abel', 'ähnlich', 'Amsel', 'Oder', 'Öl', 'Olm', 'Straße', 'Strauß', 'über', 'Ufer', 'Zander']
/** In an order no database would choose. */
const mixed = [9, 2, 5, 7, 0, 10, 3, 8, 1, 6, 4].map((index) => sorted[index] ?? '')

/** What holds on every database: lists by name are in the order of a German dictionary, across their pages too. */
export const describeGermanOrder = (): void => {
  describe('the order of lists by name', () => {
    let platform: TestPlatform
    beforeAll(async () => {
      platform = await openTestPlatform()
      await platform.run(async (context) => {
        const admin = await addPerson(context, { email: 'ada@beispiel.de', is_admin: true, last_name: 'AAA' })
        const society = await addSociety(context, { name: 'AAA', owner_id: admin })
        for (const name of mixed) {
          const person = await addPerson(context, { email: `${newId()}@beispiel.de`, last_name: name })
          await addSociety(context, { name })
          const course = newId()
          await context.db
            .insertInto('courses')
            .values({ id: course, owner_id: admin, title: name, search_text: searchText(name) })
            .execute()
          const access = await addAccess(context, { owner_id: admin, name, course_ids: [course] })
          await context.db.insertInto('default_accesses').values({ access_id: access }).execute()
          await context.db
            .insertInto('insurances')
            .values({ id: newId(), name, search_text: searchText(name) })
            .execute()
          await context.db
            .updateTable('users')
            .set({ society_id: society })
            .where('id', '=', person)
            .execute()
        }
      })
    })
    afterAll(() => platform.close())

    it.each([
      ['/users', 'last_name'],
      ['/societies', 'name'],
      ['/search-societies', 'name'],
      ['/search-communities', 'name'],
      ['/search-courses', 'title'],
      ['/insurances', 'name'],
    ])('%s', async (path, field) => {
      const ada = await platform.as('ada@beispiel.de')
      const names = itemsOf(await ada.get(path)).map((item) => item[field])
      expect(names.filter((name) => name !== 'AAA')).toEqual(sorted)
      const paged: unknown[] = []
      for (let offset = 0; offset < names.length; offset += 5)
        paged.push(...itemsOf(await ada.get(path, { limit: 5, offset })).map((item) => item[field]))
      expect(paged).toEqual(names)
    })

    it('of members of a society and of default accesses', async () => {
      const ada = await platform.as('ada@beispiel.de')
      const { id } = await platform.context.db
        .selectFrom('societies')
        .select('id')
        .where('name', '=', 'AAA')
        .executeTakeFirstOrThrow()
      const members = itemsOf(await ada.get('/users-in-society', { society_id: id }))
      expect(members.map((member) => member['last_name'])).toEqual(sorted)
      const { body } = await ada.get('/default-ids')
      expect((body as { accesses: { name: string }[] }).accesses.map(({ name }) => name)).toEqual(sorted)
    })
  })
}
