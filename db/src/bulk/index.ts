/** Many orders at once, for measuring: whole, sealed and with histories that fold, but without asking the chart for each. */
export type { FixtureEvent, OrderFixture } from './fixtures.ts';
export { seedOrders, type SeededCompany, type SeededOrder } from './seed-orders.ts';
export { seedPayments } from './seed-payments.ts';
