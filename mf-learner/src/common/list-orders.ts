import { read } from '@kursportal/shared/client'

/** The own contracts about courses that cost something. */
export const listOrders = read('GET /orders', { limit: 200 })

/** The one about a course. */
export const listOrdersOf = (courseId: string) => read('GET /orders', { 'course-id': courseId })
