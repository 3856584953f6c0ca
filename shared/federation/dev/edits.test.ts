import { REMOTE_CHANGED } from '../remote-changed.ts'
import { runOnce, tellEdit } from './edits.ts'

const remote = { routes: [], texts: {} }
const hear = (event: Event): void => event.preventDefault()

describe('an edit of a remote under work', () => {
  const reload = jest.fn()
  afterEach(() => {
    reload.mockClear()
    removeEventListener(REMOTE_CHANGED, hear)
    document.body.replaceChildren()
  })
  const show = (html: string): void => {
    document.body.innerHTML = html
  }

  it('is taken in its place by a page that hears it', () => {
    addEventListener(REMOTE_CHANGED, hear)
    show('<div data-remote="mf-tanz"></div>')
    tellEdit('mf-tanz', remote, reload)
    expect(reload).not.toHaveBeenCalled()
  })

  it('begins a page anew that does not hear it', () => {
    show('<div data-remote="mf-tanz"></div>')
    tellEdit('mf-tanz', remote, reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('begins a page anew on which the remote failed, as its panel would stay', () => {
    addEventListener(REMOTE_CHANGED, hear)
    show('<p>„Tanzen“ lässt sich gerade nicht öffnen</p><div data-remote="mf-tanz" data-place></div>')
    tellEdit('mf-tanz', remote, reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('begins a page anew on which the remote runs a second time, as neither would show edits', () => {
    runOnce('mf-tanz', reload)
    runOnce('mf-forum', reload)
    expect(reload).not.toHaveBeenCalled()
    runOnce('mf-tanz', reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
