/** The headings of the document, in its order; an area that is not named here stands under its own word. */
const titles: Record<string, string> = {
  sessions: 'Logging in',
  accounts: 'Accounts',
  people: 'People',
  adminPeople: 'People',
  courses: 'Courses',
  publishing: 'Courses',
  lectures: 'Lectures',
  uploads: 'Videos and files',
  watch: 'Videos and files',
  captions: 'Videos and files',
  attachments: 'Videos and files',
  images: 'Videos and files',
  learning: 'Learning',
  quizzes: 'Learning',
  forum: 'Forum',
  moderation: 'Forum',
  access: 'Accesses',
  search: 'Search',
  societies: 'Societies',
  levels: 'Societies',
  sync: 'Societies',
  money: 'Money',
  payouts: 'Money',
  sepa: 'Money',
  insurances: 'Insurances',
  settings: 'Settings and texts',
  legal: 'Settings and texts',
  uiTexts: 'Settings and texts',
  faq: 'Settings and texts',
  templates: 'Mail',
  mail: 'Mail',
  remotes: 'Remotes',
  platform: 'Operation',
}

/** The heading an area's calls stand under. */
export const tagOf = (area: string): string => titles[area] ?? area.charAt(0).toUpperCase() + area.slice(1)

/** The headings that are in use, in the order above. */
export const tags = (areas: readonly string[]): { name: string }[] => {
  const used = new Set(areas.map(tagOf))
  const ordered = [...new Set(Object.values(titles))].filter((title) => used.has(title))
  return [...new Set([...ordered, ...used])].map((name) => ({ name }))
}
