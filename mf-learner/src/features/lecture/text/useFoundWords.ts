import { markFound, searchFor } from '@kursportal/shared/domain'
import { useEffect, type RefObject } from 'react'

/** What the marked words are called in styles: `::highlight(found)`. */
const HIGHLIGHT = 'found'
/** What is found as one passage: see `writtenPassages`. */
const BLOCKS = 'p, h2, h3'

/**
 * Goes to a paragraph that holds every searched word, and marks them in the text where the browser can.
 * @param place which of these paragraphs, from 0 on; the first where it is none
 */
export const useFoundWords = (
  text: RefObject<HTMLElement | null>,
  search: string | null,
  place: number,
): void => {
  useEffect(() => {
    if (!search || !text.current) return undefined
    const isFound = searchFor(search)
    const blocks = [...text.current.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) =>
      isFound(block.textContent),
    )
    const wanted = blocks[place] ?? blocks[0]
    wanted?.scrollIntoView({ block: 'center' })
    if (!('highlights' in CSS)) return undefined
    CSS.highlights.set(HIGHLIGHT, new Highlight(...blocks.flatMap((block) => wordsIn(block, search))))
    return () => void CSS.highlights.delete(HIGHLIGHT)
  }, [text, search, place])
}

/** Where the searched words stand in a block. */
const wordsIn = (block: HTMLElement, search: string): Range[] => {
  const parts = markFound(search)
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    let at = 0
    for (const { text, isFound } of parts(node.nodeValue ?? '')) {
      if (isFound) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + text.length)
        ranges.push(range)
      }
      at += text.length
    }
  }
  return ranges
}
