import type { FinancingType } from '@app/machines/order';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { textsOf, testOrder } from '../testing/testing-screen.tsx';
import { messages } from '../texts/order.messages.ts';
import { useOffer } from './use-offer.ts';

const calculated = {
  orderItemsAttributes: [],
  ...{ ownPayment: '0.00', grossOwnPayment: '0.00', ownPaymentInPercent: '0' },
  ...{ estimatedValue: '100.00', estimatedValueInPercent: '1', loanPrice: '10000.00' },
  ...{ installmentValue: '900.00', paymentsCount: 12 },
};

function Product({ of }: { of: FinancingType }) {
  const order = testOrder('agreement_method_selection', { financingType: of }, calculated);
  return <output>{useOffer(order).product}</output>;
}

test('the offer says what it is, and of a medical loan that it is for a practice (F146)', async () => {
  await render(
    <SharedTexts>
      <Texts of={messages}>
        {(['lease', 'b2b_loan', 'medical'] as const).map((of) => (
          <Product key={of} of={of} />
        ))}
      </Texts>
    </SharedTexts>,
  );
  expect(textsOf('output')).toEqual(['Leasing', 'Pożyczka', 'Pożyczka na sprzęt do praktyki']);
});
