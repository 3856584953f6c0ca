import { describeInstants } from '../../testing/instants.ts'

describeInstants()
