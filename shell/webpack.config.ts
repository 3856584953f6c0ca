import { shellConfig } from '@kursportal/shared/federation/webpack'

export default shellConfig(import.meta.dirname)
