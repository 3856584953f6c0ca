/** A rule of a mail's own style sheet: which elements it is for, and what it sets. */
const RULE = /(\.[\w., ]+)\{([^{}]*)\}/g
const SETS = /([a-z-]+)\s*:\s*([^;!]+)(?:!important)?\s*;?/g

/** A mail without its style sheet, which no page lets in; by night with what that sheet sets written to the elements. */
export const shownAt = (html: string, time: 'day' | 'night'): string => {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const sheets = [...mail.querySelectorAll('style')]
  const rules = sheets.map(({ textContent }) => textContent).join('\n')
  for (const sheet of sheets) sheet.remove()
  if (time === 'night')
    for (const [, selector = '', sets = ''] of rules.matchAll(RULE))
      for (const element of mail.querySelectorAll<HTMLElement>(selector.trim()))
        for (const [, property = '', value = ''] of sets.matchAll(SETS))
          element.style.setProperty(property, value.trim())
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
