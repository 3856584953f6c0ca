export { contentOf, demoCourses } from './content/courses.ts'
export { makeFilmsOfDemo, seedDemo } from './seed/seed-demo.ts'
