import { isPreparable, nameRepeated } from './prepare-repeated.ts'

const ask = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1)

describe('statements that are prepared', () => {
  it.each([
    'select "id" from "users" where "email" = $1',
    '\n    select count(*) as n, minutes * 60 from videos',
    'insert into "sessions" ("id_hash") values ($1) returning "id_hash"',
    'with asked as (select 1 as n) select n from asked',
    'update "users" set "city" = $1',
  ])('can be %j', (text) => expect(isPreparable(text)).toBe(true))

  it.each([
    'select * from "users"',
    'select "users".* from "users"',
    'select id, * from users',
    'select distinct on (course_id) * from participations',
    'insert into "users" ("id") values ($1) returning *',
    'begin',
    'notify changes',
    'truncate users',
  ])('cannot be %j', (text) => expect(isPreparable(text)).toBe(false))

  it('get a name of their text once they were asked often', () => {
    const nameOf = nameRepeated()
    expect(ask(nameOf, 'select 1', 19)).toBeUndefined()
    const name = nameOf('select 1')
    expect(name).toMatch(/^[\w-]{27}$/)
    expect(nameOf('select 1')).toBe(name)
    expect(ask(nameOf, 'select 2', 20)).not.toBe(name)
    expect(ask(nameOf, 'select * from users', 40)).toBeUndefined()
  })

  it('are not more than three hundred', () => {
    const nameOf = nameRepeated()
    for (let n = 0; n < 300; n += 1) expect(ask(nameOf, `select ${n}`, 20)).toBeDefined()
    expect(ask(nameOf, 'select 300', 40)).toBeUndefined()
    expect(nameOf('select 299')).toBeDefined()
  })
})
