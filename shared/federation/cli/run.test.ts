import { changed, known, release, remote } from './registry.testing.ts'
import { type } from './type.testing.ts'

const refusal = (status: number, code: string, details?: unknown): [number, unknown] => [
  status,
  { status, code, message: code, ...(details ? { details } : {}) },
]

describe('the commands of the registry', () => {
  it('list what visitors get, with the token of the environment', async () => {
    const { code, said, sent } = await type('list', {
      remotes: [200, { items: [remote], total: 1 }],
    })
    expect(code).toBe(0)
    expect(said).toContain('mf-sales  1.0.0-aaa')
    expect(said).toContain('10 %')
    expect(sent[0]?.authorization).toBe('Bearer kpd_x')
  })

  it.each<[string, unknown]>([
    ['activate mf-sales 1.1.0-bbb', { kind: 'activate', version: '1.1.0-bbb' }],
    ['activate mf-sales latest', { kind: 'activate', version: '1.1.0-bbb' }],
    ['keep mf-sales latest', { kind: 'keep', version: '1.1.0-bbb' }],
    ['keep mf-sales', { kind: 'keep', version: '1.0.0-aaa' }],
    ['watch mf-sales', { kind: 'watch', version: '1.0.0-aaa' }],
    ['watch mf-sales latest', { kind: 'watch', version: '1.1.0-bbb' }],
    [
      'rollout mf-sales latest --percent 10',
      { kind: 'roll_out', version: '1.1.0-bbb', audience: { kind: 'percent', percent: 10 } },
    ],
    [
      'rollout mf-sales latest --role salesman',
      { kind: 'roll_out', version: '1.1.0-bbb', audience: { kind: 'role', role: 'salesman' } },
    ],
    ['halt mf-sales --rollout r1', { kind: 'halt', rollout_id: 'r1' }],
    ['rollback mf-sales', { kind: 'roll_back' }],
    ['disable mf-sales', { kind: 'disable' }],
    ['enable mf-sales', { kind: 'enable' }],
  ])('%s', async (line, change) => {
    const { code, sent } = await type(`${line} --reason "Ein Grund"`, {
      ...known,
      'remote-change': [200, changed],
    } as never)
    expect(code).toBe(0)
    expect(sent.at(-1)?.body).toMatchObject({ name: 'mf-sales', revision: 7, reason: 'Ein Grund', change })
  })

  it('print the address of a preview, for pipelines too', async () => {
    const answer = { address: 'http://localhost:3000/sales?preview=a.b', until: '2026-01-12T10:00:00.000Z' }
    const answers = { ...known, 'remote-preview': [200, answer] } as never
    const { code, said, sent } = await type('preview mf-sales latest', answers)
    expect(code).toBe(0)
    expect(said).toContain(answer.address)
    expect(sent[1]?.url).toContain('name=mf-sales&version=1.1.0-bbb')
    expect(JSON.parse((await type('preview mf-sales latest --json', answers)).said)).toEqual(answer)
  })

  it('show what went wrong, and where the team is told of it', async () => {
    const error = {
      id: '019a0000-0000-7000-8000-000000000001',
      version: '1.1.0-bbb',
      kind: 'render',
      message: 'TypeError: kaputt',
      stack: 'draw (/remotes/mf-sales/1.1.0-bbb/a.js:1:2)',
      path: '/sales',
      times: 12,
      browsers: { 'Firefox 140': 12 },
      first_at: '2026-01-05T10:00:00.000Z',
      last_at: '2026-01-05T11:00:00.000Z',
    }
    const errors = { 'remote-errors': [200, { items: [error], total: 1 }] } as never
    const { said } = await type('errors mf-sales', errors)
    expect(said).toContain('12×  render  TypeError: kaputt')
    expect(said).toContain('draw (/remotes/mf-sales/1.1.0-bbb/a.js:1:2)')
    const none = await type('errors mf-sales', { 'remote-errors': [200, { items: [], total: 0 }] } as never)
    expect(none.said).toContain('Nothing went wrong')
    const hook = { address: 'https://hooks.example/x', key: 'k', told_at: null, failures: 0, stopped: false }
    const hooks = { 'remote-webhook': [200, hook] } as never
    const set = await type('webhook mf-sales https://hooks.example/x', hooks)
    expect(set.sent[0]?.body).toEqual({ name: 'mf-sales', address: 'https://hooks.example/x' })
    expect(set.said).toContain('key: k')
    expect((await type('webhook mf-sales off', hooks)).sent[0]?.body).toMatchObject({ address: null })
    expect((await type('webhook mf-sales', hooks)).sent[0]?.body).toBeUndefined()
    expect((await type('webhook mf-sales http://x', hooks)).code).toBe(2)
  })

  it('show the flags of a remote, and switch one', async () => {
    const flags = [{ name: 'new', label: 'Neues', hint: null, on: true }]
    const answers = {
      remote: [200, { remote: { ...remote, flags }, releases: [] }],
      'remote-flag': [200, { flags }],
    } as never
    expect((await type('flag mf-sales', answers)).said).toContain('on   new  Neues')
    const set = await type('flag mf-sales new off', answers)
    expect(set.sent.at(-1)?.body).toEqual({ name: 'mf-sales', flag: 'new', on: false })
    const unknown = await type('flag mf-sales nix off', answers)
    expect(unknown.code).toBe(3)
    expect(unknown.complaints).toContain('no flag nix; the active release of mf-sales declares new')
    const none = await type('flag mf-sales nix off', known as never)
    expect(none.complaints).toContain('declares no flags')
    expect((await type('flag mf-sales new', known as never)).code).toBe(2)
  })

  it('show which release runs in which shell, and why not', async () => {
    const reasons = [{ code: 'shell_contract', subject: 'shell', needed: '^1.5', found: '1.4.0' }]
    const matrix = {
      api_version: '0.8.0',
      shells: [
        { version: '1.0.0-new', contract_version: '1.5.0', uses: ['active'] },
        { version: '1.0.0-old', contract_version: '1.4.0', uses: ['previous'] },
      ],
      rows: [
        {
          name: 'mf-sales',
          title: 'Empfehlen',
          version: '1.0.0-aaa',
          shell_contract: '^1.5',
          api_version: null,
          uses: ['active'],
          fits: [
            { answer: 'compatible', reasons: [] },
            { answer: 'incompatible', reasons },
          ],
        },
      ],
    }
    const { said } = await type('matrix', { 'remote-matrix': [200, matrix] })
    expect(said).toMatch(
      /remote +release +in use +needs +shell 1\.5\.0 \(active\) +shell 1\.4\.0 \(previous\)/,
    )
    expect(said).toMatch(/mf-sales +1\.0\.0-aaa +active +\^1\.5 +compatible +incompatible/)
    expect(said).toContain('mf-sales 1.0.0-aaa, shell 1.4.0 (previous): ')
    const none = await type('matrix', {
      'remote-matrix': [200, { api_version: '0.8.0', shells: [], rows: [] }],
    })
    expect(none.said).toContain('nothing to compare')
  })

  it('take the token of the remote before the one for all', async () => {
    const env = { KURSPORTAL_TOKEN: 'kpd_x', KURSPORTAL_TOKEN_MF_SALES: 'kpd_sales' }
    const answers = { ...known, 'remote-change': [200, changed] } as never
    const { sent } = await type('rollback mf-sales --reason "Ein Grund"', answers, env)
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer kpd_sales', 'Bearer kpd_sales'])
  })

  it('tell running rollouts apart by whom they are for', async () => {
    const rollouts = [
      {
        id: '019a0000-0000-7000-8000-000000000001',
        version: '1.1.0-bbb',
        audience: { kind: 'percent', percent: 10 },
        started_at: release('').published_at,
      },
      {
        id: '019a0000-0000-7000-8000-000000000002',
        version: '1.1.0-bbb',
        audience: { kind: 'flag', flag: 'faq' },
        started_at: release('').published_at,
      },
    ]
    const { code, complaints } = await type('halt mf-sales --reason "Ein Grund"', {
      remote: [200, { remote: { ...remote, rollouts }, releases: [] }],
    })
    expect(code).toBe(2)
    expect(complaints).toContain('0001 (1.1.0-bbb, 10 % of all visitors)')
    expect(complaints).toContain('0002 (1.1.0-bbb, flag faq)')
  })

  it('say what open tabs make of it', async () => {
    const after = (disabled: boolean) =>
      ({ ...known, 'remote-change': [200, { ...changed, remote: { ...changed.remote, disabled } }] }) as never
    const off = await type('disable mf-sales --reason "Ein Grund"', after(true))
    expect(off.said).toContain('open tabs close it')
    const kept = await type('activate mf-sales latest --reason "Ein Grund"', after(true))
    expect(kept.said).toContain(
      'switched off, so nobody gets that before: npm run remotes -- enable mf-sales',
    )
    const on = await type('enable mf-sales --reason "Ein Grund"', after(false))
    expect(on.said).toContain('open tabs switch at their next navigation')
  })

  it.each([
    ['keep', 'does not take mf-sales 1.0.0-aaa back by itself any more; watch ends that'],
    ['watch', 'may take mf-sales 1.0.0-aaa back by itself again'],
  ])('%s says what it does, and nothing of a switch', async (command, sentence) => {
    const consequences = { ...changed.consequences, to_version: '1.0.0-aaa', share: 0 }
    const answers = { ...known, 'remote-change': [200, { ...changed, consequences }] } as never
    const { said } = await type(`${command} mf-sales --reason "Ein Grund"`, answers)
    expect(said).toContain(sentence)
    expect(said).not.toMatch(/→|open tabs/)
    const planned = await type(`${command} mf-sales --reason "Ein Grund" --dry-run`, answers)
    expect(planned.said).toContain(sentence)
  })

  it('change nothing when only asked what would happen', async () => {
    const { said, sent } = await type('activate mf-sales latest --reason "Probe" --dry-run', {
      ...known,
      'remote-change': [200, { ...changed, applied: false }],
    } as never)
    expect(sent.at(-1)?.body).toMatchObject({ dry_run: true })
    expect(said).toContain('Nothing was changed (--dry-run)')
    expect(said).toContain('1.0.0-aaa → 1.1.0-bbb')
  })

  it.each<[string, string, Record<string, [number, unknown]>, number, string]>([
    ['no reason', 'rollback mf-sales', {}, 2, '--reason'],
    ['a reason of one letter', 'rollback mf-sales --reason "x"', {}, 2, 'three characters or more'],
    ['a remote in capitals', 'rollback mf-Sales --reason "xyz"', {}, 2, 'mf-Sales is no name of a remote'],
    ['no remote', 'rollback --reason "Ein Grund"', {}, 2, 'Which remote?'],
    ['an option nobody knows', 'list --colour', {}, 2, 'colour'],
    [
      'two audiences',
      'rollout mf-sales latest --percent 5 --role admin --reason "xyz"',
      known as never,
      2,
      'One of',
    ],
    ['a share of nobody', 'rollout mf-sales latest --percent 0 --reason "xyz"', known as never, 2, 'One of'],
    ['no platform', 'list', {}, 6, 'Nothing answers at http://localhost:3000'],
    ['a revoked token', 'list', { remotes: refusal(401, 'not_logged_in') }, 5, 'was revoked'],
    ['a wrong password', 'list', { remotes: refusal(401, 'invalid_login') }, 5, 'KURSPORTAL_ADMIN is wrong'],
    [
      'another remote’s token',
      'history mf-sales',
      { 'remote-changes': refusal(403, 'forbidden') },
      5,
      'for one remote only',
    ],
    [
      'somebody faster',
      'disable mf-sales --reason "Ein Grund"',
      {
        ...known,
        'remote-change': refusal(409, 'edited_meanwhile', { revision: 8, last_change: null }),
      } as never,
      4,
      'faster',
    ],
    [
      'a release that does not fit',
      'activate mf-sales latest --reason "Ein Grund"',
      {
        ...known,
        'remote-change': refusal(409, 'release_incompatible', [
          { code: 'shared_version', subject: 'react', needed: '^20.0.0', found: '19.3.1' },
        ]),
      } as never,
      3,
      'needs react ^20.0.0, the shell provides 19.3.1',
    ],
    ['a command nobody knows', 'explode', {}, 2, ''],
  ])('%s ends with its own code and says why', async (_, line, answers, code, sentence) => {
    const ended = await type(line, answers)
    expect(ended.code).toBe(code)
    expect(ended.complaints).toContain(sentence)
  })

  it('say when what they were given is no token', async () => {
    const { code, complaints } = await type('list', {}, { KURSPORTAL_TOKEN: 'Installing …\nkpd_x' })
    expect(code).toBe(5)
    expect(complaints).toContain('no deploy token')
  })

  it('say who they need to be', async () => {
    const { code, complaints } = await type('list', { remotes: [200, {}] }, {})
    expect(code).toBe(5)
    expect(complaints).toContain('KURSPORTAL_TOKEN')
  })

  it('answer machines, in a refusal too', async () => {
    const ended = await type('list --json', { remotes: refusal(401, 'not_logged_in') })
    expect(JSON.parse(ended.said)).toMatchObject({ exit_code: 5, error: expect.stringContaining('token') })
    expect(ended.complaints).toBe('')
  })
})
