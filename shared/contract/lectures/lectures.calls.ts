import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { flag, id, listOf, object } from '../primitives.ts'
import {
  chapterDraft,
  chapterFields,
  chapterWithVideosDraft,
  deletedPart,
  lectureType,
  videoDraft,
  videoFields,
} from './lecture.schemas.ts'
import { FEWEST_PEOPLE, quizContent, quizQuestion, quizView } from './quiz.ts'
import { richTextDocument } from './rich-text.ts'

const courseQuery = object({ 'course-id': id })
const chapterQuery = object({ 'chapter-id': id })
const videoQuery = object({ 'video-id': id })
const contentQuery = object({
  'video-id': id.describe(
    'The lecture of a live course, or with `dev=true` of a draft: `id` of `GET /chapters-videos` or `GET /chapters-videos/dev`',
  ),
  dev: flag.optional().describe('true: the draft, for those who may edit it'),
})

const previousIds = z
  .array(id)
  .max(1000)
  .optional()
  .describe('The order as it was shown; 409 when it has changed meanwhile')

export const lectureCalls = {
  createChapter: defineCall({
    method: 'PUT',
    path: '/chapter',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Add a chapter at the end of a draft course',
    query: courseQuery,
    body: object(chapterFields).partial(),
    answer: chapterDraft,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  editChapter: defineCall({
    method: 'PATCH',
    path: '/chapter',
    who: 'creator',
    summary: 'Change a chapter; send only what changes',
    query: chapterQuery,
    body: object({ ...object(chapterFields).partial().shape, based_on: basedOn }),
    answer: chapterDraft,
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile'],
  }),
  deleteChapter: defineCall({
    method: 'DELETE',
    path: '/chapter',
    who: 'creator',
    summary: 'Remove a chapter with its lectures from the draft; learners keep it until the next publish',
    query: chapterQuery,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  restoreChapter: defineCall({
    method: 'POST',
    path: '/chapter/restore',
    who: 'creator',
    summary:
      'Take back that a chapter was removed, with its lectures; for as long as `GET /deleted-parts` names it',
    description: 'One that is there is answered as it is.',
    extension: true,
    query: chapterQuery,
    answer: chapterDraft,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  orderChapters: defineCall({
    method: 'PATCH',
    path: '/chapter/order',
    who: 'creator',
    summary: 'Set the order of all chapters of a draft course',
    query: courseQuery,
    body: object({ chapter_ids: z.array(id).max(1000), previous_ids: previousIds }),
    errors: ['not_found', 'not_in_dev_mode', 'order_out_of_date'],
  }),
  createVideo: defineCall({
    method: 'PUT',
    path: '/video',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Add a lecture at the end of a chapter',
    query: chapterQuery,
    body: object({ type: lectureType, ...object(videoFields).omit({ film_cut: true }).partial().shape }),
    answer: videoDraft,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  editVideo: defineCall({
    method: 'PATCH',
    path: '/video',
    who: 'creator',
    summary: 'Change a lecture; send only what changes',
    query: videoQuery,
    body: object({
      ...videoFields,
      chapter_id: id.describe('Moves the lecture to the end of another chapter of the same course'),
      based_on: basedOn,
    }).partial(),
    answer: videoDraft,
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile', 'film_cut_impossible'],
  }),
  deleteVideo: defineCall({
    method: 'DELETE',
    path: '/video',
    who: 'creator',
    summary: 'Remove a lecture from the draft; learners keep it until the next publish',
    query: videoQuery,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  restoreVideo: defineCall({
    method: 'POST',
    path: '/video/restore',
    who: 'creator',
    summary: 'Take back that a lecture was removed; for as long as `GET /deleted-parts` names it',
    description:
      'It comes back with its content, at its place in its chapter. One that is there is answered as it is; 404 when its chapter is gone: restore that first.',
    extension: true,
    query: videoQuery,
    answer: videoDraft,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  listDeletedParts: defineCall({
    method: 'GET',
    path: '/deleted-parts',
    who: 'creator',
    summary: 'The bin of a draft course: chapters and lectures that were removed and can be put back',
    extension: true,
    query: courseQuery,
    answer: listOf(deletedPart),
    errors: ['not_found'],
  }),
  readPartLearners: defineCall({
    method: 'GET',
    path: '/part-learners',
    who: 'creator',
    summary: 'How many people have begun and done a lecture or a chapter of a draft',
    description: 'Exactly one of the two ids.',
    extension: true,
    query: object({
      'chapter-id': id.optional().describe('The chapter of a draft'),
      'video-id': id.optional().describe('The lecture of a draft'),
    }).refine((ids) => Object.values(ids).filter(Boolean).length === 1, 'exactly one id is needed'),
    answer: object({
      begun: z.int().min(0).describe('People who have opened a lecture of it'),
      done: z.int().min(0).describe('Of these, who has done all of its lectures that are live'),
    }),
    errors: ['not_found'],
  }),
  orderVideos: defineCall({
    method: 'PATCH',
    path: '/video/order',
    who: 'creator',
    summary: 'Set the order of all lectures of a chapter',
    query: chapterQuery,
    body: object({ video_ids: z.array(id).max(1000), previous_ids: previousIds }),
    errors: ['not_found', 'not_in_dev_mode', 'order_out_of_date'],
  }),
  readRichText: defineCall({
    method: 'GET',
    path: '/video/rich-text',
    who: 'user',
    summary: 'The text of a rich-text lecture',
    query: contentQuery,
    answer: object({
      video_id: id,
      document: richTextDocument,
      ...editable,
    }),
    errors: ['not_found', 'locked', 'start_not_confirmed'],
  }),
  writeRichText: defineCall({
    method: 'PUT',
    path: '/video/rich-text',
    who: 'creator',
    summary: 'Replace the text of a rich-text lecture in the draft',
    description: 'A film in it must be one of the same course, else 422.',
    query: videoQuery,
    body: object({ document: richTextDocument, based_on: basedOn }),
    answer: object({ video_id: id, ...editable }),
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile'],
    bodyLimit: 4 * 1024 * 1024,
  }),
  readQuiz: defineCall({
    method: 'GET',
    path: '/video/quiz',
    who: 'user',
    summary: 'A quiz: all of it for its author (dev=true), the terms of it for a learner',
    query: contentQuery,
    answer: quizView,
    errors: ['not_found', 'locked', 'start_not_confirmed'],
  }),
  writeQuiz: defineCall({
    method: 'PUT',
    path: '/video/quiz',
    who: 'creator',
    summary: 'Replace the questions and terms of a quiz in the draft',
    description:
      'A quiz that is still being written is accepted; what it lacks keeps the course from being published.',
    query: videoQuery,
    body: object({ quiz: quizContent, based_on: basedOn }),
    answer: object({ video_id: id, quiz: quizContent, ...editable }),
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile'],
  }),
  readQuizBank: defineCall({
    method: 'GET',
    path: '/quiz/bank',
    who: 'creator',
    summary: 'The questions of the other quizzes of a draft, to copy or to draw from',
    extension: true,
    query: videoQuery,
    answer: object({
      quizzes: z
        .array(object({ video_id: id, title: z.string(), questions: z.array(quizQuestion) }))
        .describe('In the order of the course; those without questions are left out'),
    }),
    errors: ['not_found'],
  }),
  readQuizDifficulty: defineCall({
    method: 'GET',
    path: '/quiz/difficulty',
    who: 'creator',
    summary: 'How many people answered each question of a quiz right at the first try',
    description: `Named by the draft. A question that fewer than ${FEWEST_PEOPLE} people have answered is left out.`,
    extension: true,
    query: videoQuery,
    answer: object({
      questions: z.array(
        object({
          question_id: id,
          people: z.int().min(FEWEST_PEOPLE).describe('How many have answered it'),
          right_share: z.number().min(0).max(1).describe('Share of first answers that were all right'),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  readDraftChapter: defineCall({
    method: 'GET',
    path: '/chapter/dev',
    who: 'creator',
    summary: 'A chapter of a draft',
    query: chapterQuery,
    answer: chapterDraft,
    errors: ['not_found'],
  }),
  listDraftChapters: defineCall({
    method: 'GET',
    path: '/chapters/dev',
    who: 'creator',
    summary: 'The chapters of a draft in their order',
    query: courseQuery,
    answer: listOf(chapterDraft),
    errors: ['not_found'],
  }),
  listDraftChaptersVideos: defineCall({
    method: 'GET',
    path: '/chapters-videos/dev',
    who: 'creator',
    summary: 'The chapters of a draft with their lectures and the state of their files',
    query: courseQuery,
    answer: listOf(chapterWithVideosDraft),
    errors: ['not_found'],
  }),
  readDraftVideo: defineCall({
    method: 'GET',
    path: '/video/dev',
    who: 'creator',
    summary: 'A lecture of a draft with the state of its file',
    query: videoQuery,
    answer: videoDraft,
    errors: ['not_found'],
  }),
  listDraftVideos: defineCall({
    method: 'GET',
    path: '/videos/dev',
    who: 'creator',
    summary: 'The lectures of a chapter of a draft in their order',
    query: chapterQuery,
    answer: listOf(videoDraft),
    errors: ['not_found'],
  }),
}
