import {
  blameStarts,
  neverEnded,
  noteEnd,
  noteFailed,
  noteFirstScreen,
  noteStart,
} from './unfinished-starts.ts'

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

  it('is to blame at once when the page is known to be dead, also when it is left then', () => {
    noteStart(name, '1')
    blameStarts()
    dispatchEvent(new Event('pagehide'))
    expect(neverEnded(name, '1')).toBe(true)
  })

  it('is to blame when the page goes right after its first screen again and again, unless somebody presses', () => {
    const shown = (): void => {
      noteStart(name, '1')
      noteFirstScreen(name)
    }
    for (const blamed of [false, false, false, false, true]) {
      shown()
      left()
      expect(neverEnded(name, '1')).toBe(blamed)
    }
    history.replaceState(null, '', '/elsewhere')
    expect(neverEnded(name, '1')).toBe(false)
    shown()
    left()
    expect(neverEnded(name, '1')).toBe(false)
    shown()
    dispatchEvent(new Event('pointerdown'))
    expect(sessionStorage.getItem(key)).toBe('{}')
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
