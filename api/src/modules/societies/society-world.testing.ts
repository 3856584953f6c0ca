import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

/** The society TSV Möwe, who is who in it, and each of them logged in. */
export type SocietyWorld = {
  ids: Record<'owner' | 'leader' | 'member' | 'stranger' | 'society', string>
} & Record<'admin' | 'owner' | 'leader' | 'member' | 'stranger', TestClient>

/** A society with an owner, one who leads it and a member; beside them an admin and a stranger. */
export const addSocietyWorld = async (platform: TestPlatform): Promise<SocietyWorld> => {
  const ids = await platform.run(async (context) => {
    await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const person = (name: string, last_name: string) =>
      addPerson(context, { email: `${name}@beispiel.de`, first_name: name, last_name })
    const people = {
      owner: await person('olga', 'Ober'),
      leader: await person('lena', 'Leitner'),
      member: await person('mia', 'Müßig'),
      stranger: await person('stefan', 'Fremd'),
    }
    const society = await addSociety(context, {
      name: 'TSV Möwe',
      owner_id: people.owner,
      admin_ids: [people.leader],
      member_ids: [people.member],
    })
    return { ...people, society }
  })
  return {
    ids,
    admin: await platform.as('admin@beispiel.de'),
    owner: await platform.as('olga@beispiel.de'),
    leader: await platform.as('lena@beispiel.de'),
    member: await platform.as('mia@beispiel.de'),
    stranger: await platform.as('stefan@beispiel.de'),
  }
}
