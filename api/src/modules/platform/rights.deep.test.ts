import { codeOf } from '../../testing/answers.ts'
import { rightsAreas } from '../../testing/rights/rights-areas.ts'
import { addRightsWorld, type PersonName, type RightsWorld } from '../../testing/rights/rights-world.ts'
import { rightsRoles, rightsTable, type RightsRole } from '../../testing/rights/rights-table.ts'
import type { RightsRequest } from '../../testing/rights/rights-requests.ts'
import { beginUndoable, type Undoable } from '../../testing/rights/undoable.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

/** Everybody of the table but the owner, who is another one from area to area. */
const people: Record<Exclude<RightsRole, 'owner'>, PersonName | 'nobody'> = {
  nobody: 'nobody',
  user: 'mia',
  creator: 'otto',
  leader: 'lena',
  sales: 'sam',
  admin: 'ada',
}

const callOf = (key: string): string => key.split(' ').slice(0, 2).join(' ')

describe('what each role may do', () => {
  let platform: TestPlatform
  let areas: ReturnType<typeof rightsAreas>
  let world: RightsWorld
  let undoable: Undoable
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await addRightsWorld(platform)
    areas = rightsAreas(platform)
    undoable = await beginUndoable(platform)
  })
  afterAll(async () => {
    await undoable.end()
    await platform.close()
  })

  const send = (key: string, who: PersonName | 'nobody', request: RightsRequest) => {
    const [method, path] = callOf(key).split(' ')
    const { query, body, raw, headers, remoteAddress } = request
    const type = raw?.type ?? (body === undefined ? undefined : 'application/json')
    return platform.client.inject({
      method: method as 'GET',
      url: `/api${path}`,
      ...(query ? { query } : {}),
      headers: {
        ...(who === 'nobody' ? {} : { authorization: `Bearer ${world.sessions[who]}` }),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(raw ? { payload: raw.bytes } : body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(remoteAddress ? { remoteAddress } : {}),
    })
  }

  it('is what the rights table says', async () => {
    const differences: string[] = []
    for (const { owner, requests } of areas) {
      for (const { key, expected } of rightsTable) {
        const request = requests[key]
        if (!request) continue
        for (const role of rightsRoles) {
          const who = role === 'owner' ? owner : people[role]
          const answer = await send(key, who, await request(world, who))
          await undoable.undo()
          if (codeOf(answer) !== expected[role])
            differences.push(`${key} as ${role}: ${codeOf(answer)}, not ${expected[role]}`)
        }
      }
    }
    expect(differences).toEqual([])
  }, 120_000)
})
