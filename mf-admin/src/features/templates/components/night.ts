/** The style sheet a mail brings along. */
const SHEET = /<style>([\s\S]*?)<\/style>/
/** A rule of it: which elements it is for, and what it sets. */
const RULE = /(\.[\w., ]+)\{([^{}]*)\}/g
const SETS = /([a-z-]+)\s*:\s*([^;!]+)(?:!important)?\s*;?/g

/** A mail without its style sheet, which no page lets in; by night with what that sheet sets written to the elements. */
export const shownAt = (html: string, time: 'day' | 'night'): string => {
  const plain = html.replace(SHEET, '')
  if (time === 'day') return plain
  const [, rules = ''] = SHEET.exec(html) ?? []
  const mail = new DOMParser().parseFromString(plain, 'text/html')
  for (const [, selector = '', sets = ''] of rules.matchAll(RULE))
    for (const element of mail.querySelectorAll<HTMLElement>(selector.trim()))
      for (const [, property = '', value = ''] of sets.matchAll(SETS))
        element.style.setProperty(property, value.trim())
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
