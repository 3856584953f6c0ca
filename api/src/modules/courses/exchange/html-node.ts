/** What is read of a parsed piece of HTML. */
export type HtmlNode = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: HtmlNode[]
}

/** The value of an attribute. */
export const attribute = (node: HtmlNode, name: string): string | undefined =>
  node.attrs?.find((one) => one.name === name)?.value
