import { newFacts, screenOf } from '@app/machines/order';
import type { Facts, OrderStatus } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { orderKey } from '../queries/order-query.ts';
import type { Order } from '../queries/order-query.ts';
import { messages } from '../texts/order.messages.ts';
import type { ScreenProps } from '../parts/screen-props.ts';
import { withSum } from '../parts/with-sum.ts';

const slug = 'V1StGXR8_Z5jdHi6B-myT';
const lease = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  initialPayment: 338_250,
});

/** A client's lease in a status, a minute after it came there. */
export function testOrder(
  status: OrderStatus,
  facts: Partial<Facts> = {},
  known: Partial<Order> = {},
): Order {
  const changedAt = new Date(Date.now() - 60_000).toISOString();
  return {
    slug,
    version: 3,
    status,
    audience: 'client',
    siemensId: '118437',
    facts: { ...lease, ...facts },
    allowed: [],
    moveToPreviousAllowed: false,
    redirectUrl: null,
    shopRedirectUrl: null,
    deliveredAt: null,
    signersAttributes: [],
    attachmentsAttributes: [],
    paymentsAttributes: [],
    calculated: true,
    initialPaymentAmount: '3382.50',
    grossPrice: '33825.00',
    orderedAt: changedAt,
    orderStatesAttributes: [{ createdAt: changedAt }],
    userAttributes: { fullName: 'Jan Nowak', email: 'jan@firma.example' },
    shopAttributes: {
      name: 'Elektro',
      street: 'Prosta 1',
      postalCode: '00-001',
      city: 'Warszawa',
      phone: null,
    },
    agreementUrl: null,
    owulUrl: null,
    scheduleUrl: null,
    repaymentAccount: null,
    agreementId: null,
    serviceFeeValue: '0.00',
    shippingNumber: null,
    courierNumber: null,
    ...known,
  } as Order;
}

/** Shows a screen of the order as the chart names it; the order that the page holds afterwards. */
export async function showScreen(
  Screen: ComponentType<ScreenProps>,
  order: Order,
): Promise<() => Order | undefined> {
  const client = newQueryClient();
  client.setQueryData(orderKey(slug), order);
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <Screen order={order} screen={withSum(screenOf(order.status, order.facts, 'client'), order)} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return () => client.getQueryData<Order>(orderKey(slug));
}

/** The texts of what a selector finds, in order. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
    innerText.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''),
  );

/** The address of a request, however it was given. */
export const addressOf = (request: Parameters<typeof fetch>[0]): string =>
  request instanceof Request ? request.url : request.toString();

/** The changes that went to the server: method, path, body. */
export const sentBy = (calls: readonly Parameters<typeof fetch>[]): unknown[] =>
  calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([request, init]) => [
      init?.method,
      addressOf(request).replace(slug, ':slug'),
      JSON.parse(init?.body as string),
    ]);
