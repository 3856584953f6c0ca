import { addPerson } from '../../../seed/scenarios/people.ts'
import { idOf, itemsOf } from '../../../testing/answers.ts'
import { startNinox } from '../../../testing/ninox-server.ts'
import { openTestPlatform } from '../../../testing/test-platform.ts'

describe('importing a course on PostgreSQL', () => {
  it('makes one draft, however often it is asked for at once', async () => {
    const ninox = await startNinox()
    const { url, token, database } = ninox
    const platform = await openTestPlatform({ ninox: { url, token, database } })
    try {
      ninox.fill('Kurse', [{ Titel: 'Rücken' }])
      ninox.fill('Kapitel', [{ Kurs: 1, Titel: 'Anfang' }])
      ninox.fill('Lektionen', [{ Kapitel: 1, Titel: 'Los', Art: 'Video' }])
      await platform.run((context) =>
        addPerson(context, { email: 'kim@beispiel.de', is_course_creator: true }),
      )
      const kim = await platform.as('kim@beispiel.de')
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => kim.post('/import-course', { ninox_id: 1 })),
      )
      expect(new Set(answers.map(idOf)).size).toBe(1)
      expect(itemsOf(await kim.get('/courses/dev'))).toMatchObject([{ chapters: 1, lectures: 1 }])
    } finally {
      await platform.close()
      await ninox.close()
    }
  })
})
