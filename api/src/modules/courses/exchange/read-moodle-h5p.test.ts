import { moodleBackup, outline, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const withPicture = {
  question: '<p>Sitzen ist gut.</p>',
  correct: 'false',
  media: {
    type: { library: 'H5P.Image 1.1', params: { alt: 'Ein Stuhl', file: { path: 'images/stuhl.png' } } },
  },
}
const backupWith = (kind: string, activity: string, files: Record<string, string | Uint8Array>): Buffer =>
  moodleBackup((course) =>
    zipOf({
      ...course,
      'moodle_backup.xml': String(course['moodle_backup.xml']).replace(
        '<modulename>forum</modulename><title>Nachrichten</title>',
        `<modulename>${kind}</modulename><title>Prüfe dich selbst</title>`,
      ),
      [`activities/forum_3/${kind}.xml`]: `<activity modulename="${kind}" contextid="33"><${kind}><name>Prüfe dich selbst</name>${activity}</${kind}></activity>`,
      ...files,
    }),
  )
const fileEntry = (path: string, name: string) =>
  `<files><file><contenthash>cd12345678</contenthash><contextid>33</contextid><filepath>${path}</filepath><filename>${name}</filename></file></files>`

it('reads what Moodle keeps as a package of H5P', async () => {
  const plan = await readFile(
    backupWith('h5pactivity', '', {
      'files.xml': fileEntry('/', 'fragen.h5p'),
      'files/cd/cd12345678': zipOf({
        'h5p.json': JSON.stringify({ title: 'Sitzen', mainLibrary: 'H5P.TrueFalse' }),
        'content/content.json': JSON.stringify(withPicture),
        'content/images/stuhl.png': 'x',
      }),
    }),
    'kurs.mbz',
  )
  expect(outline(plan)[1]).toEqual(['Abschnitt 2', 'quiz: Sitzen', 'richText: Mehr'])
  const [question] = questionsOf(plan).filter(({ type }) => type === 'true_false')
  expect([...plan.pictures.keys()].map((key) => `import:${key}`)).toContain(question?.picture?.image_id)
})

it('reads what the program of H5P writes into a course of Moodle', async () => {
  const plan = await readFile(
    backupWith(
      'hvp',
      `<machine_name>H5P.TrueFalse</machine_name><json_content>${JSON.stringify(withPicture).replaceAll('<', '&lt;')}</json_content>`,
      { 'files.xml': fileEntry('/images/', 'stuhl.png'), 'files/cd/cd12345678': 'x' },
    ),
    'kurs.mbz',
  )
  expect(outline(plan)[1]).toEqual(['Abschnitt 2', 'quiz: Prüfe dich selbst', 'richText: Mehr'])
  expect(questionsOf(plan)).toContainEqual(
    expect.objectContaining({
      question: 'Sitzen ist gut.',
      picture: { image_id: 'import:files/cd/cd12345678', alt: 'Ein Stuhl' },
    }),
  )
})

it.each([
  ['a package that is missing', 'h5pactivity', '', {}, 'file_missing'],
  [
    'a package that is none',
    'h5pactivity',
    '',
    { 'files.xml': fileEntry('/', 'a.h5p'), 'files/cd/cd12345678': 'kaputt' },
    'question_broken',
  ],
  [
    'a package with a path that leads out',
    'h5pactivity',
    '',
    { 'files.xml': fileEntry('/', 'a.h5p'), 'files/cd/cd12345678': zipOf({ '../h5p.json': '{}' }) },
    'question_broken',
  ],
  ['damaged content', 'hvp', '<json_content>{</json_content>', {}, 'question_broken'],
])('tells of %s, and takes the rest', async (_, kind, activity, files, reason) => {
  const plan = await readFile(backupWith(kind, activity, files), 'kurs.mbz')
  expect(plan.left_out).toContainEqual({ what: 'Prüfe dich selbst', reason })
  expect(outline(plan)[1]).toEqual(['Abschnitt 2', 'richText: Mehr'])
})
