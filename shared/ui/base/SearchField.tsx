import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode } from 'react'
import { useUiText } from '../texts.ts'
import { CloseIcon, SearchIcon } from './icons.ts'

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  paddingLeft: 16,
  paddingRight: 4,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}))

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  '&:focus-visible:focus-visible:focus-visible:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

type Props = { label: string; value: string; onChange: (value: string) => void }

/**
 * A field that filters what is below it while one types. It shows what was typed at once, also where the value comes
 * back late (out of the address, after a long list was drawn): no letter is lost to somebody who types fast.
 */
export function SearchField({ label, value, onChange }: Props): ReactNode {
  const text = useUiText()
  const [typed, setTyped] = useState(value)
  const [awaited, setAwaited] = useState(false)
  if (awaited && value === typed) setAwaited(false)
  // Changed from outside: the way back, or a button that shows all.
  if (!awaited && value !== typed) setTyped(value)
  const search = (words: string): void => {
    setTyped(words)
    setAwaited(true)
    onChange(words)
  }
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
      <Frame>
        <SearchIcon size={20} />
        <Input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
        {typed !== '' && (
          <IconButton
            aria-label={text('clearSearch')}
            onClick={() => {
              search('')
              input.current?.focus()
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        )}
      </Frame>
    </search>
  )
}
