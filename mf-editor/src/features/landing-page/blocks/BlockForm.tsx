import type { Access, LandingBlock, LandingBlockType } from '@kursportal/shared/contract'
import { accessPrice } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { part } from '@kursportal/shared/router'
import { Box, Button, TextSkeleton } from '@kursportal/shared/ui'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { AmountField, BlockPicture, ChoiceField, WordsField } from '../components/fields.tsx'
import { ButtonFields, OptionalButton } from '../components/parts.tsx'
import { DownloadsForm } from './DownloadsForm.tsx'
import { AdvantagesForm, FaqForm, LogosForm, StepsForm, TestimonialsForm } from './entry-forms.tsx'
import type { Change } from './entry-forms.tsx'
import { VideoForm } from './VideoForm.tsx'

type Props<Type extends LandingBlockType> = {
  block: Extract<LandingBlock, { type: Type }>
  change: Change
  access: Access
}

const PageText = part(() => import(/* webpackChunkName: "page-text" */ './PageText.tsx'), <TextSkeleton />)

const Heading = ({
  block,
  change,
  hint,
}: {
  block: Extract<LandingBlock, { heading: string }>
  change: Change
  hint?: string
}): ReactNode => {
  const t = useTexts()
  return (
    <WordsField
      label={t('landing.fields.heading')}
      hint={hint}
      optional={hint !== undefined}
      value={block.heading}
      max={200}
      onChange={(heading) => change({ ...block, heading }, 'heading')}
    />
  )
}

const HeroForm = ({ block, change }: Props<'hero'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Heading block={block} change={change} />
      <WordsField
        label={t('landing.fields.text')}
        value={block.text}
        max={1000}
        rows={3}
        onChange={(text) => change({ ...block, text }, 'text')}
      />
      <BlockPicture
        label={t('landing.fields.picture')}
        picture={block.image}
        onChange={(image, field) => change({ ...block, image }, field)}
      />
      <OptionalButton
        button={block.button}
        onChange={(button, field) => change({ ...block, button }, field)}
      />
    </>
  )
}

const ImageForm = ({ block, change }: Props<'image'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <BlockPicture
        label={t('landing.fields.picture')}
        picture={block.image}
        onChange={(image, field) => change({ ...block, image }, field)}
      />
      <WordsField
        label={t('landing.fields.caption')}
        optional
        value={block.caption}
        max={300}
        onChange={(caption) => change({ ...block, caption }, 'caption')}
      />
    </>
  )
}

const CourseContentForm = ({ block, change, access }: Props<'course_content'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
      <ChoiceField
        label={t('landing.fields.course')}
        value={block.course_id ?? ''}
        options={[
          { value: '', label: t('landing.fields.allCourses') },
          ...access.courses.map(({ id, title }) => ({ value: id, label: title })),
          ...(block.course_id && access.courses.every(({ id }) => id !== block.course_id)
            ? [{ value: block.course_id, label: t('landing.fields.goneCourse') }]
            : []),
        ]}
        onChange={(id) => change({ ...block, course_id: id || null }, 'course')}
      />
    </>
  )
}

const PriceForm = ({ block, change, access }: Props<'price'>): ReactNode => {
  const t = useTexts()
  const amount = useRef<HTMLDivElement>(null)
  const price = accessPrice(access)
  const setPrice = (price_cents: number): void => change({ ...block, price_cents }, 'price')
  return (
    <>
      <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
      <Box ref={amount}>
        <AmountField
          label={t('landing.fields.price')}
          hint={t('landing.fields.priceHint')}
          cents={block.price_cents}
          onChange={setPrice}
        />
        {access.courses.length > 0 && block.price_cents !== price && (
          <Button
            variant="outlined"
            size="small"
            sx={{ mt: 1 }}
            onClick={() => {
              setPrice(price)
              // The button is gone then.
              amount.current?.querySelector('input')?.focus()
            }}
          >
            {t('landing.fields.takePrice', { price: formatMoney(price) })}
          </Button>
        )}
      </Box>
      <WordsField
        label={t('landing.fields.reimbursement')}
        value={block.reimbursement}
        max={600}
        rows={3}
        optional
        onChange={(reimbursement) => change({ ...block, reimbursement }, 'reimbursement')}
      />
      <OptionalButton
        button={block.button}
        onChange={(button, field) => change({ ...block, button }, field)}
      />
    </>
  )
}

const InstructorForm = ({ block, change }: Props<'instructor'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
      <WordsField
        label={t('landing.fields.name')}
        value={block.name}
        max={200}
        onChange={(name) => change({ ...block, name }, 'name')}
      />
      <WordsField
        label={t('landing.fields.qualification')}
        optional
        value={block.qualification}
        max={300}
        onChange={(qualification) => change({ ...block, qualification }, 'qualification')}
      />
      <WordsField
        label={t('landing.fields.text')}
        optional
        value={block.text}
        max={3000}
        rows={4}
        onChange={(text) => change({ ...block, text }, 'text')}
      />
      <BlockPicture
        label={t('landing.fields.portrait')}
        picture={block.image}
        onChange={(image, field) => change({ ...block, image }, field)}
      />
    </>
  )
}

const WordsForm = ({ block, change }: Props<'registration' | 'club' | 'call_to_action'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
      <WordsField
        label={t('landing.fields.text')}
        optional
        value={block.text}
        max={1000}
        rows={3}
        onChange={(text) => change({ ...block, text }, 'text')}
      />
      {block.type === 'call_to_action' && (
        <ButtonFields
          button={block.button}
          onChange={(button, field) => change({ ...block, button }, field)}
        />
      )}
    </>
  )
}

/** The form of a block: every kind has its own; one without does not compile. */
export const BlockForm = ({
  block,
  change,
  access,
}: {
  block: LandingBlock
  change: Change
  access: Access
}): ReactNode => {
  const t = useTexts()
  switch (block.type) {
    case 'hero':
      return <HeroForm block={block} change={change} access={access} />
    case 'text':
      return (
        <PageText
          part={`landing-text/${block.id}`}
          document={block.document}
          onChange={(document) => change({ ...block, document }, 'document')}
        />
      )
    case 'image':
      return <ImageForm block={block} change={change} access={access} />
    case 'course_content':
      return <CourseContentForm block={block} change={change} access={access} />
    case 'price':
      return <PriceForm block={block} change={change} access={access} />
    case 'instructor':
      return <InstructorForm block={block} change={change} access={access} />
    case 'registration':
    case 'club':
    case 'call_to_action':
      return <WordsForm block={block} change={change} access={access} />
    case 'video':
      return (
        <>
          <Heading block={block} change={change} hint={t('landing.fields.noHeading')} />
          <VideoForm block={block} change={change} accessId={access.id} />
        </>
      )
    case 'downloads':
      return (
        <>
          <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
          <DownloadsForm block={block} change={change} accessId={access.id} />
        </>
      )
    default:
      return (
        <>
          <Heading block={block} change={change} hint={t('landing.fields.ownHeading')} />
          <EntryForm block={block} change={change} />
        </>
      )
  }
}

type WithEntries = 'advantages' | 'steps' | 'testimonials' | 'faq' | 'logos'

const EntryForm = ({
  block,
  change,
}: {
  block: Extract<LandingBlock, { type: WithEntries }>
  change: Change
}): ReactNode => {
  switch (block.type) {
    case 'advantages':
      return <AdvantagesForm block={block} change={change} />
    case 'steps':
      return <StepsForm block={block} change={change} />
    case 'testimonials':
      return <TestimonialsForm block={block} change={change} />
    case 'faq':
      return <FaqForm block={block} change={change} />
    default:
      return <LogosForm block={block} change={change} />
  }
}
