import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { change, module, release, detail, token, consequences, open } from './modules.testing.tsx'

it('the one the others are switched on with offers no way to switch it off, and says why', async () => {
  open({ answers: { 'GET /remote': { ...detail, remote: { ...module, needed: true } } } })
  expect(await screen.findByText(/lässt sich dieser nicht abschalten/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abschalten' })).not.toBeInTheDocument()
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

  it('that was changed is not asked about once more by the dialog that changed it', async () => {
    let revision = 7
    const { user, sent } = open({
      answers: {
        'GET /remote': () => ({ ...detail, remote: { ...module, revision } }),
        // The dialog stays until everything is there again, the slowest too.
        'GET /remote-changes': async () => {
          await wait(50)
          return { items: [change], total: 1 }
        },
        'POST /remote-change': ({ body }) => {
          if (!(body as { dry_run?: boolean }).dry_run) revision = 8
          return { applied: true, consequences, remote: { ...module, revision } }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: /Für alle freigeben/ }))
    await user.type(await screen.findByRole('textbox', { name: /Grund/ }), 'Läuft gut')
    await user.click(screen.getByRole('button', { name: 'Für alle freigeben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const changes = sent.filter(({ key }) => key === 'POST /remote-change')
    expect(changes.map(({ body }) => 'dry_run' in (body as object))).toEqual([true, false])
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
    expect(sent.findLast(({ key }) => key === 'POST /remote-change')?.body).toMatchObject({
      change: { kind: 'roll_out', version: '1.1.0-bbb', audience: { kind: 'role', role: 'salesman' } },
      accept_unknown: false,
    })
  })

  it('is rolled out although something is unknown, by whoever has read it', async () => {
    const compatibility = {
      answer: 'unknown' as const,
      reasons: [{ code: 'place_missing' as const, subject: 'learner.start' }],
    }
    const { user, sent } = open({
      answers: {
        'POST /remote-change': {
          applied: true,
          consequences: { ...consequences, compatibility },
          remote: module,
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für 1.1.0-bbb' }))
    await user.click(await screen.findByRole('menuitem', { name: /Schrittweise ausrollen/ }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/an der Stelle learner\.start/)).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Ich nehme sie trotzdem' }))
    await user.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Die Stelle kommt noch')
    await user.click(within(dialog).getByRole('button', { name: 'Ausrollen' }))
    expect(await screen.findByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
    expect(sent.findLast(({ key }) => key === 'POST /remote-change')?.body).toMatchObject({
      accept_unknown: true,
    })
  })

  it('says why a release is refused, and asks for nothing that would be refused again', async () => {
    const { user } = open({
      answers: {
        'POST /remote-change': refuse('release_incompatible', [
          { code: 'shared_version', subject: 'react', needed: '^20.0.0', found: '19.3.1' },
        ]),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Zurückkehren' }))
    expect(await screen.findByText('Braucht react ^20.0.0, der Rahmen bringt 19.3.1 mit.')).toBeVisible()
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: 'Zurückkehren' })).not.toBeInTheDocument()
    await user.click(within(dialog).getAllByRole('button', { name: 'Schließen' })[0] ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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
        /Jemand war schneller: Rollout angehalten, .* Ada Muster \(„Zu viele Fehler“\)/,
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

  it('that is not there shows the way on', async () => {
    open({ answers: { 'GET /remote': refuse('not_found') } })
    expect(await screen.findByRole('link', { name: 'Zu allen Modulen' })).toBeVisible()
  })
})
