import { rows } from 'virtual:account-rows';
import { guidedAddress } from '@app/machines/contract';
import { salesmanAudience, screenOf } from '@app/machines/order';
import type { SalesmanScreen } from '@app/machines/order';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonPage } from '../../../kit/elements/skeleton.tsx';
import { TwoColumns } from '../../../kit/page/page-layout.tsx';
import { Stepper } from '../../../kit/page/stepper.tsx';
import { OfferCard } from '../pages/offer-card.tsx';
import { OrderPolling } from '../pages/order-polling.tsx';
import { useOffer } from '../pages/use-offer.ts';
import { useSteps } from '../pages/use-steps.ts';
import { ScreenArrival } from '../parts/screen-arrival.ts';
import { withSum } from '../parts/with-sum.ts';
import { useShownOffer } from '../queries/offer-preview.ts';
import { orderQuery } from '../queries/order-query.ts';
import type { Order } from '../queries/order-query.ts';
import { useOrderChanges } from '../queries/use-order-changes.ts';
import { ClientsView } from './clients-view.tsx';
import { counterRegistry } from './counter-registry.ts';
import { HeadOfficeWord } from './head-office-word.tsx';

type PageProps = {
  slug: string;
  /** Where the order is led on from its step; at the counter the address holds product, channel and status. */
  addressOf?: (order: Order) => string | null;
  /** What stands below the screen; `onSet` draws the screen anew over the order as it is. */
  below?: ComponentType<{ order: Order; onSet: () => void }>;
};

/** An order at the counter: the screen that the chart names for its salesman, between stepper and offer, and what its client sees. */
export function CounterPage({ slug, addressOf = guidedAddress, below }: PageProps) {
  const { data: order } = useSuspenseQuery(orderQuery(slug, 'getShopOrder'));
  const audience = salesmanAudience(order.facts);
  const isAt = useTrueStep(slug, addressOf(order) ?? `/shopadmin/orders/${slug}`);
  useOrderChanges(slug, rows.streamShopChanges.path);
  if (audience === null) return null;
  const screen = withSum(screenOf(order.status, order.facts, audience), order);
  return <CounterView order={order} screen={screen} arrivedAt={isAt} below={below} />;
}

/**
 * A step of the address that is not the order's lands on the true one, and the page follows the order from step to step.
 * Whoever leaves for another order is let go, however long that one loads.
 */
function useTrueStep(slug: string, address: string): string {
  const navigate = useNavigate();
  const place = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const leaves = !place.includes(`/orders/${slug}/`);
    if (place !== address && !leaves) void navigate({ href: address, replace: true, resetScroll: true });
  }, [slug, address, place, navigate]);
  return address;
}

type Props = {
  order: Order;
  screen: ReturnType<typeof screenOf>;
  arrivedAt: string;
  below: PageProps['below'];
};

function CounterView({ order, screen, below: Below }: Props) {
  const t = useTranslations('counter');
  const steps = useSteps(order, screen.step);
  const offer = useOffer(useShownOffer(order));
  // The first screen is what the page opened with; each after it came in its place.
  const [first, setFirst] = useState<string | null>(screen.screen);
  if (first !== null && first !== screen.screen) setFirst(null);
  const Content = counterRegistry[screen.screen as SalesmanScreen];
  const [drawing, setDrawing] = useState(0);
  const company = order.companyAttributes?.name ?? null;
  return (
    <>
      {screen.refetch && <OrderPolling key={order.status} slug={order.slug} />}
      <Stepper steps={steps} />
      <TwoColumns
        asideLast
        wide={screen.screen === 'offer_editor'}
        aside={
          <Box display="grid" gap="4">
            <OfferCard offer={{ ...offer, title: t('offer') }} />
            <HeadOfficeWord slug={order.slug} />
            <ClientsView order={order} />
          </Box>
        }
      >
        <SmallText>
          {company === null
            ? t('order', { number: order.siemensId })
            : t('orderOf', { number: order.siemensId, company })}
        </SmallText>
        <ScreenArrival value={first === null}>
          <Suspense fallback={<SkeletonPage />}>
            <Content key={`${screen.screen} ${drawing}`} order={order} screen={screen} />
          </Suspense>
        </ScreenArrival>
        {Below !== undefined && <Below order={order} onSet={() => setDrawing((times) => times + 1)} />}
      </TwoColumns>
    </>
  );
}
