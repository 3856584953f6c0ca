import { styled } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { rememberStartsNext, startsNext } from './remembered.ts'

const Row = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  cursor: 'pointer',
  textAlign: 'left',
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    color: 'inherit',
    width: 44,
    height: 26,
    margin: 0,
    borderRadius: 999,
    border: '2px solid currentColor',
    cursor: 'pointer',
    transition: theme.transitions.create('background-color', { duration: 120 }),
  },
  '& input::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    transition: theme.transitions.create('transform', { duration: 120 }),
  },
  '& input:checked': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& input:checked::after': { transform: 'translateX(18px)' },
}))

/** Whether the next lecture is to begin by itself after a video; kept in this browser. */
export const StartsNextSwitch = ({ onChange }: { onChange?: (on: boolean) => void }): ReactNode => {
  const t = useTexts()
  const [on, setOn] = useState(startsNext)
  return (
    <Row>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={({ target }) => {
          setOn(target.checked)
          rememberStartsNext(target.checked)
          onChange?.(target.checked)
        }}
      />
      {t('lecture.upNext.byItself')}
    </Row>
  )
}
