import {
  complaintsOfFailures,
  failureCases,
  standsFailure,
  usualWays,
} from '@kursportal/shared/federation/failures'
import { remotes, type KnownRemote } from '../federation/remotes.ts'
import { scenario } from '../support/scenario.ts'
import { test } from '../support/test.ts'

/**
 * Every way to fail × remotes. By itself each case breaks one remote, in turn; FEDERATION_REMOTES=all breaks all of
 * them, and FEDERATION_REMOTES=mf-sales one (npm run federation:check).
 */
const wanted = process.env['FEDERATION_REMOTES']
const broken = (index: number): readonly KnownRemote[] => {
  if (wanted === undefined || wanted === '')
    return remotes.filter((_, place) => place === index % remotes.length)
  return wanted === 'all' ? remotes : remotes.filter(({ name }) => name === wanted)
}

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    await use([...complaintsOfFailures])
  },
})

test.describe.configure({ mode: 'parallel' })

for (const [index, { name: way, rare }] of failureCases('').entries()) {
  if (rare && !wanted) continue
  for (const remote of broken(index)) {
    const tag = usualWays.includes(way) || wanted ? '@push' : '@deep'
    test(`${remote.name} ${way}`, { tag }, async ({ page, logIn }) => {
      const email = `k-${crypto.randomUUID()}@beispiel.de`
      await scenario('addPerson', { email, is_admin: true, is_course_creator: true })
      await logIn(email)
      const others = remotes.flatMap(({ name, label }) =>
        name === remote.name || label === undefined ? [] : [{ name, label }],
      )
      await standsFailure(page, remote, way, others)
    })
  }
}
