export { default } from '../shared/testing/jest/base.mjs'
