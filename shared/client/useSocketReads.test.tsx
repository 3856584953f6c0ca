import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { jest } from '@jest/globals'
import type { ReactNode } from 'react'
import { queryKey } from './query.ts'
import { useSocketReads } from './useSocketReads.ts'

const names = ['GET /care-inbox', 'GET /care-question'] as const

/** Lines that were opened, the latest last. */
let lines: FakeSocket[] = []
class FakeSocket extends EventTarget {
  closed = false
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    lines.push(this)
  }
  close(): void {
    this.closed = true
  }
}

describe('what a socket tells of', () => {
  beforeEach(() => {
    lines = []
    jest.useFakeTimers()
    Object.assign(globalThis, { WebSocket: FakeSocket })
  })
  afterEach(() => jest.useRealTimers())

  it('is read again, also when the line is back, until the page is left', () => {
    const client = new QueryClient()
    const read = jest.spyOn(client, 'invalidateQueries')
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { unmount } = renderHook(() => useSocketReads('/care-changes', names), { wrapper })
    expect(lines[0]?.address).toBe('ws://localhost/care-changes')
    expect(read).not.toHaveBeenCalled()
    act(() => void lines[0]?.dispatchEvent(new MessageEvent('message', { data: '{}' })))
    expect(read.mock.calls.map(([filter]) => filter)).toEqual(
      names.map((name) => ({ queryKey: queryKey(name) })),
    )
    act(() => {
      lines[0]?.dispatchEvent(new Event('close'))
      jest.advanceTimersByTime(2_000)
      lines[1]?.dispatchEvent(new Event('open'))
    })
    expect(read).toHaveBeenCalledTimes(4)
    unmount()
    expect(lines[1]?.closed).toBe(true)
  })
})
