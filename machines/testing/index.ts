export * from './chart-oracle.ts';
export * from './sample-events.ts';
export * from './starting-orders.ts';
export * from './walk-chart.ts';
export * from './ways-to-screens.ts';
export { moveLaws, stateLaws } from '../order/check/laws.ts';
export { orderChart } from '../order/order.chart.ts';
export { guardNames, guardsIn, holds } from '../order/order.guards.ts';
export type { Condition, GuardName } from '../order/order.guards.ts';
