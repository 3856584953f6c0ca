import { describeGermanOrder } from '../../testing/german-order.ts'

describeGermanOrder()
