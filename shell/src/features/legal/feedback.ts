import { noticeCalls, type CallBody } from '@kursportal/shared/contract'
import type { z } from 'zod'

/** What the form asks for; see `POST /accessibility-feedback`. */
export const feedback = noticeCalls.sendAccessibilityFeedback.body

/** What is typed. */
export type FeedbackFields = z.input<typeof feedback>

/** What is sent. */
export type Feedback = CallBody<typeof noticeCalls.sendAccessibilityFeedback>
