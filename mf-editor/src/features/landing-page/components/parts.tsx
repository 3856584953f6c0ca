import type { LandingBlock } from '@kursportal/shared/contract'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  CloseIcon,
  IconButton,
  PlusIcon,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { ChoiceField, WordsField } from './fields.tsx'

type BlockButton = Extract<LandingBlock, { type: 'call_to_action' }>['button']

const fresh: BlockButton = { label: 'Mitmachen', target: { kind: 'join' } }

type Props<Value> = { button: Value; onChange: (button: Value, field: string) => void }

/** What a button says and where it leads. */
export const ButtonFields = ({ button, onChange }: Props<BlockButton>): ReactNode => {
  const t = useTexts()
  const { label, target } = button
  return (
    <>
      <WordsField
        label={t('landing.fields.buttonLabel')}
        value={label}
        max={60}
        onChange={(next) => onChange({ label: next, target }, 'button-label')}
      />
      <ChoiceField
        label={t('landing.fields.buttonTarget')}
        value={target.kind}
        options={[
          { value: 'join', label: t('landing.fields.targetJoin') },
          { value: 'address', label: t('landing.fields.targetAddress') },
        ]}
        onChange={(kind) =>
          onChange(
            { label, target: kind === 'join' ? { kind: 'join' } : { kind: 'address', address: '' } },
            'button-kind',
          )
        }
      />
      {target.kind === 'address' && (
        <WordsField
          label={t('landing.fields.address')}
          hint={t('landing.fields.addressHint')}
          value={target.address}
          max={2000}
          onChange={(address) => onChange({ label, target: { kind: 'address', address } }, 'button-address')}
        />
      )}
    </>
  )
}

/** The same where a block may have none. */
export const OptionalButton = ({ button, onChange }: Props<BlockButton | null>): ReactNode => {
  const t = useTexts()
  if (!button)
    return (
      <Button
        variant="outlined"
        size="small"
        startIcon={<PlusIcon size={20} />}
        onClick={() => onChange(fresh, 'button')}
        sx={{ justifySelf: 'start' }}
      >
        {t('landing.fields.addButton')}
      </Button>
    )
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {t('landing.fields.button')}
      </Box>
      <ButtonFields button={button} onChange={onChange} />
      <Button
        variant="text"
        color="inherit"
        size="small"
        startIcon={<CloseIcon size={18} />}
        onClick={() => onChange(null, 'button')}
        sx={{ justifySelf: 'start' }}
      >
        {t('landing.fields.removeButton')}
      </Button>
    </Box>
  )
}

type EntriesProps<Entry> = {
  label: string
  entries: readonly Entry[]
  max: number
  blank?: Entry
  /** What an entry is called, for its buttons. */
  name: (entry: Entry) => string
  onChange: (entries: Entry[], field: string) => void
  children: (entry: Entry, change: (entry: Entry, field: string) => void) => ReactNode
}

/** The entries of a block, one below the other: written, moved, added and taken away. */
export function Entries<Entry>({
  label,
  entries,
  max,
  blank,
  name,
  onChange,
  children,
}: EntriesProps<Entry>) {
  const t = useTexts()
  const named = (entry: Entry, index: number): string =>
    name(entry) || t('landing.fields.entry', { number: index + 1 })
  const swap = (index: number, to: number): void => {
    const [one, other] = [entries[index], entries[to]]
    if (one !== undefined && other !== undefined)
      onChange(entries.with(index, other).with(to, one), 'entries')
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {label}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entries.map((entry, index) => (
          <Box
            component="li"
            // oxlint-disable-next-line react/no-array-index-key -- an entry has nothing but its place
            key={index}
            sx={{
              p: 1.5,
              borderRadius: '14px',
              border: 1,
              borderColor: 'divider',
              display: 'grid',
              gap: 1.5,
            }}
          >
            {children(entry, (next, field) => onChange(entries.with(index, next), `${index}/${field}`))}
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <IconButton
                aria-label={t('landing.fields.entryUp', { name: named(entry, index) })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <ArrowUpIcon size={20} />
              </IconButton>
              <IconButton
                aria-label={t('landing.fields.entryDown', { name: named(entry, index) })}
                disabled={index === entries.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <ArrowDownIcon size={20} />
              </IconButton>
              <IconButton
                aria-label={t('landing.fields.entryRemove', { name: named(entry, index) })}
                onClick={() => onChange(entries.toSpliced(index, 1), 'entries')}
              >
                <CloseIcon size={20} />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      {blank !== undefined && entries.length < max && (
        <Button
          variant="text"
          startIcon={<PlusIcon size={20} />}
          onClick={() => onChange([...entries, blank], 'entries')}
          sx={{ mt: 1 }}
        >
          {t('landing.fields.addEntry')}
        </Button>
      )}
    </Box>
  )
}
