import type { Screen } from '@app/machines/order';
import type { Order } from '../queries/order-query.ts';

/** What each screen is given: the order and what the chart says of the screen (title, subtitle, icon, step). */
export type ScreenProps = { order: Order; screen: Screen };
