import { offeredPlaces } from './offered-places.ts'

const offered = (...texts: string[]) =>
  offeredPlaces(
    'mf-learner',
    texts.map((text, at) => [`src/${at}.tsx`, text] as const),
  )

it('are read where they stand, each once', () => {
  const { places, problems } = offered(
    '<ExtensionPlace name="learner.forum" />',
    `<ExtensionPlace
       props={{ course_id: course.id }}
       name="learner.course"
     />`,
    '<ExtensionPlace name="learner.forum" /> <Other name="learner.other" />',
  )
  expect(places).toEqual(['learner.course', 'learner.forum'])
  expect(problems).toEqual([])
})

it.each([
  ['<ExtensionPlace name={place} />', 'src/0.tsx: write the name of an ExtensionPlace as it is'],
  ['<ExtensionPlace {...place} />', 'src/0.tsx: write the name of an ExtensionPlace as it is'],
  ['<ExtensionPlace name="course" />', 'src/0.tsx: the place "course" is one of mf-learner'],
])('%s is refused: %s', (text, problem) => {
  expect(offered(text)).toEqual({ places: [], problems: [expect.stringContaining(problem)] })
})
