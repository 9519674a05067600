import { counted, dayOf, money } from '../documents/polish.ts';
import type { Letterhead } from './mail.ts';

/** What a mail calls the financing, by kind of agreement. */
export type Kind = 'lease' | 'loan';

export const financingOf = { lease: 'leasingu', loan: 'pożyczki' } as const satisfies Record<Kind, string>;
export const agreementOf = { lease: 'umowa leasingu', loan: 'umowa pożyczki' } as const satisfies Record<
  Kind,
  string
>;
export const agreementsOf = { lease: 'umowę leasingu', loan: 'umowę pożyczki' } as const satisfies Record<
  Kind,
  string
>;

/** '36 rat po 1 056,39 zł netto': a lease's instalment is net, a loan's bears no VAT. Grosz. */
export function instalments(kind: Kind, count: number, instalment: number): string {
  return `${counted(count, 'rata', 'raty', 'rat')} po ${money(instalment)}${kind === 'lease' ? ' netto' : ''}`;
}

/** What the client calls the order by, as each mail repeats it. */
export function orderFact(orderNumber: string): readonly [string, string] {
  return ['Numer wniosku', orderNumber];
}

/** An offer as the mails about it name it. Amounts in grosz, times in epoch ms. */
export interface OfferMail {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly shopName: string;
  readonly grossPrice: number;
  readonly count: number;
  readonly instalment: number;
  readonly validUntil: number;
}

/** What both mails say of the offer. */
export const offerFacts = ({ grossPrice, kind, count, instalment, validUntil }: OfferMail) =>
  [
    ['Wartość zakupów', `${money(grossPrice)} brutto`],
    ['Raty', instalments(kind, count, instalment)],
    ['Oferta ważna do', dayOf(validUntil)],
  ] as const;
