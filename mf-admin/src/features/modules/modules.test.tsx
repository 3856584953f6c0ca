import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type {
  Change,
  Module,
  ModuleDetail,
  ModuleError,
  Release,
  Token,
  Webhook,
} from './api/read-modules.ts'
import ModulePage from './ModulePage.tsx'
import ModulesPage from './ModulesPage.tsx'

const fits: NonNullable<Module['compatibility']> = { answer: 'compatible', reasons: [] }
const figures = {
  visitors: 1200,
  failing: 4,
  failures: [
    { failure: 'render_threw' as const, visitors: 3 },
    { failure: 'chunk' as const, visitors: 1 },
  ],
  error_rate: 0.02,
  median_ms: 1420,
  p95_ms: 3300,
}
const change: Change = {
  id: '019a0000-0000-7000-8000-000000000001',
  remote: 'mf-sales',
  at: '2026-01-05T10:00:00.000Z',
  action: 'activated',
  version: '1.0.0-aaa',
  from_version: '0.9.0-zzz',
  audience: null,
  reason: 'Neue Übersicht',
  actor: { kind: 'person', name: 'Ada Muster' },
}
const module: Module = {
  name: 'mf-sales',
  title: 'Empfehlen',
  owner: 'Team Vertrieb',
  revision: 7,
  disabled: false,
  needed: false,
  active_version: '1.0.0-aaa',
  previous_version: '0.9.0-zzz',
  rollouts: [],
  flags: [],
  share_by_version: { '1.0.0-aaa': 0.9 },
  compatibility: fits,
  figures,
  last_change: change,
}
const release = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  published_at: '2026-01-05T10:00:00.000Z',
  published_by: { kind: 'token', name: 'Pipeline' },
  shell_contract: '^1.0',
  bytes: 38_000,
  kept: false,
  compatibility: fits,
  figures,
  ...more,
})
const detail: ModuleDetail = { remote: module, releases: [release('1.1.0-bbb'), release('1.0.0-aaa')] }
const token: Token = {
  id: '019a0000-0000-7000-8000-000000000002',
  remote: 'mf-sales',
  name: 'Pipeline',
  created_at: '2026-01-05T10:00:00.000Z',
  created_by: 'Ada Muster',
  last_used_at: null,
  revoked_at: null,
}
const consequences = {
  from_version: '1.0.0-aaa',
  to_version: '1.1.0-bbb',
  share: 0.9,
  ended_rollouts: 0,
  compatibility: fits,
}

const error: ModuleError = {
  id: '019a0000-0000-7000-8000-000000000003',
  version: '1.0.0-aaa',
  kind: 'render',
  message: 'TypeError: kaputt',
  stack: 'Sales (/remotes/mf-sales/1.0.0-aaa/sales.js:3:120)',
  path: '/sales',
  times: 12,
  browsers: { 'Firefox 140': 2, 'Chrome 142': 9, other: 1 },
  first_at: '2026-01-05T10:00:00.000Z',
  last_at: '2026-01-06T10:00:00.000Z',
}
const noWebhook: Webhook = { address: null, key: null, told_at: null, failures: 0, stopped: false }

const answers: FakeAnswers = {
  'GET /remote-errors': { items: [], total: 0 },
  'GET /remote-webhook': noWebhook,
  'GET /remote': detail,
  'GET /remote-changes': { items: [change], total: 1 },
  'GET /deploy-tokens': { items: [token], total: 1 },
  'POST /remote-change': { applied: true, consequences, remote: { ...module, revision: 8 } },
}
const open = (more: { answers?: FakeAnswers } = {}) =>
  renderPage(<ModulePage />, {
    at: '/admin/modules/mf-sales',
    path: '/admin/modules/:name',
    answers: { ...answers, ...more.answers },
  })

it('the one the others are switched on with offers no way to switch it off, and says why', async () => {
  open({ answers: { 'GET /remote': { ...detail, remote: { ...module, needed: true } } } })
  expect(await screen.findByText(/lässt sich dieser nicht abschalten/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abschalten' })).not.toBeInTheDocument()
})

describe('the list of modules', () => {
  it('says what runs in which frame, read once it is asked for', async () => {
    const reasons = [{ code: 'shell_contract' as const, subject: 'shell', needed: '^1.5', found: '1.4.0' }]
    let tries = 0
    const { user, sent } = renderPage(<ModulesPage />, {
      answers: {
        'GET /remotes': { items: [module], total: 1 },
        'GET /remote-matrix': () =>
          ++tries === 1
            ? refuse('unavailable')
            : {
                api_version: '0.8.0',
                shells: [
                  { version: '1.0.0-new', contract_version: '1.5.0', uses: ['active' as const] },
                  { version: '1.0.0-old', contract_version: '1.4.0', uses: ['previous' as const] },
                ],
                rows: [
                  {
                    name: 'mf-sales',
                    title: 'Empfehlen',
                    version: '1.0.0-aaa',
                    shell_contract: '^1.5',
                    api_version: '0.7.0',
                    uses: ['active' as const],
                    fits: [fits, { answer: 'incompatible' as const, reasons }],
                  },
                ],
              },
      },
    })
    const title = await screen.findByText('Technik: Welche Fassung zu welchem Rahmen passt')
    expect(sent.map(({ key }) => key)).not.toContain('GET /remote-matrix')
    await user.click(title)
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    const cells = within(await screen.findByRole('row', { name: /^Empfehlen/ })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Ja',
      'NeinBraucht den Rahmen in ^1.5, es läuft 1.4.0.',
    ])
    expect(screen.getByRole('columnheader', { name: /^Rahmen 1\.4\.0 davor/ })).toBeVisible()
    expect(screen.getByText('Gebaut für die Schnittstelle 0.7.0')).toBeVisible()
    expect(screen.getByText('Schnittstelle der Plattform: 0.8.0')).toBeVisible()
  })

  it('says of each what people get, how it runs, who answers for it and what happened last', async () => {
    const { user } = renderPage(<ModulesPage />, {
      answers: { 'GET /remotes': { items: [module], total: 1 } },
    })
    expect(await screen.findByRole('heading', { name: 'Empfehlen' })).toBeVisible()
    expect(screen.getByText('Der Baustein läuft.')).toBeVisible()
    expect(screen.getByText('Läuft')).toBeVisible()
    expect(screen.getByText('1.0.0-aaa')).not.toBeVisible()
    await user.click(screen.getByText('Technische Angaben'))
    expect(screen.getByText('1.0.0-aaa')).toBeVisible()
    expect(screen.getByText('2 %')).toBeVisible()
    expect(screen.getByText('1.420 ms')).toBeVisible()
    expect(screen.getByText('bei 4 von 1.200 in 7 Tagen')).toBeVisible()
    expect(screen.getByText('90 % der Besucher')).toBeVisible()
    expect(screen.getByText('Team Vertrieb')).toBeVisible()
    expect(screen.getByText(/Ada Muster\. „Neue Übersicht“/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ansehen: Empfehlen' })).toHaveAttribute(
      'href',
      '/admin/modules/mf-sales',
    )
  })

  it.each<[string, Partial<Module>, string]>([
    ['switched off', { disabled: true }, 'Abgeschaltet'],
    [
      'not fitting',
      { compatibility: { answer: 'incompatible', reasons: [{ code: 'types_missing', subject: 'types' }] } },
      'Passt nicht',
    ],
    [
      'failing for a single person',
      { figures: { ...figures, visitors: 3, failing: 1, error_rate: 0.33 } },
      'Läuft',
    ],
    ['failing', { figures: { ...figures, error_rate: 0.4 } }, 'Macht Probleme'],
    [
      'taken back by the platform',
      { last_change: { ...change, action: 'rolled_back', actor: { kind: 'platform', name: null } } },
      'Zurückgenommen',
    ],
    [
      'being rolled out',
      {
        rollouts: [
          {
            id: token.id,
            version: '1.1.0-bbb',
            audience: { kind: 'percent', percent: 10 },
            started_at: change.at,
          },
        ],
      },
      'Wird ausgerollt',
    ],
  ])('a module that is %s says so', async (_, more, word) => {
    renderPage(<ModulesPage />, {
      answers: { 'GET /remotes': { items: [{ ...module, ...more }], total: 1 } },
    })
    expect(await screen.findByText(word)).toBeVisible()
  })

  it('says why one does not fit, and who gets what before the others', async () => {
    const reasons: NonNullable<Module['compatibility']>['reasons'] = [
      { code: 'shell_contract', subject: 'shell', needed: '^9.0', found: '1.4' },
    ]
    const rollouts: Module['rollouts'] = [
      {
        id: token.id,
        version: '1.1.0-bbb',
        audience: { kind: 'role', role: 'admin' },
        started_at: change.at,
      },
    ]
    const unfit = {
      ...module,
      rollouts,
      share_by_version: { '1.0.0-aaa': 0.9, '1.1.0-bbb': 0.1 },
      compatibility: { answer: 'incompatible' as const, reasons },
    }
    renderPage(<ModulesPage />, { answers: { 'GET /remotes': { items: [unfit], total: 1 } } })
    expect(await screen.findByText('Braucht den Rahmen in ^9.0, es läuft 1.4.')).toBeVisible()
    const [facts] = screen.getAllByText('Laufende Rollouts').map(({ parentElement }) => parentElement)
    expect(facts).toHaveTextContent('Rolle Verwaltung')
    expect(facts).toHaveTextContent('1.1.0-bbb, 10 % der Besucher')
  })

  it('is kind when there is none, and tries again after a failure', async () => {
    let tries = 0
    const { user } = renderPage(<ModulesPage />, {
      answers: {
        'GET /remotes': () => (++tries === 1 ? refuse('unavailable') : { items: [], total: 0 }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('Noch kein Modul')).toBeVisible()
  })
})

describe('a module', () => {
  it('shows its releases, tokens and who did what why', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Empfehlen' })).toBeVisible()
    const releases = screen.getByRole('region', { name: 'Fassungen' })
    expect(within(releases).getByText('1.1.0-bbb')).toBeVisible()
    expect(
      within(releases).getAllByText(
        'Woran es lag: Fehler beim Zeichnen (3-mal), Teil nicht geladen (1-mal)',
      )[0],
    ).toBeVisible()
    expect(await screen.findByText('„Neue Übersicht“')).toBeVisible()
    expect(await screen.findByText('Pipeline')).toBeVisible()
  })

  it('is activated with a reason, after saying what follows', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: /Für alle freigeben/ }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Statt 1.0.0-aaa kommt 1.1.0-bbb.')).toBeVisible()
    expect(within(dialog).getByText('Das betrifft 90 % der Besucher.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Für alle freigeben' }))
    expect(sent.filter(({ key }) => key === 'POST /remote-change')).toHaveLength(1)
    await user.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Läuft gut')
    await user.click(within(dialog).getByRole('button', { name: 'Für alle freigeben' }))
    expect(await screen.findByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
    expect(sent.findLast(({ key }) => key === 'POST /remote-change')?.body).toEqual({
      name: 'mf-sales',
      revision: 7,
      reason: 'Läuft gut',
      change: { kind: 'activate', version: '1.1.0-bbb' },
      accept_unknown: false,
    })
  })

  it('is left to people, which is said of it, and to the platform again', async () => {
    const kept = release('1.0.0-aaa', { kept: true })
    const { user, sent } = open({
      answers: { 'GET /remote': { ...detail, releases: [release('1.1.0-bbb'), kept] } },
    })
    expect(await screen.findByText('Kehrt nicht von selbst zurück')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Nicht von selbst zurückkehren' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/bleibt sie, bis jemand von Hand zurückkehrt/)).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Wir sehen selbst nach')
    await user.click(within(dialog).getByRole('button', { name: 'Nicht zurückkehren' }))
    expect(await screen.findByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
    expect(sent.findLast(({ key }) => key === 'POST /remote-change')?.body).toMatchObject({
      change: { kind: 'keep', version: '1.1.0-bbb' },
    })
    await user.click(screen.getByRole('button', { name: 'Aktionen für 1.0.0-aaa' }))
    expect(await screen.findByRole('menuitem', { name: 'Wieder von selbst zurückkehren' })).toBeVisible()
  })

  it('is shown to somebody before the others by an address', async () => {
    const address = 'http://localhost:3000/sales?preview=abc.def'
    const { user } = open({
      answers: { 'GET /remote-preview': { address, until: '2026-01-12T10:00:00.000Z' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Vorschau weitergeben' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(address)).toBeVisible()
    expect(within(dialog).getByText(/gilt bis 12\.\s?Januar 2026|gilt bis 12\.01\.2026/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Adresse kopieren' }))
    expect(await screen.findByText('Die Adresse ist kopiert.')).toBeVisible()
    // Waited for as a part of the page, since the menu is still closing.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address))
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
    await user.click(within(dialog).getByRole('button', { name: 'Adresse kopieren' }))
    expect(await screen.findByText(/Markiere den Text und kopiere ihn selbst/)).toBeVisible()
  })

  it('is rolled out to a role', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: /Schrittweise ausrollen/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('radio', { name: /Eine Rolle/ }))
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Rolle' }), 'Vertrieb')
    await user.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Erst der Vertrieb')
    await user.click(within(dialog).getByRole('button', { name: 'Ausrollen' }))
    expect(await screen.findByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'POST /remote-change')?.body).toMatchObject({
      change: { kind: 'roll_out', version: '1.1.0-bbb', audience: { kind: 'role', role: 'salesman' } },
    })
  })

  it('says why a release is refused', async () => {
    const { user } = open({
      answers: {
        'POST /remote-change': refuse('release_incompatible', [
          { code: 'shared_version', subject: 'react', needed: '^20.0.0', found: '19.3.1' },
        ]),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Zurückkehren' }))
    expect(await screen.findByText('Braucht react ^20.0.0, der Rahmen bringt 19.3.1 mit.')).toBeVisible()
  })

  it('tells whoever was slower, and keeps what they typed', async () => {
    let asked = 0
    const { user } = open({
      answers: {
        'POST /remote-change': () =>
          ++asked === 1
            ? { applied: false, consequences, remote: module }
            : refuse('edited_meanwhile', {
                revision: 9,
                last_change: { ...change, action: 'halted', reason: 'Zu viele Fehler' },
              }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Abschalten' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(await within(dialog).findByRole('textbox', { name: /Grund/ }), 'Wartung')
    await user.click(within(dialog).getByRole('button', { name: 'Abschalten' }))
    expect(
      await within(dialog).findByText(
        /Jemand war schneller: Rollout angehalten, .* Ada Muster, „Zu viele Fehler“/,
      ),
    ).toBeVisible()
    expect(within(dialog).getByRole('textbox', { name: /Grund/ })).toHaveValue('Wartung')
  })

  it('gets a token that is shown once', async () => {
    const { user } = open({
      answers: { 'POST /deploy-token': { token: 'kpd_geheim', deploy_token: token } },
    })
    await user.click(await screen.findByRole('button', { name: 'Token anlegen' }))
    await user.type(await screen.findByRole('textbox', { name: /Wofür/ }), 'Pipeline')
    await user.click(screen.getByRole('button', { name: 'Anlegen' }))
    expect(await screen.findByText('kpd_geheim')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fertig' }))
    expect(screen.queryByText('kpd_geheim')).not.toBeInTheDocument()
  })

  it('loses a token after asking', async () => {
    const { user, sent } = open({
      answers: { 'DELETE /deploy-token': { ...token, revoked_at: change.at } },
    })
    await user.click(await screen.findByRole('button', { name: 'Sperren: Pipeline' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Sperren' }))
    expect(await screen.findByText('Der Token ist gesperrt.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'DELETE /deploy-token')?.query).toEqual({ id: token.id })
  })

  it('says what went wrong in browsers, folded, with the place in the program', async () => {
    const { user } = open({ answers: { 'GET /remote-errors': { items: [error], total: 1 } } })
    await user.click(await screen.findByText('1 Fehler ansehen'))
    expect(screen.getByText('12-mal: TypeError: kaputt')).toBeVisible()
    expect(screen.getByText(/Chrome 142 \(9\), Firefox 140 \(2\), anderer Browser \(1\)/)).toBeVisible()
    expect(screen.getByText(/^Fehler beim Zeichnen auf \/sales/)).toBeVisible()
    expect(screen.getByText(error.stack)).not.toBeVisible()
    await user.click(screen.getByText('Stelle im Programm'))
    expect(screen.getByText(error.stack)).toBeVisible()
  })

  it('says that a place it filled is gone, without browsers that told it', async () => {
    const message = 'learner.course is gone: mf-learner 1.1.0-ccc does not offer it'
    const lost: ModuleError = {
      ...error,
      kind: 'place',
      message,
      stack: '',
      path: '',
      times: 1,
      browsers: {},
    }
    const { user } = open({ answers: { 'GET /remote-errors': { items: [lost], total: 1 } } })
    await user.click(await screen.findByText('1 Fehler ansehen'))
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByText(/^Eine Stelle auf einer fremden Seite ist weg, /)).toBeVisible()
    expect(screen.queryByText(/Browser:/)).toBeNull()
  })

  it('without errors says so; where they cannot be read it offers to try again', async () => {
    let tries = 0
    const { user } = open({
      answers: {
        'GET /remote-errors': () => (++tries === 1 ? refuse('unavailable') : { items: [], total: 0 }),
      },
    })
    expect(await screen.findByText('Die Fehler konnten nicht geladen werden')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('In den letzten 30 Tagen ist nichts schiefgegangen.')).toBeVisible()
  })

  it('gets an address that is told of errors, and none that cannot be one', async () => {
    const set = { ...noWebhook, address: 'https://hooks.example/x', key: 'k3y' }
    const { user, sent } = open({ answers: { 'PUT /remote-webhook': set } })
    await user.click(await screen.findByRole('button', { name: 'Adresse ändern' }))
    const field = await screen.findByRole('textbox', { name: /Adresse des Teams/ })
    await user.type(field, 'hooks.example')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/Bitte gib eine Adresse an/)).toBeVisible()
    await user.clear(field)
    await user.type(field, 'https://hooks.example/x')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Gespeichert.')).toBeVisible()
    expect(sent.findLast(({ key }) => key === 'PUT /remote-webhook')?.body).toEqual({
      name: 'mf-sales',
      address: 'https://hooks.example/x',
    })
  })

  it('says when its address no longer answers', async () => {
    const stopped = {
      ...noWebhook,
      address: 'https://hooks.example/x',
      key: 'k3y',
      failures: 12,
      stopped: true,
    }
    open({ answers: { 'GET /remote-webhook': stopped } })
    expect(await screen.findByText('Die letzten 12 Nachrichten kamen nicht an.')).toBeVisible()
    expect(screen.getByText(/Zwölf Nachrichten nacheinander/)).toBeVisible()
  })

  it('that is not there shows the way on', async () => {
    open({ answers: { 'GET /remote': refuse('not_found') } })
    expect(await screen.findByRole('link', { name: 'Zu allen Modulen' })).toBeVisible()
  })
})
