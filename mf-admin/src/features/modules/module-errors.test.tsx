import { refuse } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { ModuleError } from './api/read-modules.ts'
import { error, noWebhook, open } from './modules.testing.tsx'

describe('errors of a module', () => {
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
})
