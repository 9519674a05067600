import { channelPolicy, newFacts, shopConfigs } from '../order/index.ts';
import type { Actor, Facts, FlowType } from '../order/index.ts';

export interface Start {
  readonly name: string;
  readonly facts: Facts;
  readonly actor: Actor;
}

const payments = [0, 1_000_000, 2_000_000] as const;
const yesNo = [true, false] as const;

/**
 * Every way an order of each shop config may start: whose flow it is, what is owed before signing (nothing, 10 000 and
 * 20 000 PLN), whether a guarantor is asked for, whether it is calculated and whether it goes to the client's own device.
 */
export function startingOrders(): readonly Start[] {
  return Object.entries(shopConfigs).flatMap(([name, config]) => {
    const flowType: FlowType = channelPolicy[config.salesChannel].flowType;
    const actor: Actor = flowType === 'client' ? 'shop_api' : 'salesman';
    return payments.flatMap((initialPayment) =>
      yesNo.flatMap((guarantee) =>
        yesNo.flatMap((calculated) =>
          (flowType === 'salesman' ? yesNo : [false]).map((remote) => ({
            name: [
              name,
              initialPayment / 100,
              guarantee && 'guarantee',
              calculated && 'calculated',
              remote && 'remote',
            ]
              .filter(Boolean)
              .join(' '),
            actor,
            facts: newFacts({
              ...config,
              flowType,
              initialPayment,
              grossPrice: 5_000_000,
              guarantee,
              calculated,
              itemsEditable: !calculated,
              returnsToShop: calculated,
              remote,
            }),
          })),
        ),
      ),
    );
  });
}
