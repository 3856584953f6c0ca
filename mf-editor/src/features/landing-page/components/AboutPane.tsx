import { imageAddress } from '@kursportal/shared/client'
import type { Access, LandingPage } from '@kursportal/shared/contract'
import {
  accessTitle,
  fillPlaceholders,
  landingPlaceholders,
  placeholderValues,
} from '@kursportal/shared/domain'
import { Box, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { PictureChooser } from '../../../common/PictureChooser.tsx'
import { useTexts } from '../texts.ts'
import type { Builder } from '../state/useBuilder.ts'
import { WordsField } from './fields.tsx'
import { Button, DeleteIcon } from '@kursportal/shared/ui'

/** Longer ones are cut by search engines. */
const SHOWN = { title: 60, description: 160 }

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()} …`

/** The first picture that is seen on a page. */
const firstPicture = (page: LandingPage): string | undefined =>
  page.blocks.flatMap((block) =>
    block.type === 'hero' && !block.hidden && block.image ? [block.image.image_id] : [],
  )[0]

/** How the page looks among results of a search, and where its link is sent in a message. */
const Cards = ({ access, builder }: { access: Access; builder: Builder }): ReactNode => {
  const t = useTexts()
  const { page, image_id } = builder.content
  const filled = fillPlaceholders(page, placeholderValues(access))
  const title = accessTitle(access, filled)
  const description = filled.seo_description || access.courses[0]?.description || ''
  const image = image_id ?? firstPicture(page) ?? access.courses[0]?.image_id
  return (
    <>
      <Section title={t('landing.about.search')}>
        <Box sx={{ p: 2, borderRadius: '14px', border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
            {t('landing.about.where', { host: location.host })}
          </Typography>
          <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>
            {cut(title, SHOWN.title)}
          </Typography>
          <Typography sx={{ fontSize: '1rem' }}>{cut(description, SHOWN.description)}</Typography>
        </Box>
      </Section>
      <Section title={t('landing.about.message')}>
        <Box
          sx={{ borderRadius: '14px', border: 1, borderColor: 'divider', overflow: 'hidden', maxWidth: 400 }}
        >
          {image && (
            <Box
              component="img"
              src={imageAddress(image, 640)}
              alt=""
              sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
            />
          )}
          <Box sx={{ p: 1.5, bgcolor: 'background.sunken', overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography sx={{ fontSize: '1rem', color: 'text.secondary' }}>
              {cut(description, 100)}
            </Typography>
          </Box>
        </Box>
      </Section>
    </>
  )
}

/** What search engines and messages say of the page, and the words that stand for something. */
export const AboutPane = ({ access, builder }: { access: Access; builder: Builder }): ReactNode => {
  const t = useTexts()
  const { page, image_id } = builder.content
  const values = placeholderValues(access)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <WordsField
        label={t('landing.fieldNames.seo_title')}
        hint={t('landing.about.titleHint')}
        optional
        value={page.seo_title}
        max={120}
        onChange={(seo_title) => builder.changePage({ ...page, seo_title }, 'seo_title')}
      />
      <WordsField
        label={t('landing.fieldNames.seo_description')}
        hint={t('landing.about.descriptionHint')}
        optional
        value={page.seo_description}
        max={300}
        rows={3}
        onChange={(seo_description) => builder.changePage({ ...page, seo_description }, 'seo_description')}
      />
      {image_id ? (
        <Box>
          <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{t('landing.about.picture')}</Typography>
          <Button
            variant="outlined"
            size="small"
            startIcon={<DeleteIcon size={18} />}
            onClick={() => builder.change({ page, image_id: null })}
          >
            {t('landing.fields.removePicture')}
          </Button>
        </Box>
      ) : (
        <PictureChooser
          label={t('landing.about.picture')}
          onTake={(chosen) => builder.change({ page, image_id: chosen })}
        />
      )}
      <Cards access={access} builder={builder} />
      <Section title={t('landing.about.placeholders')} intro={t('landing.about.placeholdersIntro')}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {landingPlaceholders.map((name) => (
            <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>{`{{${name}}}`}</Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {values[name] || t('landing.about.noValue')}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  )
}
