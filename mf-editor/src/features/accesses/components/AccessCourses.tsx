import { failureText } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Box, Link, Section, toast, Typography } from '@kursportal/shared/ui'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { findCourses } from '../api/find.ts'
import { useAddCourse, useRemoveCourse } from '../api/write-access.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { Row, Rows } from './Rows.tsx'

type Courses = NonNullable<Access['management']>['courses']
type Told = Pick<Courses[number], 'owner' | 'updated_at'>

/** What tells a course from another one of the same name: when it was changed, and whose it is where it is somebody else's. */
const useOrigin = (): (({ owner, updated_at }: Told) => string) => {
  const t = useTexts()
  const ownId = useSession()?.user.id
  return ({ owner, updated_at: changed }) =>
    [
      t('courseList.changed', { when: formatDateTime(changed) }),
      ...(owner.id === ownId ? [] : [t('courseList.owner', { name: owner.name })]),
    ].join(' · ')
}

type Props = {
  accessId: string
  courses: Courses
  /** Whether anybody has the access, who would miss a course that is taken out. */
  isHeld: boolean
}

/** Which courses the access opens: found by typing, added at once; one that people have is not taken out by a slip. */
export const AccessCourses = ({ accessId, courses, isHeld }: Props): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [leaving, setLeaving] = useState<Courses[number]>()
  const found = useQuery(findCourses(search))
  const add = useAddCourse(accessId)
  const remove = useRemoveCourse(accessId)
  const originOf = useOrigin()
  const isOneOfSeveral = ({ title }: Courses[number]): boolean =>
    courses.filter((course) => course.title === title).length > 1
  const taken = new Set(courses.map(({ id }) => id))
  const say = { onError: (error: unknown) => toast.error(failureText(error)) }
  return (
    <Section
      variant="card"
      title={t('accesses.courses.title')}
      intro={t(courses.length === 0 ? 'accesses.courses.none' : 'accesses.courses.intro')}
    >
      <Rows>
        {courses.map((course) => (
          <Row
            key={course.id}
            title={<Link href={paths.course(course.id)}>{course.title || t('common.untitledCourse')}</Link>}
            detail={[
              isOneOfSeveral(course) && originOf(course),
              course.live_id === null && t('accesses.courses.notLive'),
            ]
              .filter(Boolean)
              .join(' · ')}
            removeLabel={
              isOneOfSeveral(course)
                ? t('accesses.courses.removeThis', { title: course.title, origin: originOf(course) })
                : t('accesses.courses.remove', { title: course.title })
            }
            onRemove={() =>
              isHeld && course.live_id !== null ? setLeaving(course) : remove.mutate(course.id, say)
            }
          />
        ))}
      </Rows>
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <Combobox
          // A fresh one after each pick: the field is for adding, what was added stands above.
          key={courses.length}
          label={t('accesses.courses.add')}
          options={(found.data?.items ?? [])
            .filter(({ id }) => !taken.has(id))
            .map((course) => ({
              value: course.id,
              label: course.title || t('common.untitledCourse'),
              description: `${t(`courseState.${course.state}`)} · ${originOf(course)}`,
            }))}
          value={null}
          onChange={(picked) => picked && add.mutate(picked.value, say)}
          onSearch={setSearch}
          loading={found.isPending || found.isPlaceholderData || add.isPending}
        />
      </Box>
      <RemoveDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        title={({ title }) => t('accesses.courses.removeTitle', { title })}
        confirmLabel={t('accesses.courses.removeConfirm')}
        onRemove={({ id }) => remove.mutateAsync(id)}
      >
        {t('accesses.courses.removeBody')}
      </RemoveDialog>
      {found.isError && <Typography sx={{ mt: 1 }}>{failureText(found.error)}</Typography>}
    </Section>
  )
}
