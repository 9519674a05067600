import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages as counter } from '../counter/counter.messages.ts';
import { CounterPage } from '../counter/counter-page.tsx';
import { OrderFailed } from '../pages/order-failed.tsx';
import { orderQuery } from '../queries/order-query.ts';
import { messages as order } from '../texts/order.messages.ts';
import { MedicalCalculations } from './medical-calculations.tsx';
import { messages } from './medical.messages.ts';

/** Where whoever of head office sold a medical offer leads it on, in each of its statuses (ROUTE-039). */
export const Route = createFileRoute('/_panel/superadmin/orders/$slug/sumup_medical')({
  loader: async ({ context, params }) => {
    await requirePermission(context.queryClient, 'sellMedical');
    await context.queryClient.ensureQueryData(orderQuery(params.slug, 'getShopOrder'));
  },
  component: MedicalOrder,
  errorComponent: OrderFailed,
});

function MedicalOrder() {
  const { slug } = Route.useParams();
  return (
    <Texts of={{ ...order, ...counter, ...messages }}>
      <CounterPage
        key={slug}
        slug={slug}
        addressOf={() => `/superadmin/orders/${slug}/sumup_medical`}
        below={MedicalCalculations}
      />
    </Texts>
  );
}
