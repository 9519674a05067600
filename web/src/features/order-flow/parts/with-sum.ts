import { missingPayment, type Screen } from '@app/machines/order';
import { formatPln, formatSum, fromDecimal } from '@app/machines/rules';
import type { Order } from '../queries/order-query.ts';

/** What of the initial payment is on its way back, a sum a currency: '100,00 zł'; nothing where all is back. */
function comingBack({ paymentsAttributes }: Pick<Order, 'paymentsAttributes'>): string {
  const back = paymentsAttributes.filter(
    ({ paymentType, status }) => paymentType === 'initial_payment' && status === 'refused',
  );
  return [...Map.groupBy(back, ({ currency }) => currency)]
    .map(([currency, rows]) =>
      formatSum(
        rows.reduce((total, { amount }) => total + fromDecimal(amount), 0),
        currency,
      ),
    )
    .join(' i ');
}

/**
 * A screen whose title names the sum that it speaks of: what the initial payment still lacks while money is looked at,
 * else what goes back. Once nothing does, the title says nothing of it.
 */
export function withSum(screen: Screen, order: Pick<Order, 'facts' | 'paymentsAttributes'>): Screen {
  if (!screen.title.includes('{kwota}')) return screen;
  const isLooked = (order.facts.moneyHeld ?? null) !== null;
  const sum = isLooked ? formatPln(missingPayment(order.facts)) : comingBack(order);
  const title =
    sum === '' ? screen.title.replace(/ – [^–]*\{kwota\}$/u, '') : screen.title.replace('{kwota}', sum);
  return { ...screen, title };
}
