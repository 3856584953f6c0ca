import { chaptersOfDraft, courseOfDraft, lectureOfDraft } from './draft-as-learner.ts'
import { previewChapter, previewCourse, previewId, quizLecture } from './preview.testing.ts'

describe('a draft as learners will see it', () => {
  it('is told from what the editor knows', () => {
    expect(courseOfDraft(previewCourse, [previewChapter])).toMatchObject({
      state: 'not_started',
      lectures_total: 2,
      duration_seconds: 180,
      attendance: { counts: 'lectures', offered: 2, attended: 0 },
    })
    expect(chaptersOfDraft([previewChapter])[0]).toMatchObject({
      position: 0,
      locked: null,
      lectures_total: 2,
    })
    expect(lectureOfDraft(previewCourse, [previewChapter], quizLecture.id)).toMatchObject({
      number: 2,
      lectures_total: 2,
      previous: { id: previewId('31'), locked: null },
      next: null,
    })
    expect(lectureOfDraft(previewCourse, [previewChapter], previewId('99'))).toBeUndefined()
  })
})
