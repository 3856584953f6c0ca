import { fileProblem, isAccepted } from './file-check.ts'

it.each([
  ['film.mp4', 'video/mp4', 'video/*', true],
  ['bild.png', 'image/png', 'video/*', false],
  ['untertitel.VTT', '', '.vtt,.srt', true],
  ['bild.png', 'image/png', 'image/png, image/jpeg', true],
  ['bild.gif', 'image/gif', 'image/png, image/jpeg', false],
  ['alles.xyz', '', undefined, true],
])('%s (%s) against %s: %s', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected)
})

it('names the first thing that is wrong with a file', () => {
  const film = new File(['12345'], 'film.mp4', { type: 'video/mp4' })
  expect(fileProblem(film, { accept: 'image/*', maxBytes: 1 })).toBe('wrong_type')
  expect(fileProblem(film, { accept: 'video/*', maxBytes: 4 })).toBe('too_large')
  expect(fileProblem(film, { accept: 'video/*', maxBytes: 5 })).toBeUndefined()
  expect(fileProblem(new File([], 'leer.mp4', { type: 'video/mp4' }), {})).toBe('empty')
})

it.each([
  ['IMG_1.HEIC', '', 'image/png, image/jpeg', 'heic'],
  ['foto', 'image/heif', 'application/pdf, image/png', 'heic'],
  ['IMG_1.HEIC', '', 'video/*', 'wrong_type'],
])(
  'tells a photo of an iPhone from other types where pictures are taken: %s (%s) for %s',
  (name, type, accept, problem) => {
    expect(fileProblem(new File(['1'], name, { type }), { accept })).toBe(problem)
  },
)
