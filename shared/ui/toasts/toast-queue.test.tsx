import '../../testing/jest/with-styles.js'
import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { ThemeRoot } from '../../theme/index.ts'
import { ToastList } from './ToastList.tsx'
import { copyText } from './copy-text.ts'
import { clearToasts, dismissToast, holdToast, showToast, toast, toastQueue } from './toast-queue.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(clearToasts)
  jest.useRealTimers()
})

const texts = () => toastQueue.snapshot().map((one) => one.text)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('stands for 4000 ms and fades during the last 300', () => {
  toast.success('Gespeichert')
  pass(3699)
  expect(toastQueue.snapshot()[0]?.fading).toBe(false)
  pass(1)
  expect(toastQueue.snapshot()[0]?.fading).toBe(true)
  pass(299)
  expect(texts()).toEqual(['Gespeichert'])
  pass(1)
  expect(texts()).toEqual([])
})

it('shows three at once; the rest wait and get their full time', () => {
  for (const text of ['eins', 'zwei', 'drei', 'vier']) showToast({ text })
  expect(texts()).toEqual(['eins', 'zwei', 'drei'])
  pass(4000)
  expect(texts()).toEqual(['vier'])
  pass(3999)
  expect(texts()).toEqual(['vier'])
  pass(1)
  expect(texts()).toEqual([])
})

it('says what is no text as text, so that it can be drawn', () => {
  Reflect.apply(toast.error, undefined, [new Error('kaputt')])
  Reflect.apply(toast.error, undefined, [{ wo: 'hier' }])
  expect(texts()).toEqual(['Error: kaputt', '[object Object]'])
})

it('does not say the same thing twice, but gives it its time again', () => {
  const first = toast.error('Netzwerkfehler')
  pass(3900)
  expect(toast.error('Netzwerkfehler')).toBe(first)
  expect(toastQueue.snapshot()).toHaveLength(1)
  expect(toastQueue.snapshot()[0]?.fading).toBe(false)
  pass(3999)
  expect(texts()).toEqual(['Netzwerkfehler'])
})

it('waits while somebody reads it', () => {
  const id = toast.info('Lies mich')
  pass(3800)
  holdToast(id, true)
  pass(60_000)
  expect(toastQueue.snapshot()[0]?.fading).toBe(false)
  holdToast(id, false)
  pass(4000)
  expect(texts()).toEqual([])
})

it('can be closed, and one that waits can be taken back', () => {
  const first = showToast({ text: 'eins' })
  showToast({ text: 'zwei' })
  showToast({ text: 'drei' })
  dismissToast(showToast({ text: 'vier' }))
  dismissToast(first)
  expect(texts()).toEqual(['zwei', 'drei'])
})

it('is announced in a region that is there before', () => {
  render(
    <ThemeRoot>
      <ToastList />
    </ThemeRoot>,
  )
  const region = screen.getByRole('region', { name: 'Meldungen' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  act(() => void toast.success('Dein Kurs ist live.'))
  expect(region).toHaveTextContent('Dein Kurs ist live.')
})

it('is seen to fade', () => {
  render(
    <ThemeRoot>
      <ToastList />
    </ThemeRoot>,
  )
  act(() => void toast.success('Gespeichert'))
  pass(3699)
  expect(screen.getByRole('listitem')).toHaveStyle({ opacity: '1' })
  pass(1)
  expect(screen.getByRole('listitem')).toHaveStyle({ opacity: '0', transition: 'opacity 300ms linear' })
})

describe('copying a text', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

  it('says that it is copied', async () => {
    clipboard(() => Promise.resolve())
    await copyText('https://kurse.example', 'Der Link ist kopiert.')
    expect(texts()).toEqual(['Der Link ist kopiert.'])
  })

  it.each([
    ['refused', () => clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')))],
    ['not there without a secure connection', () => undefined],
  ])('shows the text until it is closed where the clipboard is %s', async (_, arrange) => {
    arrange()
    render(
      <ThemeRoot>
        <ToastList />
      </ThemeRoot>,
    )
    await act(() => copyText('https://kurse.example/eins', 'Der Link ist kopiert.'))
    await act(() => copyText('https://kurse.example/zwei', 'Der Link ist kopiert.'))
    pass(60_000)
    expect(screen.getByText(/hat nicht geklappt/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Text zum Kopieren' })
    expect(field).toHaveValue('https://kurse.example/zwei')
    act(() => field.focus())
    expect((field as HTMLTextAreaElement).selectionEnd).toBe('https://kurse.example/zwei'.length)
    act(() => field.blur())
    pass(60_000)
    expect(field).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Meldung schließen' }).click())
    expect(texts()).toEqual([])
  })
})
