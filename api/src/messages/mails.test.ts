import { describe, expect, test } from 'vitest';
import { agreementAcceptedMail } from './agreement-accepted.ts';
import { applicationLinkMail } from './application-link.ts';
import { applicationReceiptMail } from './application-receipt.ts';
import { approvedMail } from './approved.ts';
import { cancelledMail } from './cancelled.ts';
import { conditionsMail } from './conditions.ts';
import { courierOrderedMail } from './courier-ordered.ts';
import { decisionRefusedMail } from './decision-refused.ts';
import { deliveredMail } from './delivered.ts';
import { lateMoneyMail } from './late-money.ts';
import type { Mail } from './mail.ts';
import { addressChangedMail } from './address-changed.ts';
import { newAccountMail } from './new-account.ts';
import { offerLinkMail } from './offer-link.ts';
import { passwordResetMail } from './password-reset.ts';
import { paymentLinkMail } from './payment-link.ts';
import { paymentReceiptMail } from './payment-receipt.ts';
import { pdfOfferMail } from './pdf-offer.ts';
import { reminderMail } from './reminder.ts';
import { reportOutdatedMail, reportReadyMail } from './report-ready.ts';
import { returnLinkMail } from './return-link.ts';
import { shippedMail } from './shipped.ts';
import { signAgreementMail } from './sign-agreement.ts';
import { verificationRejectedMail } from './verification-rejected.ts';

const sender = {
  name: 'Finansowo Sp. z o.o.',
  address: 'ul. Prosta 51, 00-838 Warszawa',
  phone: '22 100 20 30',
  email: 'leasing@finansowo.example',
  hours: 'pn.–pt. 9:00–17:00',
};
const day = Date.UTC(2026, 10, 20, 11);
const url = 'https://finansowo.example/orders/V1StGXR8_Z5jdHi6B-myT?a=1&b=2';
const nasty = 'Łąka <script>alert("x")</script> & "Źródło"';
const offer = {
  sender,
  orderNumber: '118437',
  kind: 'lease',
  shopName: nasty,
  grossPrice: 4_500_000,
  count: 36,
  instalment: 105_639,
  validUntil: day,
} as const;
const common = { sender, orderNumber: '118437' };

const approval = {
  ...common,
  kind: 'lease',
  count: 36,
  instalment: 105_639,
  acceptBy: day,
  url,
} as const;

const mails: Record<string, Mail> = {
  'the offer with the link': offerLinkMail({ ...offer, url }),
  'the PDF offer': pdfOfferMail(offer),
  'the reminder': reminderMail({ ...common, asked: 'form', openUntil: day, url }),
  'the return link': returnLinkMail({ ...common, reason: 'saved_for_later', openUntil: day, url }),
  'the return link after going back': returnLinkMail({ ...common, reason: 'sent_back', openUntil: day, url }),
  'the return link after the bank': returnLinkMail({ ...common, reason: 'bank_failed', openUntil: day, url }),
  'the return link for another try': returnLinkMail({ ...common, reason: 'bank_again', openUntil: day, url }),
  'the bank differs': verificationRejectedMail({ ...common, url }),
  'the courier': courierOrderedMail({
    ...common,
    url,
    address: 'Prosta 51/3, 00-838 Warszawa',
    trackingNumber: 'SYM0123456789PL',
    signers: [nasty, 'Anna Nowak'],
  }),
  'the agreement accepted': agreementAcceptedMail({ ...common, kind: 'loan', shopName: nasty, url }),
  shipped: shippedMail({ ...common, shopName: nasty, shippingNumber: 'PL123', url }),
  'shipped without a number': shippedMail({ ...common, shopName: nasty, shippingNumber: null, url }),
  'late money': lateMoneyMail({ ...common, sums: '100,00 zł i 20,00 EUR', url }),
  'the payment link': paymentLinkMail({ ...common, companyName: nasty, amount: 490_513, payBy: day, url }),
  'the link to what has begun': applicationLinkMail({ ...common, companyName: nasty, openUntil: day, url }),
  'the link without a company': applicationLinkMail({ ...common, companyName: '', openUntil: null, url }),
  'the application is in': applicationReceiptMail({
    ...common,
    companyName: nasty,
    sentAt: day,
    next: 'identity',
    url,
  }),
  'the payment is in': paymentReceiptMail({
    ...common,
    companyName: nasty,
    amount: 106_887,
    sums: [{ amount: 106_887, at: day, number: 'M1234-56789' }],
    next: 'online',
    url,
  }),
  'the approval': approvedMail({ ...approval, next: 'signature' }),
  'the approval before a payment': approvedMail({ ...approval, next: 'payment' }),
  'the refusal': decisionRefusedMail({ ...common, shopName: nasty }),
  'the conditions': conditionsMail({
    ...common,
    kind: 'loan',
    answerBy: day,
    url,
    original: { ownPayment: 0, count: 36, instalment: 38_375 },
    required: { ownPayment: 123_000, count: 24, instalment: 39_558 },
  }),
  'sign the agreement': signAgreementMail({
    ...common,
    kind: 'lease',
    companyName: nasty,
    signs: 'agreement_with_guarantee',
    sentAgain: true,
    signBy: day,
  }),
  'sign the guarantee alone': signAgreementMail({
    ...common,
    kind: 'lease',
    companyName: nasty,
    signs: 'guarantee',
    sentAgain: true,
    signBy: day,
  }),
  'cancelled, to the client': cancelledMail({
    ...common,
    to: 'client',
    by: 'deadline',
    companyName: nasty,
    taken: 'paid',
  }),
  'cancelled, to the shop': cancelledMail({
    ...common,
    to: 'shop',
    by: 'client',
    companyName: nasty,
    taken: 'nothing',
  }),
  'delivered, to the client': deliveredMail({
    ...common,
    to: 'client',
    kind: 'lease',
    companyName: nasty,
    deliveredAt: day,
    signed: true,
    attachments: ['umowa.pdf'],
  }),
  'delivered, to the shop': deliveredMail({
    ...common,
    to: 'shop',
    kind: 'lease',
    companyName: nasty,
    deliveredAt: day,
    signed: true,
    attachments: [],
  }),
  'a report that is ready': reportReadyMail({
    ...{ sender, report: 'Sprzedaż', name: nasty, days: '16.11.2026 – 22.11.2026', sentBy: nasty },
    ...{ validUntil: '30.11.2026 o 08:00', url },
  }),
  'a report that cannot be read': reportOutdatedMail({ sender, report: 'Płatności', name: nasty, url }),
  'another address of an account': addressChangedMail({ sender, changedBy: nasty, changedAt: day, url }),
  'a new account': newAccountMail({ sender, askedBy: nasty, email: 'jan@sklep.example', validDays: 3, url }),
  'a password reset': passwordResetMail({ sender, askedBy: nasty, askedAt: day, validMinutes: 60, url }),
};

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(Object.entries(mails))('%s', (_name, { subject, html, text }) => {
  test('lets nothing of what was typed become markup', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(
      /href="(?!https:\/\/finansowo\.example\/orders\/V1StGXR8_Z5jdHi6B-myT\?a=1&#38;b=2")/,
    );
    expect(html.match(/<(table|tr|td|p|h1|a|div)\b/g)?.length).toBe(
      html.match(/<\/(table|tr|td|p|h1|a|div)>/g)?.length,
    );
  });

  test('has a subject on one line, a calm voice and no anonymous sender', () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('!');
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(text).toContain('Finansowo Sp. z o.o., ul. Prosta 51, 00-838 Warszawa');
    expect(html).toContain('lang="pl"');
  });

  test('says the same in both forms', () => {
    const words = html
      .replace(/<title>.*<\/title>|<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    const shown = spaced(words).replace(/\s+/g, ' ');
    const sentences = spaced(text)
      .split('\n')
      .filter(
        (line) =>
          line && line !== '--' && !line.includes(': ') && !line.endsWith(':') && !line.includes('Prosta 51'),
      );
    expect(sentences.filter((line) => !shown.includes(line.replace(/\s+/g, ' ')))).toEqual([]);
  });
});

describe('what mails say', () => {
  test('the payment link names the amount and gives the link whole', () => {
    const { subject, text } = mails['the payment link'] as Mail;
    expect(spaced(subject)).toBe('Opłata wstępna 4 905,13 zł – wniosek nr 118437');
    expect(text).toContain(url);
  });

  test('the courier’s letter names the address and says that all signers must be there', () => {
    const text = spaced((mails['the courier'] as Mail).text);
    expect(text).toContain('Adres: Prosta 51/3, 00-838 Warszawa');
    expect(text).toContain('muszą być obecne wszystkie osoby');
  });

  test('the receipt names the sum, its day and its number at the provider', () => {
    const { subject, text } = mails['the payment is in'] as Mail;
    expect(spaced(subject)).toBe('Otrzymaliśmy 1 068,87 zł – wniosek nr 118437');
    expect(spaced(text)).toContain('Wpłata: 1 068,87 zł, 20.11.2026\nNumer operacji: M1234-56789');
  });

  test('the application is confirmed with its moment and the next step', () => {
    const text = spaced((mails['the application is in'] as Mail).text);
    expect(text).toContain('Wysłany: 20.11.2026 o 12:00');
    expect(text).toContain('każda osoba, która podpisuje umowę, potwierdza tożsamość');
  });

  test('the approval tells what comes before the signature', () => {
    const said = ['the approval', 'the approval before a payment'].map(
      (name) => /To jeszcze nie podpis: (.*)/u.exec(spaced(mails[name]?.text ?? ''))?.[1],
    );
    expect(said).toEqual(['podpiszesz ją w następnym kroku.', 'podpiszesz ją, gdy wpłacisz opłatę wstępną.']);
  });

  test('the letter of the parcel names its number where there is one', () => {
    const said = ['shipped', 'shipped without a number'].map((name) =>
      spaced(mails[name]?.text ?? '').includes('Numer przesyłki: PL123'),
    );
    expect(said).toEqual([true, false]);
  });

  test('the conditions stand beside what was applied for', () => {
    const text = spaced((mails['the conditions'] as Mail).text);
    expect(text).toContain('Twoja oferta: wpłata własna 0,00 zł, 36 rat po 383,75 zł');
    expect(text).toContain('Nowe warunki: wpłata własna 1 230,00 zł, 24 raty po 395,58 zł');
  });

  test('the PDF offer, the refusal and the shop get no link to the application', () => {
    const without = [
      'the PDF offer',
      'the refusal',
      'cancelled, to the client',
      'cancelled, to the shop',
      'delivered, to the shop',
    ];
    expect(without.filter((name) => mails[name]?.html.includes('<a '))).toEqual([]);
  });

  test('a line break in a shop name starts no header of its own', () => {
    expect(offerLinkMail({ ...offer, shopName: 'Sklep\r\nBcc: a@b.pl', url }).subject).toContain(
      'Sklep Bcc: a@b.pl',
    );
  });
});
