import { all, readXml, textAt } from '../../../../platform/xml/xml-tree.ts'
import type { PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { quizLectures, withPoints, type Graded } from '../quizzes.ts'
import { categoryName } from './gift.ts'
import { readMoodleQuestion } from './moodle-question.ts'

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
