type Access = { name: string; courses: readonly { title: string }[] }

/** What the public page of an access is called: as its author says, else its only course, else its own name. */
export const accessTitle = (
  { name, courses: [course, ...more] }: Access,
  page: { seo_title: string } | null | undefined,
): string => page?.seo_title || (more.length === 0 && course?.title) || name
