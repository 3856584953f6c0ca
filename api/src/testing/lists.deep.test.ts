import { readFile } from 'node:fs/promises'
import { allCalls, isBinary, type CallDefinition } from '@kursportal/shared/contract'
import { listIn } from './answers.ts'
import { addListWorld, growLists, LIST_ADMIN, LIST_LEARNER, type ListWorld } from './lists.testing.ts'
import type { TestClient } from './test-client.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

type Asked = {
  /** As whom; nobody where it is left out. */
  as?: 'admin' | 'learner'
  query?: (world: ListWorld) => Record<string, string | number | boolean>
}
/** Where a list is proven that needs a world of its own: a test below `api/src` that counts queries. */
type Elsewhere = { provenIn: string }

/** More than there are: a full page is followed by a count of all. */
const page = { limit: 200 }
const money: Elsewhere = { provenIn: 'modules/money/lists.test.ts' }
const forum: Elsewhere = { provenIn: 'modules/forum/forum.test.ts' }

/** Every list of the contract. A new one is missing here until it has its line. */
const lists: Record<string, Asked | Elsewhere> = {
  '/sessions': { as: 'learner' },
  '/consents': { as: 'learner' },
  '/other-user/accesses': { as: 'admin', query: ({ adminId }) => ({ 'user-id': adminId, ...page }) },
  '/other-user/societies': { as: 'admin', query: ({ adminId }) => ({ 'user-id': adminId, ...page }) },
  '/other-user/mails': { as: 'admin', query: ({ learnerId }) => ({ 'user-id': learnerId, ...page }) },
  '/team': { as: 'admin', query: () => page },
  '/users': { as: 'admin', query: () => page },
  '/start-confirmations': { as: 'admin', query: ({ learnerId }) => ({ 'user-id': learnerId, ...page }) },
  '/certifications': { as: 'admin', query: () => page },
  '/qualification-proofs': { as: 'admin', query: ({ draft }) => ({ 'course-id': draft }) },
  '/withdrawals': { as: 'admin', query: () => page },
  '/content-reports': { as: 'admin', query: () => page },
  '/audit-log': { as: 'admin', query: () => page },
  '/insurances': {},
  '/admin/insurances': { as: 'admin', query: () => page },
  '/reminder-runs': { provenIn: 'modules/reminders/reminder-rule.test.ts' },
  '/jobs': { provenIn: 'modules/overview/jobs.test.ts' },
  '/failed-films': { provenIn: 'modules/overview/jobs.test.ts' },
  '/mails': { as: 'admin', query: () => page },
  '/template/versions': { as: 'admin', query: () => ({ ...page, key: 'reminder' }) },
  '/legal/versions': { as: 'admin', query: () => ({ type: 'imprint' }) },
  '/faq': {},
  '/templates': { as: 'admin' },
  '/dev/outbox': { query: () => page },
  '/remotes': { provenIn: 'modules/remotes/registry.test.ts' },
  '/remote-changes': { as: 'admin', query: () => ({ ...page, name: 'mf-learner' }) },
  '/remote-errors': { as: 'admin', query: () => ({ ...page, name: 'mf-learner' }) },
  '/deploy-tokens': { as: 'admin', query: () => ({ ...page, name: 'mf-learner' }) },
  '/courses/dev': { as: 'admin', query: () => page },
  '/course/participants': { as: 'admin', query: ({ draft }) => ({ ...page, 'course-id': draft }) },
  '/course/publications': { as: 'admin', query: ({ draft }) => ({ 'course-id': draft }) },
  '/course/draft-versions': { provenIn: 'modules/courses/draft-versions.test.ts' },
  '/chapters/dev': { as: 'admin', query: ({ draft }) => ({ 'course-id': draft }) },
  '/chapters-videos/dev': { as: 'admin', query: ({ draft }) => ({ 'course-id': draft }) },
  '/videos/dev': { as: 'admin', query: ({ draftChapter }) => ({ 'chapter-id': draftChapter }) },
  '/courses': { as: 'learner', query: () => page },
  '/chapters': { as: 'learner', query: ({ live }) => ({ 'course-id': live }) },
  '/chapters-videos': { as: 'learner', query: ({ live }) => ({ 'course-id': live }) },
  '/course/passages': { provenIn: 'modules/learning/passages.test.ts' },
  '/videos': { as: 'learner', query: ({ liveChapter }) => ({ 'chapter-id': liveChapter }) },
  '/course-participations': { as: 'learner' },
  '/orders': { provenIn: 'modules/access/orders.test.ts' },
  '/certificates': { provenIn: 'modules/certificates/certificates.test.ts' },
  '/quiz/attempts': { as: 'learner', query: ({ liveQuiz }) => ({ 'video-id': liveQuiz }) },
  '/threads': forum,
  '/thread-posts': forum,
  '/appointments': { as: 'learner', query: ({ live }) => ({ ...page, 'course-id': live }) },
  '/care-questions': { as: 'learner', query: ({ live }) => ({ ...page, 'course-id': live }) },
  '/care-inbox': { as: 'admin', query: () => page },
  '/care-record': { as: 'admin', query: ({ live }) => ({ ...page, 'course-id': live }) },
  '/care-contacts': {
    as: 'admin',
    query: ({ live, learnerId }) => ({ ...page, 'course-id': live, 'user-id': learnerId }),
  },
  '/appointment/attendance': {
    as: 'admin',
    query: ({ appointment }) => ({ ...page, 'appointment-id': appointment }),
  },
  '/forum/reports': { provenIn: 'modules/forum/moderation.test.ts' },
  '/accesses': { as: 'admin', query: () => ({ ...page, all: true }) },
  '/access/codes': { as: 'admin', query: ({ access }) => ({ ...page, 'access-id': access }) },
  '/landing-page/versions': { as: 'admin', query: ({ access }) => ({ ...page, 'access-id': access }) },
  '/landing-page/films': { provenIn: 'modules/access/landing-films.test.ts' },
  '/access/invitations': { as: 'admin', query: ({ access }) => ({ ...page, 'access-id': access }) },
  '/invitations': { as: 'learner', query: () => page },
  '/access/users': { as: 'admin', query: ({ access }) => ({ ...page, 'access-id': access }) },
  '/access/societies': { as: 'admin', query: ({ clubAccess }) => ({ ...page, 'access-id': clubAccess }) },
  '/search-courses': { as: 'admin', query: () => page },
  '/search-societies': { as: 'learner', query: () => page },
  '/search-communities': { query: () => page },
  '/societies': { as: 'admin', query: () => page },
  '/society-admins': { as: 'admin', query: ({ society }) => ({ society_id: society }) },
  '/society-levels': { as: 'learner', query: () => ({ defaults: true }) },
  '/society-level-promotions': money,
  '/user-finishes': money,
  '/users-in-society': { as: 'admin', query: ({ society }) => ({ ...page, society_id: society }) },
  '/transaction-requests': money,
  '/society/transactions': money,
  '/society/earnings': money,
  '/payout-documents': { provenIn: 'modules/money/documents/documents.test.ts' },
  '/payee-years': { provenIn: 'modules/money/documents/payee-years.test.ts' },
  '/sepa-exports': money,
  '/bank-answers': { provenIn: 'modules/money/bank/bank-answers.test.ts' },
  '/sales-channels': money,
  '/sales-promotions': money,
  '/sales-remarks': money,
  '/uploads': { as: 'admin' },
  '/video-space': { as: 'admin' },
  '/deleted-parts': { provenIn: 'modules/lectures/restore-parts.test.ts' },
  '/captions': { as: 'admin', query: ({ draftVideo }) => ({ 'video-id': draftVideo }) },
  '/attachments': { as: 'admin', query: ({ draftVideo }) => ({ 'video-id': draftVideo }) },
}

/** Answers that hold a list beside other things, and its name; they must not ask once an entry either. */
const inside: Record<string, Asked & { list: string }> = {
  '/calendar': { as: 'learner', list: 'entries' },
  '/delete': { as: 'admin', list: 'societies' },
  '/society': { as: 'admin', list: 'admins', query: ({ society }) => ({ 'society-id': society }) },
  '/access': { as: 'admin', list: 'society_names', query: ({ clubAccess }) => ({ 'access-id': clubAccess }) },
}

const isList = ({ method, answer }: CallDefinition): boolean =>
  method === 'GET' && answer !== undefined && !isBinary(answer) && 'shape' in answer && hasItems(answer.shape)
const hasItems = (shape: unknown): boolean =>
  typeof shape === 'object' && shape !== null && 'items' in shape && 'total' in shape

describe('lists', () => {
  let platform: TestPlatform
  let world: ListWorld
  let clients: Record<'admin' | 'learner', TestClient>
  const asked = Object.entries(lists).filter((entry): entry is [string, Asked] => !('provenIn' in entry[1]))

  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    world = await addListWorld(platform)
    clients = { admin: await platform.as(LIST_ADMIN), learner: await platform.as(LIST_LEARNER) }
  })
  afterAll(() => platform.close())

  const ask = async (path: string, { as, query }: Asked, list = 'items') => {
    const answer = await (as ? clients[as] : platform.client).get(path, query?.(world))
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.text}`)
    return listIn(answer, list).length
  }
  /** How many entries each has, and how many queries it took; what is kept in memory was read before. */
  const measure = async () => {
    const measured: Record<string, { entries: number; queries: number }> = {}
    for (const [path, how] of [...asked, ...Object.entries(inside)]) {
      const list = path in inside ? inside[path]?.list : undefined
      await ask(path, how, list)
      let entries = 0
      const queries = await platform.queriesIn(async () => {
        entries = await ask(path, how, list)
      })
      measured[path] = { entries, queries }
    }
    return measured
  }

  it('are all here', () => {
    const ofContract = allCalls.filter(({ call }) => isList(call)).map(({ call }) => call.path)
    expect(Object.keys(lists).toSorted()).toEqual([...ofContract].toSorted())
  })

  it.each(Object.entries(lists).filter((entry): entry is [string, Elsewhere] => 'provenIn' in entry[1]))(
    '%s is proven in a test of its own',
    async (path, { provenIn }) => {
      const source = await readFile(new URL(`../${provenIn}`, import.meta.url), 'utf8')
      expect(source).toContain('queriesIn')
      expect(source).toContain(`'${path}'`)
    },
  )

  it('ask the database as often for a hundred entries as for a few', async () => {
    await growLists(platform, world, 2)
    const few = await measure()
    await growLists(platform, world, 100)
    const many = await measure()
    const queries = (of: typeof few) =>
      Object.fromEntries(Object.entries(of).map(([path, { queries: n }]) => [path, n]))
    expect(queries(many)).toEqual(queries(few))
    // Templates are as many as there are kinds of mail.
    const short = asked.filter(([path]) => path !== '/templates' && (many[path]?.entries ?? 0) < 100)
    expect(short.map(([path]) => path)).toEqual([])
    for (const path of Object.keys(inside))
      expect([path, (many[path]?.entries ?? 0) > (few[path]?.entries ?? 0)]).toEqual([path, true])
  })
})
