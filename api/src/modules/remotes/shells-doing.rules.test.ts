import { takeApart, type PlacedVote } from './shells-doing.rules.ts'

const vote = (failing: boolean, shell: string | null, person = true): PlacedVote => ({
  failing,
  person,
  shell,
})
const times = (count: number, one: PlacedVote): PlacedVote[] => Array.from({ length: count }, () => one)
const newer = new Set(['new'])

describe('what fails is the doing of a shell', () => {
  it.each<[string, PlacedVote[], boolean]>([
    [
      'that came later, where it loads in the one before',
      [...times(20, vote(false, 'old')), ...times(5, vote(true, 'new'))],
      true,
    ],
    [
      'that a few have so far, among many who have the one before',
      [...times(10, vote(false, 'old')), ...times(2, vote(true, 'new')), ...times(10, vote(false, 'old'))],
      true,
    ],
    [
      'though a line broke in the other one',
      [...times(6, vote(false, 'old')), ...times(5, vote(true, 'new')), vote(true, 'old')],
      true,
    ],
    [
      'unless it fails in the other one, too',
      [...times(9, vote(false, 'old')), ...times(3, vote(true, 'old')), ...times(5, vote(true, 'new'))],
      false,
    ],
    [
      'unless too few have the other one',
      [...times(4, vote(false, 'old')), ...times(9, vote(true, 'new'))],
      false,
    ],
    [
      'unless only strangers have the other one',
      [...times(9, vote(false, 'old', false)), ...times(9, vote(true, 'new'))],
      false,
    ],
    [
      'unless it loads there for most: something broke since',
      [...times(9, vote(false, 'old')), ...times(30, vote(false, 'new')), ...times(6, vote(true, 'new'))],
      false,
    ],
    [
      'unless the release came after it',
      [...times(20, vote(false, 'other')), ...times(5, vote(true, 'old'))],
      false,
    ],
    [
      'unless nobody knows which it was',
      [...times(20, vote(false, 'old')), ...times(5, vote(true, null))],
      false,
    ],
  ])('%s', (_, votes, isShells) => {
    const { own, shell } = takeApart(votes, newer)
    expect(shell?.version).toBe(isShells ? 'new' : undefined)
    expect(own).toHaveLength(votes.length - (shell?.votes.length ?? 0))
    if (isShells) expect(own.filter(({ failing }) => failing).length).toBeLessThan(2)
  })
})
