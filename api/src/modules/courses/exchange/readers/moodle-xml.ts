import { all, readXml, textAt } from '../../../../platform/xml/xml-tree.ts'
import type { PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { leftOut, quizLectures, together, wholePoints, worth } from '../quizzes.ts'
import { categoryName } from './gift.ts'
import { readMoodleQuestion } from './moodle-question.ts'

/** A question, and how many points it is worth there; undefined where it does not say. */
type Graded = { read: ReadQuestions; grade: number | undefined }

/** Questions of a category with points that stand to each other as they do there; where they cannot, that is told. */
const withPoints = (name: string, graded: readonly Graded[]): ReadQuestions => {
  const asked = graded.filter(({ read }) => read.questions.length > 0)
  const { points, isExact } = wholePoints(asked.map(({ grade }) => grade ?? 1))
  const reads = graded.map((one) => {
    const at = asked.indexOf(one)
    return at === -1 ? one.read : worth(one.read, points[at] ?? 1)
  })
  return together(isExact ? reads : [...reads, leftOut(name, 'scoring')])
}

/** Reads the questions Moodle exports as XML: a quiz for each category. @throws UnreadableXml */
export const readMoodleXml = (
  xml: string,
  title: string,
): { lectures: PlannedLecture[] } & Pick<ReadQuestions, 'left_out' | 'pictures'> => {
  const quizzes = new Map<string, Graded[]>()
  let category = title
  for (const question of all(readXml(xml), 'question')) {
    if (question.attributes['type'] === 'category') {
      category = categoryName(textAt(question, 'category/text')) || title
      continue
    }
    const written = textAt(question, 'defaultgrade')
    const grade = written === '' ? undefined : Number(written)
    quizzes.set(category, [...(quizzes.get(category) ?? []), { read: readMoodleQuestion(question), grade }])
  }
  const read = [...quizzes].map(([name, parts]) => ({ name, ...withPoints(name, parts) }))
  return {
    lectures: read.flatMap(({ name, questions }) => quizLectures(name, questions)),
    left_out: read.flatMap(({ left_out }) => left_out),
    pictures: new Map(read.flatMap(({ pictures }) => [...(pictures ?? [])])),
  }
}
