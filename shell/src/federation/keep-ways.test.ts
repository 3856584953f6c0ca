import { keepWays, pin } from './keep-ways.ts'

/** The browser of the tests has no `fetch` of its own. */
const asking: typeof fetch = () => Promise.reject(new Error('not asked'))

describe('what all parts of the page need', () => {
  beforeAll(() => {
    globalThis.fetch = asking
    keepWays()
  })

  it('cannot be replaced by a remote', () => {
    expect(Reflect.set(globalThis, 'fetch', () => undefined)).toBe(false)
    expect(Reflect.set(globalThis, 'Promise', undefined)).toBe(false)
    expect(Reflect.set(history, 'pushState', () => undefined)).toBe(false)
    expect(globalThis.fetch).toBe(asking)
    history.pushState(null, '', '/sales')
    expect(location.pathname).toBe('/sales')
  })

  it('is no more than it was in any object', () => {
    expect(Reflect.set(Object.prototype, 'kaputt', 'kaputt')).toBe(false)
    expect({}).not.toHaveProperty('kaputt')
  })

  it('keeps the page from being written anew', () => {
    document.body.textContent = 'Da'
    expect(() => document.write('weg')).toThrow('belongs to the frame')
    expect(document.body).toHaveTextContent('Da')
    expect(() => confirm('weg?')).toThrow('belongs to the frame')
  })

  it('cannot be deleted either', () => {
    const page = {}
    pin(page, { chunks: 'guarded' })
    expect(Reflect.deleteProperty(page, 'chunks')).toBe(false)
    expect(page).toMatchObject({ chunks: 'guarded' })
  })
})
