import {
  Clapperboard,
  Heading2,
  Heading3,
  ImagePlus,
  List,
  ListOrdered,
  MessageSquareQuote,
  Minus,
  Paperclip,
  Pilcrow,
  Quote,
  Table2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SlashItem } from './slash.ts'

/** The drawing of each entry, the same as in the tools above the text. */
export const slashIcons: Record<SlashItem['kind'], ReactNode> = {
  paragraph: <Pilcrow size={20} />,
  heading2: <Heading2 size={20} />,
  heading3: <Heading3 size={20} />,
  bulletList: <List size={20} />,
  orderedList: <ListOrdered size={20} />,
  blockquote: <Quote size={20} />,
  callout: <MessageSquareQuote size={20} />,
  table: <Table2 size={20} />,
  rule: <Minus size={20} />,
  image: <ImagePlus size={20} />,
  film: <Clapperboard size={20} />,
  handout: <Paperclip size={20} />,
}
