import { afterChange, afterRedo, afterUndo, beginHistory } from './undo-history.ts'

const page = (title: string) => ({ title })
const titles = (...words: string[]) =>
  words.reduce(
    (history, word, at) => afterChange(history, page(word), 'title', at * 100),
    beginHistory(page('')),
  )

it('takes back what was typed into one field as one step', () => {
  const typed = titles('S', 'St', 'Sta')
  expect(afterUndo(typed).present).toEqual(page(''))
  expect(afterRedo(afterUndo(typed)).present).toEqual(page('Sta'))
})

it('begins a new step after a pause, in another field, and for what is no typing', () => {
  const later = afterChange(titles('S'), page('St'), 'title', 5000)
  expect(afterUndo(later).present).toEqual(page('S'))
  const elsewhere = afterChange(titles('S'), page('x'), 'other', 10)
  expect(afterUndo(elsewhere).present).toEqual(page('S'))
  const moved = afterChange(titles('S'), page('x'), undefined, 10)
  expect(afterUndo(moved).present).toEqual(page('S'))
})

it('forgets what was taken back once something else is changed', () => {
  const other = afterChange(afterUndo(titles('S')), page('T'), 'title', 9000)
  expect(afterRedo(other)).toBe(other)
  expect(afterUndo(afterUndo(other))).toEqual(afterUndo(other))
})
