import { inParts } from './in-parts.ts'

const people = (...emails: string[]) =>
  emails.map((email, index) => ({ line: index + 2, first_name: 'Anna', last_name: 'Weiß', email }))
const linesOf = ({ parts }: ReturnType<typeof inParts>) => parts.map((part) => part.map(({ line }) => line))

describe('a file in parts', () => {
  it.each([
    [[], []],
    [['a@b.de'], [[2]]],
    [['a@b.de', 'b@b.de'], [[2, 3]]],
    [
      ['a@b.de', 'b@b.de', 'c@b.de'],
      [[2, 3], [4]],
    ],
  ])('has as many lines each as can be sent: %j', (emails, lines) => {
    expect(linesOf(inParts(people(...emails), 2))).toEqual(lines)
  })

  it('leaves out whose address stands in an earlier part, and leaves those of one part to the API', () => {
    const parted = inParts(people('a@b.de', 'A@B.de ', 'c@b.de', ' a@b.de', '', 'd@b.de', ''), 2)
    expect(linesOf(parted)).toEqual([
      [2, 3],
      [4, 6],
      [7, 8],
    ])
    expect(parted.left_out).toEqual([{ line: 5, email: ' a@b.de', field: 'email', problem: 'twice' }])
  })
})
