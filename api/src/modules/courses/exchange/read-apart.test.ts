import { readFileApart } from './read-apart.ts'
import { ImportRefused } from './refused.ts'

const GIFT = Buffer.from('Sitzen ist gut. {F}')
/** Takes far longer than a millisecond. */
const LONG = Buffer.from('Sitzen ist gut. {F}\n\n'.repeat(2000))

const refusal = async (read: Promise<unknown>): Promise<string> => {
  try {
    await read
    return 'taken'
  } catch (error) {
    if (error instanceof ImportRefused) return error.reason
    throw error
  }
}

it('reads a file beside everything else, and says why one does not come', async () => {
  const [plan, refused] = await Promise.all([
    readFileApart({ bytes: GIFT, name: 'fragen.txt' }),
    refusal(readFileApart({ bytes: Buffer.from('Guten Tag'), name: 'a.txt' })),
  ])
  expect(plan).toMatchObject({ format: 'gift', title: 'fragen', pictures: new Map() })
  expect(refused).toBe('unknown_format')
})

it('ends what takes too long, and reads the next one', async () => {
  const [ended, next] = await Promise.all([
    refusal(readFileApart({ bytes: LONG, name: 'fragen.txt' }, 1)),
    readFileApart({ bytes: GIFT, name: 'fragen.txt' }),
  ])
  expect(ended).toBe('too_large')
  expect(next.format).toBe('gift')
})
