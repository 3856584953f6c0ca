import type { Access } from '@kursportal/shared/contract'
import { coursePrice } from '@kursportal/shared/domain'

/** What search engines read of a course, in the words of schema.org. */
export type CourseData = Readonly<Record<string, unknown>>

type Platform = { name: string; publicUrl: string }

/** Seconds as an ISO 8601 duration of hours and minutes. */
const duration = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`
}

const euros = (cents: number): string => (cents / 100).toFixed(2)

/** The courses of an access for search engines (https://schema.org/Course), as its page shows them. */
export const courseData = (
  access: Pick<Access, 'id' | 'courses' | 'fee_cents' | 'imprints'>,
  { name, publicUrl }: Platform,
): CourseData[] => {
  const url = `${publicUrl}/access/${access.id}`
  const { courses, imprints } = access
  const providers = imprints.length > 0 ? imprints.map((club) => club.name) : [name]
  return courses
    .filter(({ can_begin: canBegin }) => canBegin)
    .map((course) => {
      const cents = coursePrice(access, course)
      return {
        '@type': 'Course',
        name: course.title,
        ...(course.description && { description: course.description }),
        ...(course.image_id && { image: `${publicUrl}/api/image?id=${course.image_id}&width=1280` }),
        url,
        inLanguage: 'de',
        provider: providers.map((provider) => ({ '@type': 'Organization', name: provider, url: publicUrl })),
        ...(cents !== null && {
          offers: {
            '@type': 'Offer',
            category: cents > 0 ? 'Paid' : 'Free',
            price: euros(cents),
            priceCurrency: 'EUR',
            url,
          },
        }),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: duration(course.duration_seconds),
          ...(course.instructor_name && {
            instructor: { '@type': 'Person', name: course.instructor_name },
          }),
        },
      }
    })
}
