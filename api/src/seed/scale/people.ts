import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Database } from '../../platform/db/database.ts'
import { SEED_PASSWORD } from '../scenarios/people.ts'
import { cities, clubs, firstNames, lastNames, streets, zips } from './names.ts'
import { indexedAfterwards, literal, pickers, prelude } from './sql.ts'

/** One society for so many people. */
const PEOPLE_PER_SOCIETY = 40
/** One of so many people builds courses. */
const PEOPLE_PER_CREATOR = 500

/**
 * Adds people until there are so many, with insurances and the societies that most of them belong to. Each can log in
 * with the seed password, as `<first name>.<last name>.<number>@skala.example`; every five-hundredth builds courses.
 */
export const fillPeople = async (database: Database, people: number): Promise<void> => {
  const hash = await hashPassword(SEED_PASSWORD)
  await database.script(`${prelude} ${pickers({ firstNames, lastNames, streets, cities, zips, clubs })}
    insert into insurances (id, name, iban_required, important, search_text, created_at)
      select pg_temp.scale_id('insurance', n, current_date - interval '4 years'), 'Musterkasse ' || n, n % 3 = 0, n <= 3,
        'musterkasse ' || n, current_date - interval '4 years'
      from generate_series(1, 20) as n on conflict do nothing;

    insert into societies (id, name, city, is_community, search_text, created_at)
      select pg_temp.scale_id('society', n, current_date - interval '4 years'),
        pg_temp.clubs(n) || ' ' || pg_temp.cities(n / 6) || ' ' || n, pg_temp.cities(n / 6), true,
        pg_temp.clubs_found(n) || ' ' || pg_temp.cities_found(n / 6) || ' ' || n || ' ' || pg_temp.cities_found(n / 6),
        current_date - interval '4 years'
      from generate_series((select count(*) + 1 from societies), ${Math.ceil(people / PEOPLE_PER_SOCIETY)}) as n;

    create temp table society on commit drop as
      select id, row_number() over (order by id) - 1 as n from societies where is_community;
    create temp table insurance on commit drop as
      select id, row_number() over (order by id) - 1 as n from insurances;
    analyze society; analyze insurance;

    ${indexedAfterwards(
      ['users'],
      `
    insert into users (id, email, password_hash, is_course_creator, first_name, last_name, street, zip, city, phone,
        birth_date, parent_name, parent_birth_date, society_id, insurance_id, created_at, search_text)
      select pg_temp.scale_id('person', person.n, at), email, ${literal(hash)}, person.n % ${PEOPLE_PER_CREATOR} = 0,
        pg_temp.firstNames(person.n), pg_temp.lastNames(person.n / 40), pg_temp.streets(person.n / 7) || ' ' || 1 + person.n % 90,
        pg_temp.zips(person.n / 3), pg_temp.cities(person.n / 3), '0561 ' || 100000 + person.n, born,
        case when minor then pg_temp.firstNames(person.n + 11) || ' ' || pg_temp.lastNames(person.n / 40) else '' end,
        case when minor then '1975-04-02'::date end,
        society.id, insurance.id, at,
        pg_temp.firstNames_found(person.n) || ' ' || pg_temp.lastNames_found(person.n / 40) || ' ' || email || ' '
          || pg_temp.cities_found(person.n / 3)
      from (
        select n, pg_temp.firstNames_found(n) || '.' || pg_temp.lastNames_found(n / 40) || '.' || n || '@skala.example'
            as email,
          date_trunc('day', now()) - interval '3 years' * ((${people} - n) / ${people}::float8) as at,
          case when n % 25 = 0 then date_trunc('day', now()) - interval '15 years'
            else date '1940-01-01' + (n * 7919 % 23000)::integer end::date as born,
          n % 25 = 0 as minor
        from generate_series((select count(*) + 1 from users), ${people}) as n
      ) as person
      left join society on pg_temp.chance('member', person.n) < 60 and society.n = person.n % (select count(*) from society)
      left join insurance on pg_temp.chance('insured', person.n) < 80 and insurance.n = person.n % (select count(*) from insurance);`,
    )}

    with leader as (
      select distinct on (society_id) society_id, id from users where society_id is not null order by society_id, id
    )
    update societies set owner_id = leader.id from leader
      where leader.society_id = societies.id and societies.owner_id is null and societies.is_community;
    insert into society_admins (society_id, user_id)
      select society_id, id from (
        select society_id, id, row_number() over (partition by society_id order by id) as place from users
        where society_id is not null) as member
      where place = 2 on conflict do nothing;
    analyze users; analyze societies;`)
}
