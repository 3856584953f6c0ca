import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Module } from './api/read-modules.ts'
import ModulesPage from './ModulesPage.tsx'
import { fits, figures, change, module, token } from './modules.testing.tsx'

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
      'Rahmen 1.5.0, für alleJa',
      'Rahmen 1.4.0, davorNeinBraucht den Rahmen in ^1.5, es läuft 1.4.0.',
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
      {
        id: change.id,
        version: '1.1.0-bbb',
        audience: { kind: 'role', role: 'user' },
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
    expect(facts).toHaveTextContent('alle mit der Rolle Verwaltung')
    expect(facts).toHaveTextContent('alle Angemeldeten')
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
