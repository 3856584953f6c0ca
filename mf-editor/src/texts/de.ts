import { accessTexts } from './accesses.ts'
import { commonTexts } from './common.ts'
import { courseEditorTexts } from './course-editor.ts'
import { courseListTexts } from './course-list.ts'
import { handoutTexts } from './handouts.ts'
import { publishingTexts } from './publishing.ts'
import { quizTexts } from './quiz.ts'
import { richTextTexts } from './rich-text.ts'
import { uploadTexts } from './upload.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  ...commonTexts,
  accesses: accessTexts,
  courseList: courseListTexts,
  editor: courseEditorTexts,
  publishing: publishingTexts,
  upload: uploadTexts,
  handouts: handoutTexts,
  richText: richTextTexts,
  quiz: quizTexts,
} as const
