import { keepDraft, readDraft } from './local-draft.ts'

it('keeps what was written and forgets it when it is empty', () => {
  keepDraft('a', { title: 'Frage', text: 'Wie' })
  keepDraft('b', { text: 'Anderes' })
  expect(readDraft('a')).toEqual({ title: 'Frage', text: 'Wie' })
  keepDraft('a', { title: '', text: '' })
  expect(readDraft('a')).toBeUndefined()
  expect(readDraft('b')).toEqual({ text: 'Anderes' })
})

it.each(['{', '[]', '7', '{"text":7}', '{"text":"x","title":1}'])('takes no notice of %s', (stored) => {
  localStorage.setItem('kursportal.forum-draft.c', stored)
  expect(readDraft('c')).toBeUndefined()
})
