import { jest } from '@jest/globals'
import { blameStarts, neverEnded, noteEnd, noteFailed, noteScreen, noteStart } from './unfinished-starts.ts'

const key = 'kursportal-starts'
const name = 'mf-test'
/** What stays when the page is gone and its code with it. */
const died = (): void => {
  const kept = sessionStorage.getItem(key) ?? ''
  noteEnd(name)
  sessionStorage.setItem(key, kept)
}
const left = (): void => {
  dispatchEvent(new Event('pagehide'))
  died()
}

describe('a release that starts', () => {
  beforeEach(() => sessionStorage.clear())

  it('is to blame when the page died before it came to an end', () => {
    noteStart(name, '1')
    expect(neverEnded(name, '1')).toBe(false)
    died()
    expect(neverEnded(name, '1')).toBe(true)
    expect(neverEnded(name, '2')).toBe(false)
    expect(neverEnded('mf-other', '1')).toBe(false)
  })

  it('is not to blame when somebody is in a hurry, but when no page ever gets further', () => {
    for (const blamed of [false, false, true]) {
      noteStart(name, '1')
      left()
      expect(neverEnded(name, '1')).toBe(blamed)
    }
  })

  it('is to blame when it fails and takes the page away again and again, not when it only fails', () => {
    for (const blamed of [false, false, true]) {
      noteStart(name, '1')
      noteFailed(name)
      left()
      expect(neverEnded(name, '1')).toBe(blamed)
    }
    noteStart(name, '2')
    noteFailed(name)
    died()
    expect(neverEnded(name, '2')).toBe(false)
  })

  describe('and shows its first screen', () => {
    /** The browser of the tests tells nothing of navigations. */
    const navigation = new EventTarget()
    const navigator = { userActivation: { hasBeenActive: false } }
    const load = (by: { userInitiated: boolean; pressed: boolean }): void => {
      navigator.userActivation.hasBeenActive = by.pressed
      const { userInitiated } = by
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), { userInitiated, destination: { sameDocument: false } }),
      )
    }
    beforeAll(() => {
      jest.useFakeTimers()
      Object.defineProperty(globalThis, 'navigation', { value: navigation, configurable: true })
      Object.defineProperty(globalThis.navigator, 'userActivation', {
        value: navigator.userActivation,
        configurable: true,
      })
    })
    afterAll(() => {
      jest.useRealTimers()
      Reflect.deleteProperty(globalThis, 'navigation')
    })
    const pages = (by: { userInitiated: boolean; pressed: boolean }): boolean[] =>
      [1, 2, 3].map(() => {
        noteStart(name, '1')
        noteScreen(name)
        load(by)
        left()
        return neverEnded(name, '1')
      })

    it('is to blame when it then loads the page anew again and again', () => {
      expect(pages({ userInitiated: false, pressed: false })).toEqual([false, false, true])
    })

    it('is to blame just the same when its screen comes while the page is being left', () => {
      for (const blamed of [false, false, true]) {
        noteStart(name, '1')
        load({ userInitiated: false, pressed: false })
        noteScreen(name)
        left()
        expect(neverEnded(name, '1')).toBe(blamed)
      }
    })

    it('is not to blame for what somebody pressed, nor for dying later', () => {
      expect(pages({ userInitiated: true, pressed: true })).toEqual([false, false, false])
      expect(pages({ userInitiated: false, pressed: true })).toEqual([false, false, false])
      noteStart(name, '1')
      noteScreen(name)
      died()
      expect(neverEnded(name, '1')).toBe(false)
    })
  })

  it('is to blame at once when the page is known to be dead, also when it is left then', () => {
    noteStart(name, '1')
    blameStarts()
    dispatchEvent(new Event('pagehide'))
    expect(neverEnded(name, '1')).toBe(true)
  })

  it('is forgiven once it came to an end, or is another one', () => {
    noteStart(name, '1')
    left()
    noteStart(name, '1')
    left()
    noteStart(name, '2')
    left()
    expect(neverEnded(name, '2')).toBe(false)
    noteStart(name, '2')
    noteEnd(name)
    expect(neverEnded(name, '2')).toBe(false)
    expect(sessionStorage.getItem(key)).toBe('{}')
  })

  it('is nobody’s fault where the store holds something else', () => {
    for (const stored of ['kaputt', 'null', '[7]', '{"mf-test":7}']) {
      sessionStorage.setItem(key, stored)
      expect(neverEnded(name, '1')).toBe(false)
    }
  })
})
