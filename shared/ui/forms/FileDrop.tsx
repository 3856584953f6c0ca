import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { radius } from '../../theme/tokens.ts'
import { UploadIcon } from '../base/icons.ts'
import { formatFileSize, formatSizeLimit } from '../../i18n/format.ts'
import { fileProblem, type FileLimits } from './file-check.ts'
import { FieldError } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { ownProps } from '../base/own-props.ts'

const Zone = styled(
  'div',
  ownProps('over'),
)<{ over: boolean }>(({ theme, over }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '28px 20px',
  textAlign: 'center',
  borderRadius: radius.card,
  border: `2px dashed ${over ? theme.vars.palette.primary.main : theme.vars.palette.outline}`,
  backgroundColor: over ? theme.vars.palette.primary.soft : theme.vars.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'border-color']),
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    cursor: 'pointer',
    width: '100%',
    height: '100%',
  },
  '& input:disabled': { cursor: 'default' },
}))

/** Nobody drags a file with a thumb. */
const FineOnly = styled('span')({ '@media (pointer: coarse)': { display: 'none' } })

type Props = FileLimits & {
  id?: string
  label: string
  /** What may be dropped, in words: "MP4 oder MOV, höchstens 2 GB". */
  hint?: ReactNode
  multiple?: boolean
  disabled?: boolean
  describedBy?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** What went wrong with the file after it was taken; gives way to what is wrong with the next one. */
  error?: string | undefined
  /** Gets only files within the limits; refused ones are named below the zone. */
  onFiles: (files: File[]) => void
}

/** A place to drop files on; pressing it, or Enter on it, opens the device's file chooser. */
export function FileDrop({
  id,
  label,
  hint,
  multiple = false,
  disabled = false,
  describedBy,
  inputRef,
  error,
  onFiles,
  ...limits
}: Props) {
  const text = useFormTexts()
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const depth = useRef(0)

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1)
    const judged = files.map((file) => ({ file, problem: fileProblem(file, limits) }))
    const sentences = judged.map(({ file, problem: kind }) => {
      const name = file.name
      if (kind === 'too_large')
        return text('fileTooLarge', {
          name,
          size: formatFileSize(file.size),
          max: formatSizeLimit(limits.maxBytes ?? 0),
        })
      if (kind === 'empty') return text('fileEmpty', { name })
      if (kind === 'heic') return text('fileHeic', { name })
      return kind ? text('fileWrongType') : ''
    })
    setProblem(sentences.filter(Boolean).join(' ') || undefined)
    const good = judged.filter((one) => !one.problem).map((one) => one.file)
    if (good.length > 0) onFiles(good)
  }
  const drag = (event: DragEvent, step: 1 | -1) => {
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0 && !disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  const errorId = useId()
  const message = problem ?? error
  return (
    <Box>
      <Zone
        over={over}
        onDragEnter={(event) => drag(event, 1)}
        onDragLeave={(event) => drag(event, -1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
          <UploadIcon size={34} />
        </Box>
        <span aria-hidden>
          {over ? (
            text('dropNow')
          ) : (
            <>
              <FineOnly>{text('dropFile')} </FineOnly>
              <Box
                component="span"
                sx={{
                  color: 'primary.main',
                  fontWeight: 650,
                  textDecoration: 'underline',
                  textUnderlineOffset: '0.2em',
                }}
              >
                {text(multiple ? 'chooseFiles' : 'chooseFile')}
              </Box>
            </>
          )}
        </span>
        {hint && <Box sx={{ color: 'text.secondary', fontSize: '1rem' }}>{hint}</Box>}
        <input
          {...(id ? { id } : { 'aria-label': label })}
          ref={inputRef}
          type="file"
          accept={limits.accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={[describedBy, message && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </Zone>
      <FieldError id={errorId} message={message} />
    </Box>
  )
}
