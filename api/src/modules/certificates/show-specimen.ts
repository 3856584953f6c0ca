import type { CallAnswer, CallBody, CallQuery, certificateCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { signaturePicture } from '../images/signature-picture.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { checkWording, keyOf } from '../templates/check-wording.ts'
import { isPrinted } from '../templates/template-definitions.ts'
import { insuredWording, sentencesOf, type Worded } from './certificate-wording.ts'
import { feeText } from './fee-text.ts'
import { printedProvider, wordPartOne, type PartOne } from './part-one.ts'
import { printedCertificate } from './pdf/printed-certificate.ts'
import { typesetCertificate, typesetPage } from './pdf/typesetter.ts'
import { pagePicture } from './show-certificate.ts'
import { checkUrlOf } from './store-certificate.ts'

/** What stands on a specimen instead of a number. */
const NUMBER = 'MUSTER'
const FEE_CENTS = 8900

/** An invented course and person, with the provider as it is stored. */
const invented = {
  form: '12/2024',
  name: 'Muster Musterperson',
  birth_date: null,
  course_title: 'Beispielkurs',
  course_number: 'KU-XX-000000',
  from: '2026-03-02',
  to: '2026-04-27',
  units_attended: 8,
  units_offered: 8,
  unit_minutes: 60,
  instructor_name: 'Musterleitung, Mia',
  instructor_qualification: '',
  prevention_principle: 'Förderung von Entspannung',
  fee_cents: FEE_CENTS,
} as const

/**
 * A page of a certificate of nobody, as it would be issued now: with the provider and the sentences as they are stored.
 * Nothing is issued, and its number is none. @throws ApiError unavailable
 */
export const showSpecimen = async (
  context: Context,
  { page = 1 }: CallQuery<typeof certificateCalls.showSpecimen>,
): Promise<Buffer> => pagePicture(await typesetPage(await specimenFile(context), page), 'large')

/**
 * Both pages of it with a template worded otherwise than it is stored.
 * @throws ApiError not_found when it is no template of the certificate; unknown_variable; unavailable
 */
export const previewCertificate = async (
  context: Context,
  { key: named, subject, body }: CallBody<typeof certificateCalls.previewCertificate>,
): Promise<CallAnswer<typeof certificateCalls.previewCertificate>> => {
  const key = keyOf(named)
  if (!isPrinted(key)) throw new ApiError('not_found')
  checkWording(key, { subject, body })
  const file = await specimenFile(context, { key, subject, body })
  const pages: string[] = []
  for (const page of [1, 2] as const) {
    const picture = await pagePicture(await typesetPage(file, page), 'large')
    pages.push(`data:image/webp;base64,${picture.toString('base64')}`)
  }
  return { pages }
}

const specimenFile = async (context: Context, worded?: Worded): Promise<Buffer> => {
  const provider = await readProvider(context)
  const { name: platform, colors, insurance_data: forInsurance } = await readSettings(context)
  const issuer = provider?.name ?? platform
  const about = { course: invented.course_title, fee: feeText(FEE_CENTS), provider: issuer }
  const partOne: PartOne = {
    ...invented,
    held_in_person: true,
    place: provider?.city ?? '',
    issuer,
    provider: provider && printedProvider(provider),
    declarations: await sentencesOf(context, 'certificate-provider', about, worded),
  }
  const birth_date = '1980-05-17'
  const { subject, text, markdown } = await wordPartOne(context, partOne, {
    birthDate: birth_date,
    number: NUMBER,
    courseId: null,
    worded,
  })
  const issuedAt = context.clock.now()
  return typesetCertificate(
    printedCertificate({
      number: NUMBER,
      checkUrl: checkUrlOf(context, NUMBER),
      accent: colors.primary,
      issuedAt,
      facts: { ...partOne, title: subject, wording: text, issued_on: berlinDay(issuedAt), replaces: null },
      markdown,
      insured: {
        birth_date,
        street: 'Musterweg 1',
        zip: '34117',
        city: 'Kassel',
        insurance: forInsurance ? 'Musterkasse' : null,
        insurance_id: null,
        insurance_number: forInsurance ? 'X000000000' : null,
        iban: null,
        parent_name: null,
        parent_birth_date: null,
        signature: { kind: 'typed', text: invented.name },
        signed_on: null,
        ...(await insuredWording(context, { ...about, byParent: false, forInsurance }, worded)),
      },
      signaturePng: null,
      providerPng: provider?.signature ? await signaturePicture(provider.signature) : null,
    }),
  )
}
