import { DEMO_INVITATION } from '@kursportal/shared/domain'
import { addImage } from '@kursportal/api/seed/images'
import type { Context } from '@kursportal/api/seed/context'
import type { CourseKey } from '../content/content.types.ts'
import { demoLandingPage } from '../content/landing-page.ts'
import { CLUB_THAT_PROVIDES } from '../content/societies.ts'
import { coverSvg } from '../media/covers.ts'
import { illustrationSvg } from '../media/illustrations.ts'
import { portraitSvg } from '../media/portraits.ts'
import { drawLandingFile } from '@kursportal/api/seed/landing-files'
import { filmForLandingPage } from '@kursportal/api/seed/landing-films'
import { addAccess, addAccessCode } from '@kursportal/api/seed/learning'

/**
 * Invitations to look at: one whose page is made of blocks, one whose page is made of its course, and one of a club that
 * offers the course to its members itself.
 */
export const seedAccesses = async (
  context: Context,
  ownerId: string,
  draftOf: (key: CourseKey) => string,
): Promise<void> => {
  const store = (svg: string) => addImage(context, svg, ownerId)
  const sheet = await drawLandingFile(context, illustrationSvg('sitzplatz'), 'So sitzt du gut.png')
  await addAccess(context, {
    id: DEMO_INVITATION,
    owner_id: ownerId,
    name: 'Rückenkurs im Frühjahr',
    course_ids: [draftOf('ruecken')],
    landing_page: demoLandingPage({
      cover: await store(coverSvg('ruecken')),
      desk: await store(illustrationSvg('sitzplatz')),
      portrait: await store(portraitSvg('ruecken')),
      mark: await store(coverSvg('atmung')),
      sheet: sheet.file,
      film: await filmForLandingPage(context, draftOf('ruecken')),
    }),
  })
  await sheet.keep(DEMO_INVITATION)
  await addAccessCode(context, DEMO_INVITATION, {
    code: 'RUECK7',
    label: 'Aushang in der Praxis',
    max_uses: 50,
  })
  await addAccessCode(context, DEMO_INVITATION, { code: 'SPORT4', label: 'Karten im Sportverein' })
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Besser schlafen für alle',
    course_ids: [draftOf('schlaf')],
  })
  const { id: club } = await context.db
    .selectFrom('societies')
    .select('id')
    .where('name', '=', CLUB_THAT_PROVIDES)
    .executeTakeFirstOrThrow()
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Kursangebot von Gesund in Kassel',
    course_ids: [draftOf('ruecken')],
    society_ids: [club],
    fee_cents: 4_500,
  })
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Atmen in Kassel',
    course_ids: [draftOf('atmung')],
    society_ids: [club],
    fee_cents: 4_500,
  })
}
