import * as look from '../theme/theme.stories.tsx'
import * as base from '../ui/base/base.stories.tsx'
import * as color from '../ui/color/color.stories.tsx'
import * as combobox from '../ui/combobox/combobox.stories.tsx'
import * as dataTable from '../ui/data-table/data-table.stories.tsx'
import * as edits from '../ui/edits/edits.stories.tsx'
import * as feedback from '../ui/feedback/feedback.stories.tsx'
import * as forms from '../ui/forms/forms.stories.tsx'
import * as frame from '../ui/frame/frame.stories.tsx'
import * as kept from '../ui/kept/kept.stories.tsx'
import * as markdown from '../ui/markdown/markdown.stories.tsx'
import * as media from '../ui/media/media.stories.tsx'
import * as overlays from '../ui/overlays/overlays.stories.tsx'
import * as picture from '../ui/picture/picture.stories.tsx'
import * as qr from '../ui/qr/qr.stories.tsx'
import * as richText from '../ui/rich-text/rich-text.stories.tsx'
import * as signature from '../ui/signature/signature.stories.tsx'
import * as sortable from '../ui/sortable/sortable.stories.tsx'
import type { Story } from './story.ts'

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'render' in value && 'name' in value

/** Every story of the kit by its group's title, in the order of the gallery. */
export const groups: readonly { title: string; stories: readonly Story[] }[] = [
  look,
  base,
  frame,
  media,
  feedback,
  overlays,
  forms,
  edits,
  kept,
  combobox,
  color,
  picture,
  qr,
  markdown,
  signature,
  dataTable,
  sortable,
  richText,
].map((stories) => ({ title: stories.default.title, stories: Object.values(stories).filter(isStory) }))
