import type { Access, LandingDraft } from '@kursportal/shared/contract'
import { accessPrice, landingFactsOf, landingFindings, placeholderValues } from '@kursportal/shared/domain'
import { Box, Button, FilterButtons, Typography, useMediaQuery } from '@kursportal/shared/ui'
import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { type Keeper, KeptAgain, type KeptCopy } from '@kursportal/shared/ui/kept'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { useUndoKeys } from '../../../common/useUndoKeys.ts'
import { useTexts } from '../texts.ts'
import { readFilms } from '../api/landing.ts'
import { BlockForm } from '../blocks/BlockForm.tsx'
import { contentOf, type Content, type KeptContent } from '../state/content.ts'
import { pageFromTemplate } from '../state/templates.ts'
import { useBuilder, type Builder } from '../state/useBuilder.ts'
import { useBuilderFocus } from '../state/useBuilderFocus.ts'
import { useLandingAutosave } from '../state/useLandingAutosave.ts'
import { AboutPane } from './AboutPane.tsx'
import { BlockPane } from './BlockPane.tsx'
import { BuilderBar } from './BuilderBar.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { CopyPage } from './CopyPage.tsx'
import { Placeholders } from './fields.tsx'
import { Figures } from './Figures.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { TemplateChoice } from './Templates.tsx'

type Pane = 'list' | 'preview' | 'form'

type Props = {
  access: Access
  draft: LandingDraft
  live: LandingDraft['live']
  kept: KeptCopy<KeptContent> | null
  keeper: Keeper
}

/** The videos that have no captions, once the page shows one. */
const useSilentFilms = (accessId: string, { page }: Content): readonly string[] => {
  const { data } = useQuery({
    ...readFilms(accessId),
    enabled: page.blocks.some(({ type }) => type === 'video'),
  })
  return useMemo(
    () => (data ?? []).flatMap(({ has_captions: has, film_id: id }) => (has ? [] : [id])),
    [data],
  )
}

/** The builder itself: what is being made, and the three places to work on it. */
export const Workplace = ({ access, draft, live, kept, keeper }: Props): ReactNode => {
  const t = useTexts()
  const builder = useBuilder(contentOf(kept?.value ?? draft))
  const [pane, setPane] = useState<Pane>('list')
  const [form, setForm] = useState<'block' | 'about'>('block')
  const { content, change } = builder
  const [first] = useState(content)
  const priceCents = accessPrice(access)
  const { insurance_data: insured } = useSettings()
  const filmIdsWithoutCaptions = useSilentFilms(access.id, content)
  const findings = useMemo(
    () =>
      landingFindings(content.page, content.image_id, {
        ...landingFactsOf(access),
        filmIdsWithoutCaptions,
      }),
    [content, access, filmIdsWithoutCaptions],
  )
  const placeholders = useMemo(() => placeholderValues(access), [access])
  const saving = useLandingAutosave({
    accessId: access.id,
    draft,
    kept,
    content,
    onMerged: (merged) => change(merged),
    keeper,
  })
  useUndoKeys(builder)
  const { list: listRef, heading: headingRef, lead } = useBuilderFocus()
  const show = (blockId: string | null): void => {
    if (blockId !== null) builder.select(blockId)
    setForm(blockId === null ? 'about' : 'block')
    setPane('form')
    lead('form')
  }
  const isEmpty = content.page.blocks.length === 0
  const takeTemplate = (name: Parameters<typeof pageFromTemplate>[0]): void => {
    const isCertified = insured && access.courses.some(({ certified }) => certified)
    const page = pageFromTemplate(name, { priceCents, isCertified })
    builder.changePage(page)
    builder.select(page.blocks[0]?.id)
    lead('list')
  }
  const takeCopy = (copied: Content): void => {
    change(copied)
    builder.select(copied.page.blocks[0]?.id)
    lead('list')
  }
  return (
    <Placeholders value={placeholders}>
      <KeptAgain at={content === first ? kept?.at : undefined} onThrowAway={() => change(contentOf(draft))} />
      <Figures accessId={access.id} />
      <BuilderBar
        access={access}
        builder={builder}
        live={live}
        lastChange={draft.edited?.at ?? live?.published_at ?? access.management?.updated_at ?? ''}
        findings={findings}
        settled={saving.settled}
        onShow={show}
        onTemplate={takeTemplate}
        onCopy={takeCopy}
      />
      {isEmpty && (
        <Box component="section" aria-label={t('landing.templates.begin')} sx={{ mb: 4 }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t('landing.templates.begin')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('landing.templates.intro')}</Typography>
          <TemplateChoice onTake={takeTemplate} />
          <CopyPage access={access} onTake={takeCopy} />
        </Box>
      )}
      <Panes
        pane={pane}
        onPane={setPane}
        list={
          <div ref={listRef}>
            <BlockPane
              builder={builder}
              findings={findings}
              priceCents={priceCents}
              onChoose={() => {
                setForm('block')
                setPane('form')
                lead('form')
              }}
            />
          </div>
        }
        preview={
          <PreviewPane
            accessId={access.id}
            content={content}
            selected={builder.selected?.id}
            onChoose={(id) => {
              builder.select(id)
              setForm('block')
            }}
          />
        }
        form={
          <FormPane
            form={form}
            onForm={setForm}
            builder={builder}
            access={access}
            heading={headingRef}
            onBack={() => {
              setPane('list')
              lead('list')
            }}
          />
        }
      />
      {saving.conflict && (
        <ConflictDialog conflict={saving.conflict} onLater={saving.decideLater} onDecide={saving.decide} />
      )}
    </Placeholders>
  )
}

type FormProps = {
  form: 'block' | 'about'
  onForm: (form: 'block' | 'about') => void
  builder: Builder
  access: Access
  heading: Ref<HTMLHeadingElement>
  /** Back to the block in the list. */
  onBack: () => void
}

/** Seen by who comes to it with the keyboard. */
const onlyWithFocus = { '&:not(:focus)': { position: 'absolute', transform: 'translateY(-200vh)' } }

/** The form of the chosen block, or what is said of the page as a whole. */
const FormPane = ({ form, onForm, builder, access, heading, onBack }: FormProps): ReactNode => {
  const t = useTexts()
  const { selected } = builder
  return (
    <Box component="section" aria-label={t('landing.panes.form')} sx={{ minWidth: 0 }}>
      <FilterButtons
        label={t('landing.panes.formOf')}
        options={[
          { value: 'block', label: t('landing.block') },
          { value: 'about', label: t('landing.about.title') },
        ]}
        chosen={form}
        onChoose={onForm}
      />
      <Box sx={{ mt: 2 }}>
        {form === 'about' && (
          <>
            <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
              {t('landing.about.title')}
            </Typography>
            <AboutPane access={access} builder={builder} />
          </>
        )}
        {form === 'block' && !selected && (
          <Typography sx={{ color: 'text.secondary' }}>{t('landing.chooseBlock')}</Typography>
        )}
        {form === 'block' && selected && (
          <Box key={selected.id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography variant="h2" ref={heading} tabIndex={-1}>
              {t(`landing.types.${selected.type}`)}
            </Typography>
            <Button variant="text" size="small" onClick={onBack} sx={onlyWithFocus}>
              {t('landing.backToBlocks')}
            </Button>
            <BlockForm block={selected} change={builder.changeBlock} access={access} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

type PanesProps = {
  pane: Pane
  onPane: (pane: Pane) => void
  list: ReactNode
  preview: ReactNode
  form: ReactNode
}

/** The three places side by side, in narrow windows one after the other. */
const Panes = ({ pane, onPane, list, preview, form }: PanesProps): ReactNode => {
  const t = useTexts()
  const isWide = useMediaQuery('(min-width: 1200px)')
  if (isWide)
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: '300px minmax(0, 1fr) 360px',
          alignItems: 'start',
        }}
      >
        {list}
        <Box sx={{ position: 'sticky', top: 'calc(var(--top-bar) + 16px)', minWidth: 0 }}>{preview}</Box>
        {form}
      </Box>
    )
  return (
    <>
      <FilterButtons
        label={t('landing.panes.label')}
        options={[
          { value: 'list', label: t('landing.panes.list') },
          { value: 'form', label: t('landing.panes.form') },
          { value: 'preview', label: t('landing.panes.preview') },
        ]}
        chosen={pane}
        onChoose={onPane}
      />
      <Box sx={{ mt: 2 }}>
        {pane === 'list' && list}
        {pane === 'form' && form}
        {pane === 'preview' && preview}
      </Box>
    </>
  )
}
