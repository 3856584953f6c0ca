import type { NodeViewRendererProps } from '@tiptap/core'

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A picture in the text as learners see it: with its caption below. What is copied is the picture alone. */
export const pictureView = ({ node }: Pick<NodeViewRendererProps, 'node'>) => {
  const dom = document.createElement('figure')
  const image = dom.appendChild(document.createElement('img'))
  const caption = document.createElement('figcaption')
  const show = ({ attrs }: typeof node): void => {
    image.src = words(attrs['src'])
    image.alt = words(attrs['alt'])
    caption.textContent = words(attrs['title'])
    if (caption.textContent) dom.append(caption)
    else caption.remove()
  }
  show(node)
  return {
    dom,
    update: (next: typeof node): boolean => {
      if (next.type !== node.type) return false
      show(next)
      return true
    },
  }
}
