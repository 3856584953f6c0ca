import { jest } from '@jest/globals'
import { noteBad, noteEnd, noteFailed, noteShown, noteStart, recall, remembers } from './memory.ts'

const key = 'kursportal-remotes'
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

describe('what a tab remembers of a remote', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  it('is which version failed, until somebody tries again', () => {
    noteBad(name, '2')
    expect(recall(name)).toEqual({ bad: '2' })
    expect(recall('mf-other')).toEqual({})
    noteBad(name, undefined)
    expect(recall(name)).toEqual({})
    expect(sessionStorage.getItem(key)).toBe('{}')
  })

  it('is which version kept the page before from going on, not that it runs on this one', () => {
    noteStart(name, '1')
    expect(recall(name)).toEqual({})
    died()
    expect(recall(name)).toEqual({ stuck: '1' })
    noteBad(name, '1')
    expect(recall(name)).toEqual({ bad: '1', stuck: '1' })
  })

  it('counts pages that were left before it came to an end', () => {
    for (const stuck of [{}, {}, { stuck: '1' }]) {
      noteStart(name, '1')
      noteFailed(name)
      left()
      expect(recall(name)).toEqual(stuck)
    }
  })

  it('counts pages that go by themselves right after the first screen, until somebody presses', () => {
    for (const stuck of [{}, {}, {}, {}, { stuck: '1' }]) {
      noteStart(name, '1')
      noteShown(name)
      left()
      expect(recall(name)).toEqual(stuck)
    }
    noteStart(name, '1')
    noteShown(name)
    dispatchEvent(new Event('pointerdown'))
    expect(sessionStorage.getItem(key)).toBe('{}')
  })

  it('is forgotten once it came to an end', () => {
    noteStart(name, '1')
    left()
    noteStart(name, '1')
    noteEnd(name)
    expect(recall(name)).toEqual({})
  })

  it('is nothing where the store holds something else', () => {
    for (const stored of ['kaputt', 'null', '[7]', '{"mf-test":7}', '{"mf-test":{"start":null}}']) {
      sessionStorage.setItem(key, stored)
      expect(recall(name)).toEqual({})
    }
  })

  it('is nothing where there is no store, and the page knows so', () => {
    expect(remembers()).toBe(true)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(remembers()).toBe(false)
    noteStart(name, '1')
    noteBad(name, '1')
    expect(recall(name)).toEqual({})
    noteEnd(name)
  })
})
