import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { StatusScreen } from './status-screen.tsx';

const signed = { method: 'qes', paid: true, signed: true } as const;

test('once the financing runs the client reads what he pays, until when and where to (F125)', async () => {
  await showScreen(
    StatusScreen,
    testOrder('finished', signed, {
      deliveredAt: '2026-11-20',
      // 331.76 and 23 % of it is 408.06; of the fee each instalment bears 174.65 : 36 = 4.85, with VAT 5.97.
      ...{ installmentValue: '331.76', paymentsCount: 36, serviceFeeValue: '174.65' },
      ...{ agreementId: 'L/118437/2026', repaymentAccount: '61109010140000071219812874' },
    }),
  );
  await expect
    .poll(() => textsOf('dd'))
    .toEqual([
      '15.12.2026, 408,06 zł brutto',
      '36, każda do 15. dnia miesiąca',
      '5,97 zł brutto z każdą ratą',
      '61 1090 1014 0000 0712 1981 2874\n\nW tytule przelewu wpisz numer umowy L/118437/2026.',
      '22 100 20 30, leasing@finansowo.example\n\nPn.–pt. 9:00–17:00, w sprawie rat, faktur i wcześniejszej spłaty',
    ]);
});

test.each([
  ['ecommerce', 'Sklep', 'Sklep wysłał już paczkę do Ciebie.'],
  ['scrapper', 'Sklep', 'Sklep wysłał już paczkę do Ciebie.'],
  ['shop', 'Sprzedawca', 'Sklep wysłał już paczkę do Ciebie.'],
] as const)(
  'goods from %s: who sent them, and the parcel is followed at its carrier (F098)',
  async (salesChannel, who, lead) => {
    const shippingNumber = '520000012680041086770098';
    await showScreen(StatusScreen, testOrder('shipped', { ...signed, salesChannel }, { shippingNumber }));
    const parcel = page.getByRole('link', { name: shippingNumber });
    await expect
      .element(parcel)
      .toHaveAttribute('href', 'https://inpost.pl/sledzenie-przesylek?number=520000012680041086770098');
    expect([textsOf('dt').at(-2), textsOf('dd').at(-1)]).toEqual([who, `${shippingNumber} (InPost)`]);
    expect(document.body.innerText.replaceAll('\u00A0', ' ')).toContain(lead);
  },
);

test.each([
  'accepted_by_admin',
  'agreement_accepted_by_admin',
  'siemens_agreement_accepted',
  'shipped',
  'delivered',
] as const)('in %s nobody who bought in a web shop is told to fetch the goods (F098)', async (status) => {
  for (const salesChannel of ['ecommerce', 'scrapper'] as const) {
    await showScreen(StatusScreen, testOrder(status, { ...signed, salesChannel }));
    await expect.poll(() => document.body.innerText).toContain('Szczegóły');
    expect(document.body.innerText).not.toMatch(/odbi[oeó]r|odbierz|dowód|sprzedawca/iu);
  }
});
