import { sql } from 'kysely'
import { openTestDatabase } from '../testing/test-database.ts'
import { randomLetters, READABLE } from './random-letters.ts'

describe('what is typed from paper', () => {
  it('holds no letters and digits that look alike, and few come twice', () => {
    const drawn = Array.from({ length: 100 }, () => randomLetters(6))
    for (const word of drawn) expect(word).toMatch(new RegExp(`^[${READABLE}]{6}$`))
    expect(new Set(drawn).size).toBeGreaterThan(95)
  })

  it('is drawn by the database from the same letters', async () => {
    const database = await openTestDatabase()
    const { rows } = await sql<{ word: string }>`
      select new_referral_code() as word from generate_series(1, 200)`.execute(database.db)
    await database.close()
    for (const { word } of rows) expect(word).toMatch(new RegExp(`^[${READABLE}]{6}$`))
    const words = rows.map(({ word }) => word).join('')
    expect(READABLE.split('').filter((letter) => !words.includes(letter))).toEqual([])
  })
})
