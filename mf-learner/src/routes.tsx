import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/my-courses',
    element: page(
      () => import(/* webpackChunkName: "my-courses" */ './features/my-courses/MyCoursesPage.tsx'),
    ),
  },
  {
    path: '/courses/:courseId',
    element: page(() => import(/* webpackChunkName: "course" */ './features/course/CoursePage.tsx')),
  },
  {
    path: '/courses/:courseId/lectures/:videoId',
    element: page(() => import(/* webpackChunkName: "lecture" */ './features/lecture/LecturePage.tsx')),
  },
  {
    path: '/profile',
    element: page(() => import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage.tsx')),
  },
]
