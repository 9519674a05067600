import { orderChart } from './order.chart.ts';
import type { Facts } from './order.facts.ts';
import { runningOf } from './process.ts';
import { renewalStatus } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Why a guarantee is not signed online where the policy does not allow it. */
export const notGuaranteedOnline =
  'Poręczenia nie można podpisać zwykłym podpisem online. Odnów umowę z podpisem kwalifikowanym.';

/** Whether what is being drawn anew will be signed by a simple electronic signature. */
const renewsOnline = ({ renewal, method }: Facts): boolean =>
  renewal === 'v3' ||
  (method === 'autenti_v3' && (renewal === 'with_guarantee' || renewal === 'guarantee_only'));

/** Whether an order that rests there has a guarantee signed by a simple electronic signature, or drawn to be. */
export function guaranteesOnline(status: OrderStatus, facts: Facts): boolean {
  if (!facts.guarantee) return false;
  if (status === renewalStatus) return renewsOnline(facts);
  const signs = runningOf(orderChart.processesOf(status), facts).some(({ kind }) => kind === 'signature');
  return signs && facts.method === 'autenti_v3';
}
