import { formatAmount } from '@app/machines/rules';
import { dayOf } from '../documents/polish.ts';
import { brandOf } from '../documents/parties.ts';

const polishLetters: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
  Ą: 'A',
  Ć: 'C',
  Ę: 'E',
  Ł: 'L',
  Ń: 'N',
  Ó: 'O',
  Ś: 'S',
  Ź: 'Z',
  Ż: 'Z',
  '„': '"',
  '”': '"',
  '“': '"',
  '’': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};

/** What is left after letters lost their marks: printable ASCII that GSM-7 has in one septet each. */
const outsideGsm = /[^ !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]/g;

/** Text of single GSM-7 septets only, so that a message has 160 characters and not 70. */
export function withoutMarks(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (sign) => polishLetters[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(outsideGsm, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/ +/g, ' ');
}

const shortened = (company: string): string =>
  withoutMarks(company)
    .trim()
    .slice(0, 30)
    .replace(/[ .]+$/, '');

/** The salesman's code: at most 151 characters, since the company's name is cut to 30. */
export function salesmanCodeSms(data: { readonly code: string; readonly companyName: string }): string {
  return `Kod: ${data.code}. Potwierdza wniosek o finansowanie dla ${shortened(data.companyName)}. Wazny 10 min. Podaj go tylko sprzedawcy, u ktorego skladasz wniosek.`;
}

/**
 * The link to the initial payment: who asks for how much and until when, so that it is not taken for somebody else's (F127).
 * The link is kept whole: over 90 characters of it make a second part.
 */
export function paymentLinkSms(data: {
  readonly url: string;
  readonly orderNumber: string;
  readonly sender: { readonly name: string };
  /** Grosz, gross. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly payBy: number | null;
}): string {
  const name = withoutMarks(brandOf(data.sender));
  const amount = formatAmount(data.amount).replaceAll('\u00a0', '');
  const until = data.payBy === null ? '' : `, zaplac do ${dayOf(data.payBy).slice(0, 5)}`;
  return `${name}: oplata ${amount} zl do wniosku ${withoutMarks(data.orderNumber)}${until}: ${data.url}`;
}

/** The link to a new password after a reset: one part, as long as the address of the application is of usual length. */
export function passwordResetSms(data: {
  readonly sender: { readonly name: string };
  readonly url: string;
  readonly validMinutes: number;
}): string {
  const name = withoutMarks(brandOf(data.sender));
  return `${name}: ustaw nowe haslo, link dziala raz, ${data.validMinutes} min: ${data.url}`;
}
