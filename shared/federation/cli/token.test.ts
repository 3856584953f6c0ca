import { type } from './type.testing.ts'

const revoked = {
  id: '019a0000-0000-7000-8000-000000000001',
  remote: 'mf-sales',
  name: 'Pipeline',
  created_at: '2026-01-05T10:00:00.000Z',
  created_by: 'Sabine Köhler',
  last_used_at: null,
  revoked_at: '2026-01-06T10:00:00.000Z',
}
const tokens = { 'deploy-tokens': [200, { items: [revoked], total: 1 }] } as never
const KURSPORTAL_ADMIN = 'admin@kursportal.example:geheim'

describe('deploy tokens', () => {
  it('are an admin’s, also where a deploy token is at hand', async () => {
    const env = { KURSPORTAL_ADMIN, KURSPORTAL_TOKEN: 'kpd_x' }
    const { sent } = await type('token list mf-sales', tokens, env)
    expect(sent[0]?.authorization).toMatch(/^Basic /)
  })

  it('say who is needed where there is a deploy token alone', async () => {
    const { code, complaints, sent } = await type('token list mf-sales', tokens)
    expect({ code, sent }).toEqual({ code: 5, sent: [] })
    expect(complaints).toContain('for admins to make, list and revoke')
  })

  it('are not for somebody who is no admin', async () => {
    const forbidden = { status: 403, code: 'forbidden', message: 'forbidden' }
    const answers = { 'deploy-tokens': [403, forbidden] } as never
    const { complaints } = await type('token list mf-sales', answers, { KURSPORTAL_ADMIN })
    expect(complaints).toContain('in KURSPORTAL_ADMIN is no admin')
  })
})
