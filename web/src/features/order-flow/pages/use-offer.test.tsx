import type { FinancingType } from '@app/machines/order';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { textsOf, testOrder } from '../testing/testing-screen.tsx';
import { messages } from '../texts/order.messages.ts';
import { useOffer } from './use-offer.ts';

function Product({ of }: { of: FinancingType }) {
  const known = { orderItemsAttributes: [], ownPaymentInPercent: '0', estimatedValueInPercent: '1', calculated: false };
  const order = testOrder('agreement_method_selection', { financingType: of }, known);
  return <output>{useOffer({ ...order, ownPayment: '0.00', grossOwnPayment: '0.00', estimatedValue: '0.00', loanPrice: '0.00', installmentValue: '0.00' }).product}</output>;
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
