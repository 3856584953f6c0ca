import { useNavigate } from '@kursportal/shared/router'
import { Box, Dialog, EmptyState, styled, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useRecentHits, type Hit } from './recent-hits.ts'
import { useHits, type HitGroup } from './useHits.ts'

const Field = styled('input')(({ theme }) => ({
  minHeight: 52,
  padding: '0 16px',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 12,
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  alignItems: 'baseline',
  minHeight: 44,
  padding: '9px 12px',
  borderRadius: 10,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    outline: '2px solid transparent',
  },
}))

type ListProps = {
  id: string
  groups: readonly HitGroup[]
  chosen: Hit | undefined
  onChoose: (hit: Hit) => void
}

const optionId = (list: string, hit: Hit): string => `${list}-${hit.key.replaceAll(/[^a-z0-9]+/gi, '-')}`

/** The hits by kind; the one that Enter opens is marked. */
const Hits = ({ id, groups, chosen, onChoose }: ListProps): ReactNode => {
  const t = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is chosen here leads somewhere; a select takes no hits
    <Box role="listbox" id={id} aria-label={t('search.title')} sx={{ display: 'grid', gap: 1.5 }}>
      {groups.map(({ name, hits }, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box takes groups by role
        <Box key={name} component="ul" role="group" aria-labelledby={`${id}-${place}`} sx={{ m: 0, p: 0 }}>
          <Typography
            component="li"
            role="presentation"
            id={`${id}-${place}`}
            sx={{
              listStyle: 'none',
              px: 1.5,
              pb: 0.5,
              fontSize: '0.9375rem',
              fontWeight: 600,
              color: 'text.secondary',
            }}
          >
            {name}
          </Typography>
          {hits.map((hit) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
            <Option
              key={hit.key}
              id={optionId(id, hit)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of this list box, not of a select
              role="option"
              aria-selected={hit === chosen}
              onClick={() => onChoose(hit)}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {hit.title}
              </Box>
              {hit.note && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {hit.note}
                </Box>
              )}
            </Option>
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** What the search says while there is nothing to choose. */
const Silence = ({ typed, isSearching }: { typed: string; isSearching: boolean }): ReactNode => {
  const t = useTexts()
  if (typed.trim() === '') return <Typography sx={{ color: 'text.secondary' }}>{t('search.hint')}</Typography>
  if (isSearching) return <Typography sx={{ color: 'text.secondary' }}>{t('search.searching')}</Typography>
  return (
    <EmptyState dense motif="search" title={t('search.none')}>
      {t('search.noneBody')}
    </EmptyState>
  )
}

type Props = { open: boolean; onClose: () => void }

/** One field that finds everything of the administration; what is chosen opens as a page. */
const SearchDialog = ({ open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const remember = useRecentHits(({ add }) => add)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { groups, isEmpty, isSearching, hasFailed } = useHits(typed)
  const hits = groups.flatMap((group) => group.hits)
  const chosen = hits[Math.min(place, hits.length - 1)]
  const choose = (hit: Hit): void => {
    remember(hit)
    onClose()
    void navigate(hit.path)
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setPlace((Math.min(place, hits.length - 1) + step + hits.length) % hits.length)
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(chosen)
    }
  }
  const marked = chosen && optionId(id, chosen)
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <Dialog open={open} onClose={onClose} title={t('search.title')} width="md">
      <Box sx={{ display: 'grid', gap: 2, minHeight: 'min(420px, 50dvh)', alignContent: 'start' }}>
        <Field
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
          role="combobox"
          aria-label={t('search.field')}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? id : undefined}
          aria-activedescendant={marked}
          placeholder={t('search.field')}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opening dialog moves the focus anyway; people came to type
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKey}
        />
        <VisuallyHidden aria-live="polite">
          {typed.trim() !== '' && !isSearching && t('search.results', { count: isEmpty ? 0 : hits.length })}
        </VisuallyHidden>
        {hasFailed && <Typography component="output">{t('search.failed')}</Typography>}
        {isEmpty && <Silence typed={typed} isSearching={isSearching} />}
        {hits.length > 0 && <Hits id={id} groups={groups} chosen={chosen} onChoose={choose} />}
      </Box>
    </Dialog>
  )
}

export default SearchDialog
