export { default } from '@kursportal/shared/testing/jest'
