import { read } from '@kursportal/shared/client'

/** The draft, as it stands now: whoever comes back from the editor sees what they changed. */
export const readDraft = (courseId: string) => ({
  ...read('GET /course/dev', { 'course-id': courseId }),
  refetchOnMount: 'always' as const,
})

/** Its chapters with their lectures. */
export const readDraftChapters = (courseId: string) => ({
  ...read('GET /chapters-videos/dev', { 'course-id': courseId }),
  refetchOnMount: 'always' as const,
})

/** The text of a lecture of a draft. */
export const readDraftText = (videoId: string) => ({
  ...read('GET /video/rich-text', { 'video-id': videoId, dev: 'true' }),
  refetchOnMount: 'always' as const,
})

/** A quiz of a draft, with what is right. */
export const readDraftQuiz = (videoId: string) => ({
  ...read('GET /video/quiz', { 'video-id': videoId, dev: 'true' }),
  refetchOnMount: 'always' as const,
})

/** The questions of the other quizzes, which a quiz may draw from. */
export const readDraftBank = (videoId: string) => read('GET /quiz/bank', { 'video-id': videoId })
