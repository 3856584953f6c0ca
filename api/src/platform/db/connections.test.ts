import { warnOfConnections } from './connections.ts'

describe('connections of a PostgreSQL server', () => {
  it.each([
    [{ allowed: 97, taken: 10 }, 20, undefined],
    [{ allowed: 97, taken: 69 }, 20, undefined],
    [{ allowed: 97, taken: 70 }, 20, 'this process may take 28'],
    [{ allowed: 97, taken: 90 }, 2, '90 are taken'],
  ])('of %o, a pool of %i says: %s', (connections, pool, said) => {
    const warning = warnOfConnections(connections, pool)
    if (said === undefined) expect(warning).toBeUndefined()
    else expect(warning).toContain(said)
  })
})
