import { h5pOf } from './packages.testing.ts'
import { readFile } from './read-file.ts'

describe('what stays behind of H5P', () => {
  const left = async (library: string, content: unknown = {}, title = 'Woche 1') =>
    (await readFile(h5pOf(library, content, title), 'a.h5p')).left_out

  it.each([
    ['H5P.MarkTheWords', 'question_kind'],
    ['H5P.DragQuestion', 'question_kind'],
    ['H5P.Timeline', 'activity_kind'],
    ['H5P.Chart', 'activity_kind'],
    ['H5P.Audio', 'film'],
  ])('is told as what it is: %s', async (library, reason) => {
    expect(await left(library)).toEqual([{ what: `Woche 1 (${library.slice(4)})`, reason }])
  })

  it('is not called by its kind twice', async () => {
    expect(await left('H5P.MemoryGame', {}, 'Memory Game')).toMatchObject([{ what: 'Memory Game' }])
  })

  it('has a name where it says nothing of its own', async () => {
    expect(await left('H5P.Dialogcards', { dialogs: [{ text: '', answer: '' }] })).toEqual([
      { what: 'Woche 1 (Dialogcards)', reason: 'question_broken' },
    ])
  })
})
