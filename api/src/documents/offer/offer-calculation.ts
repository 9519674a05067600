import type { AgreementItem, LeaseTerms, LoanTerms } from '../agreement/agreement.data.ts';
import { itemTable } from '../agreement/item-table.ts';
import { leaseAmounts } from '../agreement/lease/lease-amounts.ts';
import { loanAmounts } from '../agreement/loan/loan-amounts.ts';
import type { Content } from 'pdfmake';
import type { DocumentDefinition, Template } from '../document.ts';
import { documentTitle, factTable, gridTable, section } from '../blocks.ts';
import type { FinancingParty } from '../parties.ts';
import { amount, counted, dayOf, money, percent } from '../polish.ts';

/** The text of the offer that a salesman prints or mails. */
export const offerTemplate = {
  id: 'kalkulacja',
  version: '1.0',
  since: '2026-11-01',
} as const satisfies Template;

/** What an offer says; the shop is the one that made it. Times in epoch ms. */
export interface OfferData {
  readonly orderNumber: string;
  readonly madeAt: number;
  readonly validUntil: number;
  readonly financing: FinancingParty;
  readonly shop: { readonly name: string; readonly phone: string | null; readonly email: string | null };
  /** The client's company, where it is known already. */
  readonly companyName: string | null;
  readonly items: readonly AgreementItem[];
  readonly terms: LeaseTerms | LoanTerms;
  /** Calculations of the same goods that the client may choose instead. */
  readonly others?: readonly (LeaseTerms | LoanTerms)[];
}

const kinds = { lease: 'leasingu', loan: 'pożyczki dla firm' } as const;

function headline({ terms }: OfferData): string {
  const rates = counted(terms.count, 'rata', 'raty', 'rat');
  return terms.kind === 'lease'
    ? `${rates} po ${money(terms.instalment)} netto`
    : `${rates} po ${money(terms.instalment)}`;
}

/** What is financed, grosz: a lease's net price less the own payment, or what a loan lends. */
const financedOf = (terms: LeaseTerms | LoanTerms): number =>
  terms.kind === 'lease' ? terms.price - terms.ownPayment : terms.totalLoanPrice;

/** The calculations one under another, the offered one first. */
const comparison = (all: readonly (LeaseTerms | LoanTerms)[]): Content =>
  gridTable(
    [
      { name: 'Lp.', width: 16 },
      { name: 'Liczba rat', width: 44, align: 'right' },
      { name: 'Rata (zł)', width: '*', align: 'right' },
      { name: 'Wpłata własna (zł)', width: '*', align: 'right' },
      { name: 'Udział', width: 44, align: 'right' },
      { name: 'Kwota finansowania (zł)', width: '*', align: 'right' },
      { name: 'Razem do zapłaty (zł)', width: '*', align: 'right' },
    ],
    all.map((terms, index) => [
      `${index + 1}.`,
      String(terms.count),
      amount(terms.instalment),
      amount(terms.ownPayment),
      percent(terms.ownPaymentPercent),
      amount(financedOf(terms)),
      amount(terms.total),
    ]),
  );

/** The calculation of an offer on one or two pages. It is information, not an offer in the Civil Code's sense, and says so. */
export function offerDocument(data: OfferData): DocumentDefinition {
  const { terms, shop, others = [] } = data;
  const contact = [shop.name, shop.phone && `tel. ${shop.phone}`, shop.email].filter(Boolean).join(', ');
  return {
    template: offerTemplate,
    title: `Oferta ${kinds[terms.kind]} nr ${data.orderNumber}`,
    author: data.financing.name,
    createdAt: data.madeAt,
    header: {
      left: `${data.financing.name}, ${data.financing.address}`,
      right: `Oferta nr ${data.orderNumber}`,
    },
    footer: shop.name,
    content: [
      documentTitle(
        `Oferta ${kinds[terms.kind]}`,
        [
          `z dnia ${dayOf(data.madeAt)}, ważna do ${dayOf(data.validUntil)}`,
          data.companyName && `dla: ${data.companyName}`,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
      { text: headline(data), style: 'figure' },
      section('Produkty', itemTable(data.items)),
      section(
        'Warunki finansowania',
        factTable(terms.kind === 'lease' ? leaseAmounts(terms) : loanAmounts(terms)),
      ),
      ...(others.length === 0 ? [] : [section('Kalkulacje do wyboru', comparison([terms, ...others]))]),
      section('Co dalej', {
        ol: [
          'Sprzedawca wyśle Ci link do wniosku. Wypełnienie wniosku zajmuje około 5 minut.',
          'Decyzję finansową otrzymasz zwykle w ciągu 10 minut.',
          'Po pozytywnej decyzji zaakceptujesz umowę, wpłacisz opłatę wstępną i podpiszesz umowę.',
        ],
      }),
      section('Kontakt', { text: contact }),
      {
        text: 'Kalkulacja ma charakter informacyjny i nie jest ofertą w rozumieniu art. 66 Kodeksu cywilnego. Ostateczne warunki zależą od decyzji finansującego i ceny z faktury sprzedawcy.',
        style: 'small',
        margin: [0, 14, 0, 0],
      },
    ],
  };
}
