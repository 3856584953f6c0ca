import { field, libraryOf, list, stringOf, words } from './json.ts'

/** What H5P stores of one content: which program shows it, and what that shows. */
export type H5pContent = { library: string; params: unknown; title: string }

/** Contents that stand together, and what is written above them. */
type Group = { above: string; contents: unknown[] }

const plain = (contents: readonly unknown[]): Group[] => [{ above: '', contents: [...contents] }]

/** What an entry of a list holds: programs of H5P store a content by itself where there is nothing to say of it. */
const heldBy = (entry: unknown): unknown => (libraryOf(entry) === '' ? field(entry, 'content') : entry)

/** What is asked at the end of a film; every film has a task for that, most of them an empty one. */
const lastTask = (film: unknown): unknown[] => {
  const task = field(field(film, 'summary'), 'task')
  const statements = list(field(field(task, 'params'), 'summaries')).flatMap((one) =>
    list(field(one, 'summary')),
  )
  return statements.some((statement) => words(statement) !== '') ? [task] : []
}

const slideOf = (slide: unknown): Group => ({
  above: stringOf(field(list(field(slide, 'keywords'))[0], 'main')),
  contents: list(field(slide, 'elements')).map((element) => field(element, 'action')),
})

/**
 * What lies in a content, in the order it is shown; undefined for one that holds no others. Texts and questions are both
 * found by it.
 */
export const partsOf = ({ library, params }: Pick<H5pContent, 'library' | 'params'>): Group[] | undefined => {
  switch (library) {
    case 'H5P.QuestionSet':
      return plain(list(field(params, 'questions')))
    case 'H5P.Column':
    case 'H5P.RowColumn':
      return plain(list(field(params, 'content')).map(heldBy))
    case 'H5P.Row':
      return plain(list(field(params, 'columns')).map(heldBy))
    case 'H5P.InteractiveBook':
      return plain(list(field(params, 'chapters')))
    case 'H5P.CoursePresentation':
      return list(field(field(params, 'presentation'), 'slides')).map(slideOf)
    case 'H5P.Accordion':
      return list(field(params, 'panels')).map((panel) => ({
        above: stringOf(field(panel, 'title')),
        contents: [field(panel, 'content')],
      }))
    case 'H5P.ImageHotspots':
      return list(field(params, 'hotspots')).map((hotspot) => ({
        above: stringOf(field(hotspot, 'header')),
        contents: list(field(hotspot, 'content')),
      }))
    case 'H5P.ImageSlider':
      return plain(list(field(params, 'imageSlides')).map((slide) => field(field(slide, 'params'), 'image')))
    case 'H5P.InteractiveVideo': {
      const film = field(params, 'interactiveVideo')
      const interactions = list(field(field(film, 'assets'), 'interactions'))
      return plain([...interactions.map((one) => field(one, 'action')), ...lastTask(film)])
    }
    case 'H5P.BranchingScenario':
      return plain(
        list(field(field(params, 'branchingScenario'), 'content')).map((one) => field(one, 'type')),
      )
  }
  return undefined
}
