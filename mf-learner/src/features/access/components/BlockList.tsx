import type { LandingBlock } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'
import { PreviewedBlock } from '../preview/PreviewedBlock.tsx'
import { AdvantagesBlock } from './blocks/AdvantagesBlock.tsx'
import { CallToActionBlock } from './blocks/CallToActionBlock.tsx'
import { ClubBlock } from './blocks/ClubBlock.tsx'
import { CourseContentBlock } from './blocks/CourseContentBlock.tsx'
import { DownloadsBlock } from './blocks/DownloadsBlock.tsx'
import { FaqBlock } from './blocks/FaqBlock.tsx'
import { HeroBlock } from './blocks/HeroBlock.tsx'
import { ImageBlock } from './blocks/ImageBlock.tsx'
import { InstructorBlock } from './blocks/InstructorBlock.tsx'
import { LogosBlock } from './blocks/LogosBlock.tsx'
import { PriceBlock } from './blocks/PriceBlock.tsx'
import { RegistrationBlock } from './blocks/RegistrationBlock.tsx'
import { StepsBlock } from './blocks/StepsBlock.tsx'
import { TestimonialsBlock } from './blocks/TestimonialsBlock.tsx'
import { TextBlock } from './blocks/TextBlock.tsx'
import { VideoBlock } from './blocks/VideoBlock.tsx'

type AboutPeople = 'instructor' | 'testimonials' | 'logos' | 'club'
type AboutTheCourse = 'course_content' | 'advantages' | 'steps' | 'price' | 'faq'

const AboutPeopleBlock = ({ block }: { block: Extract<LandingBlock, { type: AboutPeople }> }): ReactNode => {
  switch (block.type) {
    case 'instructor':
      return <InstructorBlock block={block} />
    case 'testimonials':
      return <TestimonialsBlock block={block} />
    case 'club':
      return <ClubBlock block={block} />
    default:
      return <LogosBlock block={block} />
  }
}

const AboutTheCourseBlock = ({
  block,
}: {
  block: Extract<LandingBlock, { type: AboutTheCourse }>
}): ReactNode => {
  switch (block.type) {
    case 'course_content':
      return <CourseContentBlock block={block} />
    case 'advantages':
      return <AdvantagesBlock block={block} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'price':
      return <PriceBlock block={block} />
    default:
      return <FaqBlock block={block} />
  }
}

const Block = ({ block, first }: { block: LandingBlock; first: boolean }): ReactNode => {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} first={first} />
    case 'text':
      return <TextBlock block={block} />
    case 'image':
      return <ImageBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'call_to_action':
      return <CallToActionBlock block={block} />
    case 'downloads':
      return <DownloadsBlock block={block} />
    case 'registration':
      return <RegistrationBlock block={block} />
    case 'instructor':
    case 'testimonials':
    case 'logos':
    case 'club':
      return <AboutPeopleBlock block={block} />
    default:
      return <AboutTheCourseBlock block={block} />
  }
}

type Props = {
  blocks: readonly LandingBlock[]
  /** In the builder's frame: the block that is worked on, or null; undefined on the page itself. */
  selected?: string | null | undefined
}

/** The blocks of a landing page, one below the other; a kind without a component does not compile. */
export const BlockList = ({ blocks, selected }: Props): ReactNode =>
  blocks.map((block, index) => {
    const shown = <Block key={block.id} block={block} first={index === 0} />
    if (selected === undefined) return shown
    return (
      <PreviewedBlock key={block.id} id={block.id} selected={block.id === selected}>
        {shown}
      </PreviewedBlock>
    )
  })
