import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { keepPlace } from './keep-place.ts'

describe('the place of the frame', () => {
  let place: HTMLElement
  let stop: () => void
  const complain = jest.fn()
  const renew = jest.fn()
  const style = document.createElement('style')
  beforeEach(() => {
    globalThis.reportError = complain
    document.body.innerHTML = '<div id="app"><h1>Kurse</h1></div><div role="dialog">Offen</div>'
    place = document.querySelector<HTMLElement>('#app') ?? document.body
    document.head.append(style)
    stop = keepPlace(place, () => [style], renew)
  })
  afterEach(() => stop())

  it.each<[string, () => void]>([
    ['the page is emptied', () => (document.body.innerHTML = '')],
    ['it is taken away', () => place.remove()],
    ['the page is exchanged', () => (document.body = document.createElement('body'))],
  ])('is kept when %s', async (_, take) => {
    take()
    await waitFor(() => expect(place).toBeInTheDocument())
    expect(document.body).toHaveTextContent('Kurse')
    expect(complain).toHaveBeenCalledTimes(1)
  })

  it('brings back what was taken with it', async () => {
    document.body.innerHTML = ''
    await waitFor(() => expect(document.body).toHaveTextContent('KurseOffen'))
  })

  it.each<[string, () => void]>([
    ['with the head', () => (document.head.innerHTML = '')],
    ['with the whole document', () => document.replaceChildren()],
  ])('gives way to a new page when its styles are taken away %s', async (_, take) => {
    const page = document.documentElement
    take()
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1))
    if (!page.isConnected) document.append(page)
  })

  it.each(['inert', 'hidden'] as const)('is %s never for long', async (lock) => {
    document.body.setAttribute(lock, '')
    place.setAttribute(lock, '')
    await waitFor(() => expect(place).not.toHaveAttribute(lock))
    expect(document.body).not.toHaveAttribute(lock)
  })

  it('leaves alone what is closed without it', async () => {
    document.querySelector('[role=dialog]')?.remove()
    await Promise.resolve()
    expect(document.body).not.toHaveTextContent('Offen')
    expect(complain).not.toHaveBeenCalled()
  })
})
