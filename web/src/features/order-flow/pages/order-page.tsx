import { rows } from 'virtual:contract-rows';
import { financingPolicy, screenOf } from '@app/machines/order';
import type { ClientScreen } from '@app/machines/order';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ScreenArrival } from '../parts/screen-arrival.ts';
import { withSum } from '../parts/with-sum.ts';
import { FirstPaintEnd } from '../../../kit/page/first-paint.ts';
import { Footer } from '../../../kit/page/footer.tsx';
import { Header } from '../../../kit/page/header.tsx';
import { OfferCard } from './offer-card.tsx';
import { PageContent, TwoColumns } from '../../../kit/page/page-layout.tsx';
import { SkeletonPage } from '../../../kit/elements/skeleton.tsx';
import { HeaderStepper, StepBar, Stepper } from '../../../kit/page/stepper.tsx';
import { useShownOffer } from '../queries/offer-preview.ts';
import { orderQuery } from '../queries/order-query.ts';
import { useOrderChanges } from '../queries/use-order-changes.ts';
import { shownAt, useAddress, type OrderAddress } from './order-address.ts';
import { asideRegistry, screenRegistry } from './screen-registry.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../texts/order.messages.ts';
import { ThemeProvider, useTheme } from '../../../theme/theme-provider.tsx';
import { themeNamed } from '../../../theme/themes.ts';
import { OrderPolling } from './order-polling.tsx';
import { useBack } from './use-back.ts';
import { useOffer } from './use-offer.ts';
import { useRedirect } from './use-redirect.ts';
import { useSteps } from './use-steps.ts';
import { useVisit } from './use-visit.ts';

type Props = { slug: string; address: OrderAddress };

/** A client's order: the screen that the chart names, between stepper and offer, in the theme of the order's shop. */
export function OrderPage(props: Props) {
  const { data: order } = useSuspenseQuery(orderQuery(props.slug));
  const { contract } = financingPolicy[order.facts.financingType];
  return (
    <ThemeProvider theme={themeNamed(order.shopAttributes.customTheme, contract)}>
      <Texts of={messages}>
        <OrderView {...props} />
      </Texts>
    </ThemeProvider>
  );
}

function OrderView({ slug, address }: Props) {
  const theme = useTheme();
  const { data: order } = useSuspenseQuery(orderQuery(slug));
  const named = withSum(screenOf(order.status, order.facts, 'client'), order);
  const screen = shownAt(address, named);
  const steps = useSteps(order, screen.step);
  const offer = useOffer(useShownOffer(order));
  useOrderChanges(slug, rows.streamChanges.path);
  useVisit(order);
  useRedirect(order, named);
  const arrived = useAddress(slug, address, named);
  useBack(order, address === 'order' || arrived);
  // The first screen is what the page opened with; each after it came in its place.
  const [first, setFirst] = useState<string | null>(arrived ? null : screen.screen);
  if (first !== null && first !== screen.screen) setFirst(null);
  const Content = screenRegistry[screen.screen as ClientScreen];
  const Aside = asideRegistry[screen.screen as ClientScreen];
  const inHeader = theme.stepper !== 'content' && address === 'order';
  const { logoUrl } = order.shopAttributes;
  const look = theme.stepper === 'header-dots' ? 'dots' : 'numbers';
  return (
    <>
      {screen.refetch && <OrderPolling key={order.status} slug={slug} />}
      <Header
        homeHref={`/orders/${slug}`}
        sticky={screen.screen === 'company_form'}
        orderNumber={order.siemensId}
        clientLogo={logoUrl === null ? null : { url: logoUrl, name: order.shopAttributes.name }}
        {...(inHeader ? { stepper: <HeaderStepper steps={steps} look={look} /> } : {})}
      />
      <PageContent>
        {theme.stepper === 'content' ? <Stepper steps={steps} /> : <StepBar steps={steps} />}
        <TwoColumns
          asideLast={Aside !== undefined}
          aside={
            Aside === undefined ? (
              <OfferCard offer={offer} />
            ) : (
              <Suspense>
                <Aside order={order} screen={screen} />
              </Suspense>
            )
          }
        >
          <ScreenArrival value={first === null}>
            <Suspense fallback={<SkeletonPage />}>
              <Content key={screen.screen} order={order} screen={screen} />
              <FirstPaintEnd />
            </Suspense>
          </ScreenArrival>
        </TwoColumns>
      </PageContent>
      <Footer />
    </>
  );
}
