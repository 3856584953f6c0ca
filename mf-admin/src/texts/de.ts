import { faq } from './faq.ts'
import { legal } from './legal.ts'
import { modules } from './modules.ts'
import { settings } from './settings.ts'
import { templates } from './templates.ts'
import { interfaceTexts } from './texts.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  layout: {
    navigation: 'Bereiche der Verwaltung',
    open: 'Bereiche der Verwaltung öffnen',
    areas: 'Bereiche',
  },
  members: {
    title: 'Mitglieder',
    intro: 'Alle Menschen mit einem Konto.',
    search: 'Name, E-Mail oder Ort',
    failed: 'Die Mitglieder konnten nicht geladen werden',
    name: 'Name',
    roles: 'Rollen',
    courses: 'Kurse',
    coursesOf: '{{finished}} von {{started}} abgeschlossen',
    noCourses: 'noch keine',
    since: 'Dabei seit',
    lastSeen: 'Zuletzt da',
    never: 'noch nie',
    people: 'Wer',
    team: 'Nur das Team',
    emptyTitle: 'Noch ist niemand dabei',
    emptyBody: 'Sobald sich jemand registriert, steht die Person hier.',
  },
  faq,
  legal,
  modules,
  templates,
  settings,
  texts: interfaceTexts,
  roles: {
    admin: 'Verwaltung',
    course_creator: 'Kursleitung',
    group_leader: 'Vereinsleitung',
    salesman: 'Vertrieb',
  },
} as const
