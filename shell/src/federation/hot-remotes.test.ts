import { REMOTE_CHANGED } from '@kursportal/shared/federation'
import { renderHook, act } from '@testing-library/react'
import { useNewest } from './hot-remotes.ts'

const loaded = { routes: [], texts: {} }
const edited = { routes: [{ path: '/tanz', element: null }], texts: { start: { title: 'Tanzen' } } }

/** As a remote under work tells of an edit; gives whether nobody heard it. */
const tell = (detail: unknown): boolean =>
  dispatchEvent(new CustomEvent(REMOTE_CHANGED, { detail, cancelable: true }))

it('goes on with what a remote under work is after an edit, also in a shell that is a release', () => {
  const { result } = renderHook(() => useNewest('mf-tanz', loaded))
  expect(result.current).toBe(loaded)
  act(() => {
    expect(tell({ name: 'mf-tanz', module: edited })).toBe(false)
  })
  expect(result.current).toBe(edited)
})

it('does not take what is no remote, so that the page begins anew', () => {
  expect(tell({ name: 'mf-tanz', module: { routes: 'kaputt' } })).toBe(true)
})
