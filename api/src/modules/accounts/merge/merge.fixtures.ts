import { mergeCalls, type AccountMerge } from '@kursportal/shared/contract'
import { newId } from '../../../platform/ids.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { TEST_PASSWORD, type TestPlatform } from '../../../testing/test-platform.ts'

type Pair = { from: string; into: string }

/** Asks an admin's client to make two accounts one, with whatever else the body says. */
export const askToMerge = (client: TestClient, pair: Pair, more: object = {}, password = TEST_PASSWORD) =>
  client.inject({
    method: 'POST',
    url: '/api/user/merge',
    payload: { ...pair, reason: 'Dieselbe Person', ...more },
    headers: { 'x-admin-password': password },
  })

/** What making two accounts one would do. */
export const previewMerge = async (admin: TestClient, pair: Pair): Promise<AccountMerge> => {
  const { body, status, text } = await admin.post('/user/merge', { ...pair, dry_run: true })
  if (status !== 200) throw new Error(text)
  return mergeCalls.mergeAccounts.answer.parse(body)
}

/** Makes two accounts one, by what the preview says. */
export const mergeAs = async (admin: TestClient, pair: Pair): Promise<void> => {
  const answer = await askToMerge(admin, pair, { based_on: (await previewMerge(admin, pair)).version })
  expect(answer.text).not.toContain('"code"')
  expect(answer.status).toBe(200)
}

/** A certificate of the course somebody finished, as it is stored; answers its id. */
export const certify = async ({ context: { db }, clock }: TestPlatform, user_id: string): Promise<string> => {
  const part = await db
    .selectFrom('participations')
    .select(['id', 'course_id'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('certificates')
    .values({
      id,
      number: id,
      user_id,
      participation_id: part.id,
      course_id: part.course_id,
      issued_at: clock.now(),
      template_version: 0,
      facts: null,
      insured_encrypted: null,
      file_encrypted: null,
      file_bytes: 1,
      file_sha256: id,
    })
    .execute()
  return id
}
