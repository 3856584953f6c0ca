import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Location } from 'react-router-dom'
import { holdPosition, nameEntry } from './hold-position.ts'

const at = (key: string, hash = ''): Location => ({ key, pathname: '/', search: '', hash, state: null })

describe('the first entry of a page load', () => {
  it('has a name of its own each time, so that no page begins where another one stood', () => {
    const names = [0, 1].map((): unknown => {
      history.replaceState({ idx: 0 }, '')
      nameEntry()
      return history.state
    })
    expect(names).toEqual([
      { idx: 0, key: expect.stringMatching(/\w/) },
      { idx: 0, key: expect.stringMatching(/\w/) },
    ])
    expect(names[0]).not.toEqual(names[1])
  })

  it('keeps its name over a reload, which stands where it stood', () => {
    history.replaceState({ idx: 3, key: 'abc', usr: { email: 'a@b.de' } }, '')
    nameEntry()
    expect(history.state).toEqual({ idx: 3, key: 'abc', usr: { email: 'a@b.de' } })
  })
})

describe('the position on a page', () => {
  const scrollTo = jest.fn()
  const showSection = jest.fn()
  const state: Parameters<typeof holdPosition>[0]['state'] = {
    location: at('a'),
    restoreScrollPosition: null,
    preventScrollReset: false,
  }
  let tell: () => void
  let stop: () => void
  const router = {
    state,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => undefined
    },
  } as Parameters<typeof holdPosition>[0]
  const show = (what: Partial<typeof state>): void => {
    Object.assign(state, { restoreScrollPosition: false, ...what })
    tell()
  }
  const grow = (html = '<p>Mehr</p>'): void => document.body.insertAdjacentHTML('beforeend', html)

  beforeEach(() => {
    document.body.innerHTML = '<main tabindex="-1"><h1>Kurse</h1></main>'
    globalThis.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { scrollTo })
    Element.prototype.scrollIntoView = showSection
    scrollTo.mockReset()
    Object.assign(state, { location: at('a'), restoreScrollPosition: null })
    stop = holdPosition(router)
  })
  afterEach(() => stop())

  it('is taken again when the content that makes the page long enough comes', async () => {
    show({ location: at('b'), restoreScrollPosition: 800 })
    grow()
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 800))
  })

  it('belongs to whoever moves', async () => {
    show({ location: at('b'), restoreScrollPosition: 800 })
    window.dispatchEvent(new Event('wheel'))
    grow()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('of a page that is new is left to the router', async () => {
    show({ location: at('b') })
    grow()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('is the section the address names, as soon as it is there, and the focus with it', async () => {
    show({ location: at('b', '#deletion') })
    grow('<section id="deletion"><h2>Konto löschen</h2></section>')
    await waitFor(() => expect(document.getElementById('deletion')).toHaveFocus())
    expect(showSection).toHaveBeenCalled()
  })
})
