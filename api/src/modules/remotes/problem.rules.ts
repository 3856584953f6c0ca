/** Frames kept of a stack. */
const MOST_FRAMES = 30
/** Letters kept of a message. */
const LONGEST = 300

const ADDRESS = /[a-z][a-z\d+.-]*:\/\/[^\s)"'<>]+/gi
const MAIL = /[^\s"'<>(),;:/]+@[^\s"'<>(),;:/]+\.[a-z]{2,}/gi
const NUMBERED =
  /[\da-f]{8}-[\da-f-]{27}|\b[a-z]{2}\d{2}(?: ?[\da-z]{4}){3,7}(?: ?[\da-z]{1,3})?\b|\d[\d ./-]{3,}\d/gi

/** An address as far as it says where, not what was asked there. */
const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** Of an address of the web what follows the machine. */
const pathOf = (address: string): string => {
  const plain = withoutQuery(address)
  const url = URL.parse(plain)
  return url?.host && url.protocol.startsWith('http') ? url.pathname : plain
}

/**
 * What is kept of a message: no mail addresses, no long numbers and keys, no queries. So equal errors of different people
 * are one, and none says whose it was.
 */
export const keptMessage = (message: string): string =>
  message
    .replace(ADDRESS, withoutQuery)
    .replace(MAIL, '…')
    .replace(NUMBERED, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()

/** The frames of a stack, without the message in front of them and without the machine they come from. */
export const keptStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /:\d+:\d+\)?$/.test(line) || /^at \S+$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) =>
      line
        .replace(/^at /, '')
        .replace(ADDRESS, (address) => {
          const [, place = ''] = /((?::\d+){1,2})$/.exec(address) ?? []
          return pathOf(address.slice(0, address.length - place.length)) + place
        })
        .replace(MAIL, (found) => (/:\d|^\w*@/.test(found) ? found : '…')),
    )
    .join('\n')

/** An address of a page with `:id` for each part that names one thing. */
export const keptPath = (path: string): string =>
  pathOf(path)
    .split('/')
    .map((part) => (/\d|%|@/.test(part) ? ':id' : part))
    .join('/')
    .slice(0, 200)

/** Families in the order in which their words tell them apart: most browsers name several. */
const families: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\b/],
]

/** A browser with its major version, such as `Firefox 140`; `other` for any other. */
export const browserOf = (userAgent: string): string => {
  for (const [name, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version.slice(0, 4)}`
  }
  return 'other'
}

/** Whether a team is told of an error now: the first time, and each time it has grown tenfold. */
export const isWorthTelling = ({ times, told }: { times: number; told: number }): boolean =>
  told === 0 || times >= told * 10
