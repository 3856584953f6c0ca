/** What videos use of the room their creator has. */
export const videoSpaceTexts = {
  title: 'Platz für Videos',
  intro: 'So viel belegen deine Videos. Gelöschte Lektionen und Kurse geben ihren Platz sofort frei.',
  used: '{{used}} von {{limit}} belegt',
  free: '{{size}} frei',
  films_one: 'Ein Video. Platz ist noch für {{left}} weitere.',
  films_other: '{{used}} Videos. Platz ist noch für {{left}} weitere.',
  tight: { bytes: 'Der Speicher wird eng.', films: 'Du hast fast so viele Videos, wie du haben kannst.' },
  makeRoom:
    'Platz schaffst du, indem du Lektionen mit großen Videos löschst, ein Video durch ein kleineres ersetzt oder Videos früherer Versionen löschst.',
  empty: 'Noch keine Videos',
  emptyBody: 'Sobald du ein Video hochlädst, siehst du hier, wie viel Platz es braucht.',
  loadFailed: 'Der belegte Platz konnte nicht geladen werden',
  coming: 'wird noch hochgeladen oder verarbeitet',
  onPage: 'steht noch auf einer Einladungsseite',
  ofPages: 'Nur auf Einladungsseiten',
  ofPagesIntro:
    'Diese Videos haben keine Lektion mehr, stehen aber noch auf einer Einladungsseite oder in einer ihrer früheren Versionen. Ihr Platz wird frei, wenn der Zugang gelöscht wird.',
  former_one: 'Ein Video ({{size}}) steckt nur noch in früheren Versionen dieses Kurses.',
  former_other: '{{count}} Videos ({{size}}) stecken nur noch in früheren Versionen dieses Kurses.',
  freeFormer: 'Frühere Videos löschen',
  freeTitle: 'Videos früherer Versionen löschen?',
  freeGains: '{{size}} werden frei.',
  freeCosts: 'Stellst du eine frühere Version wieder her, fehlen diese Videos darin.',
  freed: '{{size}} sind wieder frei.',
} as const
