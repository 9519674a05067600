import { phaseOf, waitOf } from '@app/machines/order';
import { withTexts } from '../../../../texts/texts.tsx';
import { OrderDocuments } from '../../parts/order-documents.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages } from './concluded.messages.ts';
import { Repayment } from './repayment.tsx';
import { ShopPoint } from './shop-point.tsx';

/** Once the agreement is signed: where the goods are, at the end what is paid until when, money that came, documents. */
export const Concluded = withTexts(messages, Content);

function Content({ order }: { order: Order }) {
  const phase = phaseOf(order.status);
  return (
    <>
      {phase === 'delivery' && <ShopPoint order={order} wait={waitOf(order)} />}
      {phase === 'closed' && <Repayment order={order} />}
      <OrderMoney order={order} />
      <OrderDocuments order={order} />
    </>
  );
}
