import { Readable } from 'node:stream'
import Fastify from 'fastify'
import type { StoredRange } from '../storage/storage.ts'
import { readRange, sendRanged } from './send-file.ts'

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-200', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-200', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ])('%s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })
})

describe('a part of a file', () => {
  const file = Buffer.from('0123456789')
  const ask = async (range: string) => {
    const asked: (StoredRange | undefined)[] = []
    const app = Fastify()
    app.get('/', (request, reply) =>
      sendRanged(request, reply, (part) => {
        asked.push(part)
        const content = part ? file.subarray(part.from, (part.to ?? file.length) + 1) : file
        return Promise.resolve({ stream: Readable.from([content]), size: file.length })
      }),
    )
    const { statusCode, body, headers } = await app.inject({ method: 'GET', url: '/', headers: { range } })
    return { status: statusCode, body, range: headers['content-range'], asked: asked.length }
  }

  it.each([
    ['bytes=2-4', { status: 206, body: '234', range: 'bytes 2-4/10', asked: 1 }],
    ['bytes=8-', { status: 206, body: '89', range: 'bytes 8-9/10', asked: 1 }],
    ['bytes=8-99', { status: 206, body: '89', range: 'bytes 8-9/10', asked: 1 }],
    ['bytes=-3', { status: 206, body: '789', range: 'bytes 7-9/10', asked: 2 }],
    ['bytes=10-', { status: 416, body: '', range: 'bytes */10', asked: 1 }],
    ['bytes=0-1,5-6', { status: 200, body: '0123456789', range: undefined, asked: 1 }],
  ])('%s asks the storage no more often than it has to', async (range, answer) => {
    expect(await ask(range)).toEqual(answer)
  })
})
