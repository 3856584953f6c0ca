import type { ReactNode } from 'react'
import type { RichTextBlock, RichTextMedia } from '../../contract/lectures/rich-text.ts'
import { FilmIcon, InfoIcon, SunIcon, TextIcon, WarningIcon } from '../base/icons.ts'
import { useImage } from '../media/useImage.ts'
import { Picture } from '../media/Picture.tsx'
import { Inline } from './Inline.tsx'
import { CalloutFrame, MediaFrame, TableFrame } from './Prose.tsx'
import { useRichTextTexts } from './rich-text-texts.ts'

type Of<Type extends RichTextBlock['type']> = Extract<RichTextBlock, { type: Type }>
type List = Of<'bulletList' | 'orderedList'>
type ListItem = List['content'][number]
type AnyBlock = RichTextBlock | ListItem['content'][number]

// The nodes of a shown text have no ids and keep their order, so their position is their key.
const each = <Node,>(nodes: readonly Node[], draw: (node: Node, key: number) => ReactNode) => nodes.map(draw)

function ListBlock({ block }: { block: List }) {
  const items = each<ListItem>(block.content, (item, key) => (
    <li key={key}>
      {each<AnyBlock>(item.content, (child, childKey) => (
        <Block key={childKey} block={child} />
      ))}
    </li>
  ))
  return block.type === 'bulletList' ? <ul>{items}</ul> : <ol start={block.attrs?.start ?? 1}>{items}</ol>
}

const calloutLooks = {
  info: { tone: 'info', icon: <InfoIcon size={26} /> },
  tip: { tone: 'success', icon: <SunIcon size={26} /> },
  warning: { tone: 'warning', icon: <WarningIcon size={26} /> },
} as const

function Callout({ block }: { block: Of<'callout'> }) {
  const text = useRichTextTexts()
  const look = calloutLooks[block.attrs.kind]
  return (
    <CalloutFrame tone={look.tone}>
      {look.icon}
      <div>
        <strong className="kind">{text(block.attrs.kind)}</strong>
        {each<AnyBlock>(block.content, (child, key) => (
          <Block key={key} block={child} />
        ))}
      </div>
    </CalloutFrame>
  )
}

function Table({ block }: { block: Of<'table'> }) {
  const text = useRichTextTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <TableFrame tabIndex={0} aria-label={text('table')}>
      <table>
        <tbody>
          {each(block.content, (row, rowKey) => (
            <tr key={rowKey}>
              {each(row.content, (cell, cellKey) => {
                const Cell = cell.type === 'tableHeader' ? 'th' : 'td'
                return (
                  <Cell key={cellKey} colSpan={cell.attrs?.colspan} rowSpan={cell.attrs?.rowspan}>
                    {each<AnyBlock>(cell.content, (child, key) => (
                      <Block key={key} block={child} />
                    ))}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function Figure({ block, early }: { block: Of<'image'>; early: boolean }) {
  const { src, alt, title, width, height } = block.attrs
  const { state, isDrawn, onLoad, onError } = useImage(src)
  const size = width && height ? { width, height } : {}
  // Until it is there a picture of unknown size keeps the room most pictures need, so that the text hardly moves.
  const kept = state === 'loading' && !width ? { style: { width: '100%', aspectRatio: '3 / 2' } } : {}
  return (
    <figure>
      {isDrawn ? (
        <img
          src={src}
          alt={alt}
          loading={early ? 'eager' : 'lazy'}
          fetchPriority={early ? 'high' : 'auto'}
          decoding="async"
          onLoad={onLoad}
          onError={onError}
          {...size}
          {...kept}
        />
      ) : (
        <Picture src={src} alt={alt} />
      )}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

/** Stands for a film or a file where there is nobody to show it. */
function MediaNote({ block }: { block: RichTextMedia }) {
  const text = useRichTextTexts()
  return (
    <MediaFrame>
      {block.type === 'film' ? <FilmIcon size={24} /> : <TextIcon size={24} />}
      <span>
        {text(block.type)}: {block.attrs.title}
      </span>
    </MediaFrame>
  )
}

type Props = {
  block: AnyBlock
  anchor?: string
  /** Shows a film or a file; without it only their names are shown. */
  media?: ((block: RichTextMedia) => ReactNode) | undefined
  /** It is among the first that are seen: its picture is fetched at once. */
  early?: boolean
}

/** One block of a rich text. */
export function Block({ block, anchor, media, early = false }: Props): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={block.content} />
        </p>
      )
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={anchor} tabIndex={-1}>
          <Inline nodes={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
    case 'orderedList':
      return <ListBlock block={block} />
    case 'blockquote':
      return (
        <blockquote>
          {each<AnyBlock>(block.content, (child, key) => (
            <Block key={key} block={child} />
          ))}
        </blockquote>
      )
    case 'callout':
      return <Callout block={block} />
    case 'table':
      return <Table block={block} />
    case 'image':
      return <Figure block={block} early={early} />
    case 'horizontalRule':
      return <hr />
    case 'film':
    case 'handout':
      return media ? media(block) : <MediaNote block={block} />
  }
  return block satisfies never
}
