import type { AccessCode } from '@kursportal/shared/contract'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import PrintPage from './PrintPage.tsx'
import { accessFixture as access } from '../accesses.testing.ts'

const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`

describe('what is printed of an access', () => {
  const code: AccessCode = {
    id: id('d'),
    letters: 'RUECK7',
    label: 'Praxis',
    max_uses: null,
    open_until: '2026-12-31',
    state: 'open',
    uses: 0,
    visits: 0,
    created_at: '2026-03-01T09:00:00.000Z',
    version: 'v1',
  }
  const print = (rest: string, answers: FakeAnswers = {}) =>
    renderPage(<PrintPage />, {
      path: rest === '' ? '/a/:accessId/print' : '/a/:accessId/codes/:codeId/print',
      at: `/a/${id('a')}${rest}/print`,
      answers: { 'GET /access': access, 'GET /access/codes': { items: [code], total: 1 }, ...answers },
    })

  it('is the link alone, or a code with its last day', async () => {
    print('')
    expect(await screen.findByText(`localhost/access/${id('a')}`)).toBeVisible()
    expect(screen.queryByText(/^Code:/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Drucken' })).toBeVisible()
  })

  it('carries the code, on a sheet and on cards', async () => {
    const { user } = print(`/codes/${code.id}`)
    expect(await screen.findByText('Code: RUE CK7')).toBeVisible()
    expect(screen.getByText('localhost/e/RUECK7')).toBeVisible()
    expect(screen.getByText('gilt bis 31.12.2026')).toBeVisible()
    expect(screen.getByText(/^Halte die Kamera deines Handys/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '8 Karten' }))
    expect(screen.getAllByText('Code: RUE CK7')).toHaveLength(8)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('finds its code on a later page of the list', async () => {
    const codes = [{ ...code, id: id('f'), letters: 'ANDERE' }, code]
    print(`/codes/${code.id}`, {
      'GET /access/codes': ({ query }) => ({
        items: codes.slice(Number(query.offset), Number(query.offset) + 1),
        total: codes.length,
      }),
    })
    expect(await screen.findByText('Code: RUE CK7')).toBeVisible()
  })

  it('is said to be gone for a code that is not there', async () => {
    print(`/codes/${id('e')}`)
    expect(await screen.findByText('Das gibt es hier nicht')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull()
  })
})
