import type { Content } from 'pdfmake';
import { documentTitle, gridTable } from '../blocks.ts';
import { amount, day, sumOf } from '../polish.ts';
import type { ScheduleRow } from '../instalment-schedule.ts';
import type { AgreementData, LeaseData, LoanData } from './agreement.data.ts';
import { grossOf } from './lease/lease-amounts.ts';

const due = (row: ScheduleRow): string => (row.dueOn ? day(row.dueOn) : `15. dzień, miesiąc ${row.number}.`);

const annexTitle = (data: AgreementData, number: number, name: string): Content =>
  documentTitle(`Załącznik nr ${number}. ${name}`, `do umowy nr ${data.number} · kwoty w złotych`);

/** So many rows fit under their title on one page for certain. */
const rowsOfPage = 30;

const before =
  'Termin liczy się od miesiąca następującego po miesiącu wydania. Daty dzienne podaje potwierdzenie uruchomienia.';

interface Payment {
  readonly name: string;
  readonly when: string;
  readonly net: number;
  readonly gross: number;
  readonly capital?: number;
  readonly interest?: number;
}

/** Everything a lease's client pays, in order. Insurance is exempt from VAT; a fee's gross is that of each month's invoice. */
export function leasePayments({
  terms,
  schedule,
}: Pick<LeaseData, 'terms' | 'schedule'>): readonly Payment[] {
  const gross = (net: number): number => grossOf(net, terms.vatPercent);
  const { insurance, serviceFee, count, residual } = terms;
  return [
    {
      name: 'Opłata wstępna',
      when: 'przed wydaniem',
      net: terms.ownPayment + terms.administrativeCost,
      gross: terms.initialPaymentGross,
    },
    ...schedule.map((row) => ({
      name: `Rata ${row.number}`,
      when: due(row),
      net: row.instalment,
      gross: gross(row.instalment),
      capital: row.capital,
      interest: row.interest,
    })),
    ...(serviceFee > 0
      ? [
          {
            name: 'Opłata serwisowa',
            when: 'z każdą ratą',
            net: serviceFee * count,
            gross: gross(serviceFee) * count,
          },
        ]
      : []),
    ...(insurance > 0
      ? [{ name: 'Ubezpieczenie', when: 'przed wydaniem', net: insurance, gross: insurance }]
      : []),
    { name: 'Cena wykupu', when: 'po ostatniej racie', net: residual, gross: gross(residual) },
  ];
}

/** What a lease's client pays and when: the entry, each instalment with VAT, the purchase at the end. */
export const leaseSchedule = (data: LeaseData, number: number): Content[] => [
  { text: '', pageBreak: 'before' },
  annexTitle(data, number, 'Harmonogram opłat leasingowych'),
  ...leasePaymentTable(data),
];

/** The table of a lease's payments. */
export function leasePaymentTable(data: LeaseData): Content[] {
  const payments = leasePayments(data);
  const optional = (grosz: number | undefined): string => (grosz === undefined ? '' : amount(grosz));
  return [
    gridTable(
      [
        { name: 'Opłata', width: '*' },
        { name: 'Termin płatności', width: 82 },
        { name: 'Kapitał', width: 46, align: 'right' },
        { name: 'Odsetki', width: 44, align: 'right' },
        { name: 'Netto', width: 48, align: 'right' },
        { name: 'VAT', width: 46, align: 'right' },
        { name: 'Brutto', width: 50, align: 'right' },
      ],
      payments.map(({ name, when, capital, interest, net, gross }) => [
        name,
        when,
        optional(capital),
        optional(interest),
        amount(net),
        amount(gross - net),
        amount(gross),
      ]),
      [
        'Razem',
        '',
        sumOf(payments, ({ capital }) => capital ?? 0),
        sumOf(payments, ({ interest }) => interest ?? 0),
        sumOf(payments, ({ net }) => net),
        sumOf(payments, ({ net, gross }) => gross - net),
        sumOf(payments, ({ gross }) => gross),
      ],
      'dense',
    ),
    ...(data.schedule[0]?.dueOn ? [] : [{ text: before, style: 'small' }]),
  ];
}

/** What a borrower pays back and when, with the capital that remains; on the page of the goods, where they leave room for all of it. */
export function loanSchedule(data: LoanData, number: number): Content[] {
  const stack = [annexTitle(data, number, 'Harmonogram spłaty pożyczki'), ...loanPaymentTable(data)];
  return data.schedule.length > rowsOfPage
    ? [{ text: '', pageBreak: 'before' }, ...stack]
    : [{ stack, unbreakable: true, margin: [0, 24, 0, 0] }];
}

/** The table of a loan's instalments. */
export function loanPaymentTable(data: LoanData): Content[] {
  const { schedule } = data;
  return [
    gridTable(
      [
        { name: 'Rata', width: '*' },
        { name: 'Termin płatności', width: 90 },
        { name: 'Kapitał', width: 62, align: 'right' },
        { name: 'Odsetki', width: 62, align: 'right' },
        { name: 'Rata do zapłaty', width: 76, align: 'right' },
        { name: 'Kapitał po racie', width: 76, align: 'right' },
      ],
      schedule.map((rate) => [
        `${rate.number}`,
        due(rate),
        amount(rate.capital),
        amount(rate.interest),
        amount(rate.instalment),
        amount(rate.remaining),
      ]),
      [
        'Razem',
        '',
        sumOf(schedule, (rate) => rate.capital),
        sumOf(schedule, (rate) => rate.interest),
        sumOf(schedule, (rate) => rate.instalment),
        '',
      ],
      'dense',
    ),
    ...(schedule[0]?.dueOn ? [] : [{ text: before.replace('wydania', 'wypłaty pożyczki'), style: 'small' }]),
  ];
}
