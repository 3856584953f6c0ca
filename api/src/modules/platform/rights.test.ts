import { allCalls } from '@kursportal/shared/contract'
import { rightsAreas } from '../../testing/rights/rights-areas.ts'
import { rightsTable } from '../../testing/rights/rights-table.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const callOf = (key: string): string => key.split(' ').slice(0, 2).join(' ')

/** `rights.deep.test.ts` sends each of its requests as each role. */
describe('the rights table', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('has a row for every call, and none for another', () => {
    const inTable = new Set(rightsTable.map(({ key }) => callOf(key)))
    const inContract = new Set(allCalls.map(({ call }) => `${call.method} ${call.path}`))
    expect([...inContract].filter((key) => !inTable.has(key))).toEqual([])
    expect([...inTable].filter((key) => !inContract.has(key))).toEqual([])
  })

  it('has a request for every row', () => {
    const requested = rightsAreas(platform).flatMap(({ requests }) => Object.keys(requests))
    expect(requested.toSorted()).toEqual(rightsTable.map(({ key }) => key).toSorted())
  })
})
