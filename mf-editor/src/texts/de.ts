import { accessTexts } from './accesses.ts'
import { careTexts } from './care.ts'
import { commonTexts } from './common.ts'
import { courseEditorTexts } from './course-editor.ts'
import { courseListTexts } from './course-list.ts'
import { handoutTexts } from './handouts.ts'
import { importTexts } from './import.ts'
import { authorsTexts } from './authors.ts'
import { landingTexts } from './landing.ts'
import { participantTexts } from './participants.ts'
import { proofTexts } from './proofs.ts'
import { publishingTexts } from './publishing.ts'
import { quizTexts } from './quiz.ts'
import { richTextTexts } from './rich-text.ts'
import { courseTabTexts } from './course-tabs.ts'
import { statisticTexts } from './statistics.ts'
import { uploadTexts } from './upload.ts'
import { versionTexts } from './versions.ts'
import { videoSpaceTexts } from './video-space.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  ...commonTexts,
  accesses: accessTexts,
  care: careTexts,
  landing: landingTexts,
  versions: versionTexts,
  courseList: courseListTexts,
  courseTabs: courseTabTexts,
  statistics: statisticTexts,
  participants: participantTexts,
  editor: courseEditorTexts,
  publishing: publishingTexts,
  upload: uploadTexts,
  videoSpace: videoSpaceTexts,
  handouts: handoutTexts,
  import: importTexts,
  proofs: proofTexts,
  authors: authorsTexts,
  richText: richTextTexts,
  quiz: quizTexts,
} as const
