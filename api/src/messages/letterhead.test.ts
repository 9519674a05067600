import { expect, test } from 'vitest';
import { paymentLinkMail } from './payment-link.ts';
import { shippedMail } from './shipped.ts';

const sender = {
  name: 'Finansowo Sp. z o.o.',
  address: 'ul. Prosta 51, 00-838 Warszawa',
  phone: '22 100 20 30',
  email: 'leasing@finansowo.example',
  hours: 'pn.–pt. 9:00–17:00',
};
const reader = {
  name: 'Jan <b>Kowalski</b>',
  companyName: 'Studio „Łąka”',
  goods: 'Laptop i 2 inne produkty',
};
const day = Date.UTC(2026, 10, 20, 11);
const url = 'https://finansowo.example/orders/V1StGXR8_Z5jdHi6B-myT';
const common = { sender: { ...sender, reader }, orderNumber: '118437', url };
const payment = { companyName: 'Studio „Łąka”', amount: 490_513, payBy: day };

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a letter bears the wordmark, greets its reader and names the company and the goods', () => {
  const { html, text } = shippedMail({ ...common, shopName: 'Elektro', shippingNumber: 'PL123' });
  const [heading, greeting] = spaced(text).split('\n\n');
  expect([heading, greeting]).toEqual(['Zamówienie jest w drodze', 'Dzień dobry, Jan <b>Kowalski</b>']);
  expect(spaced(text)).toContain(
    'Numer wniosku: 118437\nFirma: Studio „Łąka”\nZamówienie: Laptop i 2 inne produkty\n',
  );
  expect(html).toContain('>finansowo</td>');
  expect(html).not.toContain('<b>');
});

test('a letter that names the company itself names it once, and one without a reader greets nobody', () => {
  expect(paymentLinkMail({ ...common, ...payment }).text.match(/Firma: /gu)).toHaveLength(1);
  expect(paymentLinkMail({ ...common, ...payment, sender }).text).not.toMatch(/Dzień dobry|Zamówienie: /u);
});
