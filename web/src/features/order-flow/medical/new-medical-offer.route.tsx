import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { messages as files } from '../../../kit/files/files.messages.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages as newOffer } from '../counter/new-offer.messages.ts';
import { messages as items } from '../parts/offer/items.messages.ts';
import { messages as order } from '../texts/order.messages.ts';
import { messages } from './medical.messages.ts';
import { NewMedicalOfferPage } from './new-medical-offer-page.tsx';

/** A medical offer that head office makes for a provider (ROUTE-038); the chosen one stands in the address. */
export const Route = createFileRoute('/_panel/superadmin/orders/new_simplyloan')({
  validateSearch: ({ provider }: Record<string, unknown>): { provider?: string } =>
    typeof provider === 'string' && provider !== '' ? { provider } : {},
  loader: ({ context }) => requirePermission(context.queryClient, 'sellMedical'),
  component: NewMedicalOffer,
});

function NewMedicalOffer() {
  const { provider = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Texts of={{ ...order, ...items, ...newOffer, ...files, ...messages }}>
      <NewMedicalOfferPage
        providerId={provider}
        onProvider={(id) => void navigate({ search: { provider: id }, replace: true })}
      />
    </Texts>
  );
}
