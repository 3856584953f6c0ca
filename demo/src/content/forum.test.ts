import { postText, threadTitle } from '@kursportal/shared/contract'
import { demoCourse } from './courses.ts'
import { demoTopics } from './forum.ts'
import { ENGLISH, FORMAL, TYPEWRITER } from './language.testing.ts'
import { demoLearners } from './learners.ts'

describe.each(demoTopics.map((topic) => ({ name: topic.title, topic })))(
  'demo topic “$name”',
  ({ topic }) => {
    const posts = [topic, ...topic.answers]

    it('is told in order, by people there are', () => {
      const hours = posts.map((post) => post.hours_ago)
      expect(hours).toEqual(hours.toSorted((one, other) => other - one))
      for (const { by } of posts) if (typeof by === 'number') expect(demoLearners[by]).toBeDefined()
    })

    it('is plain German, as the contract wants it', () => {
      expect(threadTitle.parse(topic.title)).toBe(topic.title)
      for (const { text } of posts) {
        expect(postText.parse(text)).toBe(text)
        for (const wrong of [FORMAL, ENGLISH, TYPEWRITER]) expect(text).not.toMatch(wrong)
      }
    })

    it('stands beside a lecture there is', () => {
      const lectures = demoCourse(topic.course).chapters.flatMap((chapter) => chapter.lectures)
      if (topic.lecture) expect(lectures.map(({ title }) => title)).toContain(topic.lecture)
    })
  },
)
