import type { LandingBlock, LandingBlockType } from '@kursportal/shared/contract'
import { imageAddress } from '@kursportal/shared/client'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { PictureChooser } from '../../../common/PictureChooser.tsx'
import { useTexts } from '../texts.ts'
import { ChoiceField, WordsField } from '../components/fields.tsx'
import { Entries } from '../components/parts.tsx'

/** Puts a block in place of what it was; `field` names what was changed, so that typing is one step. */
export type Change = (block: LandingBlock, field: string) => void

type Props<Type extends LandingBlockType> = {
  block: Extract<LandingBlock, { type: Type }>
  change: Change
}

type Titled = { title: string; text: string }
type TitledProps<Item> = { item: Item; set: (item: Item, field: string) => void }

/** The heading of an entry, and what it says. */
const TitleAndText = <Item extends Titled>({ item, set }: TitledProps<Item>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <WordsField
        label={t('landing.fields.title')}
        value={item.title}
        max={120}
        onChange={(title) => set({ ...item, title }, 'title')}
      />
      <WordsField
        label={t('landing.fields.text')}
        optional
        value={item.text}
        max={600}
        rows={2}
        onChange={(text) => set({ ...item, text }, 'text')}
      />
    </>
  )
}

/** The drawings an advantage may have; empty is a tick. */
const icons = [
  '',
  'book',
  'calendar',
  'certificate',
  'clock',
  'film',
  'heart',
  'home',
  'people',
  'question',
] as const

/** What speaks for it. */
export const AdvantagesForm = ({ block, change }: Props<'advantages'>): ReactNode => {
  const t = useTexts()
  return (
    <Entries
      label={t('landing.fields.advantages')}
      entries={block.items}
      max={12}
      blank={{ icon: '', title: '', text: '' }}
      name={({ title }) => title}
      onChange={(items, field) => change({ ...block, items }, field)}
    >
      {(item, set) => (
        <>
          <TitleAndText item={item} set={set} />
          <ChoiceField
            label={t('landing.fields.icon')}
            value={item.icon}
            options={icons.map((icon) => ({ value: icon, label: t(`landing.icons.${icon || 'tick'}`) }))}
            onChange={(icon) => set({ ...item, icon }, 'icon')}
          />
        </>
      )}
    </Entries>
  )
}

/** What one does, step by step. */
export const StepsForm = ({ block, change }: Props<'steps'>): ReactNode => {
  const t = useTexts()
  return (
    <Entries
      label={t('landing.fields.steps')}
      entries={block.items}
      max={8}
      blank={{ title: '', text: '' }}
      name={({ title }) => title}
      onChange={(items, field) => change({ ...block, items }, field)}
    >
      {(item, set) => <TitleAndText item={item} set={set} />}
    </Entries>
  )
}

/** What others say. */
export const TestimonialsForm = ({ block, change }: Props<'testimonials'>): ReactNode => {
  const t = useTexts()
  return (
    <Entries
      label={t('landing.fields.testimonials')}
      entries={block.items}
      max={12}
      blank={{ quote: '', name: '', detail: '' }}
      name={({ name }) => name}
      onChange={(items, field) => change({ ...block, items }, field)}
    >
      {(item, set) => (
        <>
          <WordsField
            label={t('landing.fields.quote')}
            value={item.quote}
            max={1000}
            rows={2}
            onChange={(quote) => set({ ...item, quote }, 'quote')}
          />
          <WordsField
            label={t('landing.fields.name')}
            value={item.name}
            max={120}
            onChange={(name) => set({ ...item, name }, 'name')}
          />
          <WordsField
            label={t('landing.fields.detail')}
            optional
            value={item.detail}
            max={120}
            onChange={(detail) => set({ ...item, detail }, 'detail')}
          />
        </>
      )}
    </Entries>
  )
}

/** Questions with their answers. */
export const FaqForm = ({ block, change }: Props<'faq'>): ReactNode => {
  const t = useTexts()
  return (
    <Entries
      label={t('landing.fields.questions')}
      entries={block.items}
      max={40}
      blank={{ question: '', answer: '' }}
      name={({ question }) => question}
      onChange={(items, field) => change({ ...block, items }, field)}
    >
      {(item, set) => (
        <>
          <WordsField
            label={t('landing.fields.question')}
            value={item.question}
            max={300}
            onChange={(question) => set({ ...item, question }, 'question')}
          />
          <WordsField
            label={t('landing.fields.answer')}
            value={item.answer}
            max={3000}
            rows={2}
            onChange={(answer) => set({ ...item, answer }, 'answer')}
          />
        </>
      )}
    </Entries>
  )
}

/** The marks of partners. */
export const LogosForm = ({ block, change }: Props<'logos'>): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Entries
        label={t('landing.fields.logos')}
        entries={block.items}
        max={24}
        name={({ image }) => image.alt}
        onChange={(items, field) => change({ ...block, items }, field)}
      >
        {(item, set) => (
          <>
            <Box
              component="img"
              src={imageAddress(item.image.image_id, 320)}
              alt=""
              sx={{
                display: 'block',
                height: 56,
                maxWidth: 160,
                objectFit: 'contain',
                bgcolor: 'common.white',
              }}
            />
            <WordsField
              label={t('landing.fields.alt')}
              hint={t('landing.fields.logoHint')}
              value={item.image.alt}
              max={300}
              onChange={(alt) => set({ ...item, image: { ...item.image, alt } }, 'alt')}
            />
            <WordsField
              label={t('landing.fields.address')}
              hint={t('landing.fields.addressHint')}
              optional
              value={item.address ?? ''}
              max={2000}
              onChange={(address) => set({ ...item, address: address || null }, 'address')}
            />
          </>
        )}
      </Entries>
      {block.items.length < 24 && (
        <PictureChooser
          label={t('landing.fields.addLogo')}
          onTake={(image_id) =>
            change(
              { ...block, items: [...block.items, { image: { image_id, alt: '' }, address: null }] },
              'logos',
            )
          }
        />
      )}
    </>
  )
}
