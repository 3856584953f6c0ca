import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of the admin area's menu, namespace `ui-admin-area`. */
export const { useTexts: useAdminAreaTexts } = bindTexts('ui-admin-area', {
  navigation: 'Bereiche der Verwaltung',
  open: 'Bereiche der Verwaltung öffnen',
  areas: 'Bereiche',
  search: 'Suchen',
  shortcut: 'Strg K',
  groups: {
    people: 'Menschen',
    money: 'Geld',
    content: 'Inhalte',
    platform: 'Plattform',
    other: 'Weiteres',
    technical: 'Technik',
  },
})
