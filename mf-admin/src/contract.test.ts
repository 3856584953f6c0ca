import { testPromises } from '@kursportal/shared/testing'
import remote from './remote.tsx'

testPromises(new URL('..', import.meta.url), remote)
