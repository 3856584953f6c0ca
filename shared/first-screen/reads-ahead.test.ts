import { QueryClient } from '@tanstack/react-query'
import { jest } from '@jest/globals'
import { read } from '../client/query.ts'
import { forgetReads, keepReads } from './reads-ahead.ts'

const courses = { items: [], total: 0 }
const fromServer = { items: [], total: 9 }
const listCourses = read('GET /courses', { limit: 200 })

describe('what came with the page', () => {
  const fetched = jest.fn<typeof fetch>()
  let client: QueryClient
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
    fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(fromServer)))
    globalThis.fetch = fetched
    keepReads({ '/api/courses?limit=200': courses })
  })
  afterEach(forgetReads)

  it('is what a read begins with, and nothing is fetched', async () => {
    expect(await client.ensureQueryData(listCourses)).toEqual(courses)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is used once: whoever asks again asks the server', async () => {
    await client.ensureQueryData(listCourses)
    await client.invalidateQueries({ queryKey: listCourses.queryKey, refetchType: 'none' })
    expect(await client.fetchQuery(listCourses)).toEqual(fromServer)
    client.clear()
    expect(await client.ensureQueryData(listCourses)).toEqual(fromServer)
  })

  it('is for the address it was read at, and for no other', async () => {
    expect(await client.ensureQueryData(read('GET /courses', { limit: 20 }))).toEqual(fromServer)
  })

  it('is forgotten once the page is there', async () => {
    forgetReads()
    expect(await client.ensureQueryData(listCourses)).toEqual(fromServer)
  })
})
