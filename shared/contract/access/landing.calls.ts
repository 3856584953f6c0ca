import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { id, instant, line, listOf, numberInAddress, object, paging, search } from '../primitives.ts'
import { landingPageAnswer } from './access.schemas.ts'
import {
  landingDraft,
  landingDraftWrite,
  landingFigures,
  landingVersion,
  landingVersionPage,
} from './landing-draft.ts'
import { attachmentMaxBytes, attachmentTypes, fileName } from '../media/attachments.calls.ts'
import { watchAnswer } from '../media/watch.calls.ts'
import { landingDraftPage, landingFile, landingFilmChoice } from './landing-page.ts'

const accessQuery = object({ 'access-id': id })

/** Making a landing page: a draft apart from what is public, its publishes, and how it fares. */
export const landingCalls = {
  readLandingDraft: defineCall({
    method: 'GET',
    path: '/landing-page/draft',
    who: 'creator',
    extension: true,
    summary: 'The landing page of an access as its author works on it; without a draft the public one',
    query: accessQuery,
    answer: landingDraft,
    errors: ['not_found'],
  }),
  writeLandingDraft: defineCall({
    method: 'PUT',
    path: '/landing-page/draft',
    who: 'creator',
    extension: true,
    summary: 'Keep the draft of a landing page; nobody else sees it before it is published',
    query: accessQuery,
    body: landingDraftWrite,
    answer: landingDraft,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  publishLandingPage: defineCall({
    method: 'POST',
    path: '/landing-page/publish',
    who: 'creator',
    extension: true,
    summary: 'Put the draft of a landing page in place of what visitors see',
    description:
      'Everything that stands in the way is in the details of `landing_page_incomplete`, one LandingFinding each.',
    query: accessQuery,
    body: object({ based_on: basedOn }),
    answer: landingPageAnswer,
    errors: ['not_found', 'edited_meanwhile', 'landing_page_incomplete'],
  }),
  checkLandingLinks: defineCall({
    method: 'POST',
    path: '/landing-page/links',
    who: 'creator',
    extension: true,
    summary: 'Which links of the draft of a landing page lead nowhere',
    description:
      'Pages of the platform are looked up. Addresses outside that nobody has asked yet are asked seconds later: ask again while `waiting`.',
    query: accessQuery,
    answer: object({
      gone: z.array(z.string()).describe('Addresses as they stand on the page'),
      waiting: z.boolean().describe('Some were not asked yet'),
    }),
    errors: ['not_found'],
  }),
  readLandingPreviewLink: defineCall({
    method: 'GET',
    path: '/landing-page/preview-link',
    who: 'creator',
    extension: true,
    summary: 'An address at which whoever has it sees the draft of a landing page',
    description: 'Signed; search engines are told to leave it out. All links of a day are the same.',
    query: accessQuery,
    answer: object({
      path: z.string().describe('Below the address of the platform'),
      expires_at: instant.describe('When the link stops working'),
    }),
    errors: ['not_found'],
  }),
  readLandingPreview: defineCall({
    method: 'GET',
    path: '/landing-page/preview',
    who: 'public',
    extension: true,
    summary: 'The draft of a landing page, for whoever has its link',
    query: object({ token: line(400).min(1).describe('`draft` of the link') }),
    answer: object({
      access_id: id,
      page: landingDraftPage,
      image_id: id.nullable().describe('Picture for previews'),
    }),
    errors: ['not_found'],
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
  listLandingVersions: defineCall({
    method: 'GET',
    path: '/landing-page/versions',
    who: 'creator',
    extension: true,
    summary: 'The publishes of a landing page, newest first',
    query: object({ 'access-id': id, ...paging }),
    answer: listOf(landingVersion),
    errors: ['not_found'],
  }),
  readLandingVersion: defineCall({
    method: 'GET',
    path: '/landing-page/version',
    who: 'creator',
    extension: true,
    summary: 'A former landing page, to look at and to take back into the draft',
    query: object({ 'access-id': id, 'version-id': id.describe('Of `GET /landing-page/versions`') }),
    answer: landingVersionPage,
    errors: ['not_found'],
  }),
  uploadLandingFile: defineCall({
    method: 'POST',
    path: '/landing-page/file',
    who: 'creator',
    extension: true,
    summary: 'Keep a file that the landing page of an access is to offer',
    description:
      'The body is the file itself, its type in `Content-Type`. Nobody else gets it before a page that names it is published. At most 100 an access (409 `conflict`); what no page names is removed a day later. 415 also when the content is not what the type says.',
    query: object({ 'access-id': id, name: fileName }),
    body: { binary: attachmentTypes },
    bodyLimit: attachmentMaxBytes,
    answer: landingFile,
    errors: ['not_found', 'conflict'],
  }),
  downloadLandingFile: defineCall({
    method: 'GET',
    path: '/landing-page/file',
    who: 'public',
    extension: true,
    summary: 'A file that a landing page offers',
    description:
      'For everybody while the published page shows it; with the token of a link to the draft what the draft shows; for who manages the access every file of it.',
    query: object({
      'access-id': id,
      'file-id': id.describe('The file: `file_id` of the page'),
      token: line(400).optional().describe('`draft` of the link to the draft'),
    }),
    answer: { binary: attachmentTypes },
    errors: ['not_found'],
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
  listLandingFilms: defineCall({
    method: 'GET',
    path: '/landing-page/films',
    who: 'creator',
    extension: true,
    summary: 'The films a landing page may show',
    description:
      'Those of the draft lectures of the courses the access gives, and of all other courses its owner makes.',
    query: object({
      'access-id': id,
      ...paging,
      search: search.describe('Words of the title of the course'),
    }),
    answer: listOf(landingFilmChoice),
    errors: ['not_found'],
  }),
  watchLandingFilm: defineCall({
    method: 'GET',
    path: '/landing-page/film',
    who: 'public',
    extension: true,
    summary: 'Where to watch a film that a landing page shows',
    description:
      'For everybody while the published page shows it; with the token of a link to the draft what the draft shows. The addresses are of this film alone. 425 until something can be watched.',
    query: object({
      'access-id': id,
      'film-id': id.describe('The film: `film_id` of the page'),
      token: line(400).optional().describe('`draft` of the link to the draft'),
      'preferred-resolution': numberInAddress(1, 8640).optional().describe('Height in pixels, e.g. 720'),
    }),
    answer: watchAnswer,
    errors: ['not_found', 'not_processed_yet'],
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
  copyLandingPage: defineCall({
    method: 'POST',
    path: '/landing-page/copy',
    who: 'creator',
    extension: true,
    summary: 'The page of another access of one’s own, made for this one',
    description:
      'As it is being made there, with ids of its own and copies of its files. It is answered, not kept: send it with `PUT /landing-page/draft`. Copies no page names go after a day.',
    query: object({ 'access-id': id, from: id.describe('The access whose page is copied') }),
    answer: object({ page: landingDraftPage, image_id: id.nullable() }),
    errors: ['not_found', 'conflict'],
  }),
  readLandingFigures: defineCall({
    method: 'GET',
    path: '/landing-page/figures',
    who: 'creator',
    extension: true,
    summary: 'How many opened the page of an access, took it and began, by code',
    query: accessQuery,
    answer: landingFigures,
    errors: ['not_found'],
  }),
  countAccessVisit: defineCall({
    method: 'POST',
    path: '/access/visit',
    who: 'public',
    extension: true,
    summary: 'The page of an access was opened; counted by day, nothing about the visitor is kept',
    query: accessQuery,
    body: object({ code: line(40).default('').describe('Of the address, if any') }),
    errors: ['not_found', 'access_ended'],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
}
