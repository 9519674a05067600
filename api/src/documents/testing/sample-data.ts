import { financingParty } from '../financing-party.ts';
import { agreementNumber, type AgreementData } from '../agreement/agreement.data.ts';
import { instalmentSchedule } from '../instalment-schedule.ts';
import type { ClientCompany, NamedPerson } from '../parties.ts';

/** 20 November 2026, noon in Warsaw. */
export const sampleDay = Date.UTC(2026, 10, 20, 11);

export const sampleCompany: ClientCompany = {
  name: 'Studio Projektowe Łąka i Źródło Spółka z ograniczoną odpowiedzialnością',
  legalForm: 'Spółka z ograniczoną odpowiedzialnością',
  address: 'ul. Święty Marcin 29/8, 61-806 Poznań',
  vatId: '8143430194',
  regon: '123456785',
  krs: '0000512347',
  email: 'biuro@laka-zrodlo.example',
  phone: '500 600 700',
};

const people: readonly NamedPerson[] = [
  {
    fullName: 'Jan Kowalski',
    role: 'prezes zarządu',
    pesel: '80010112349',
    document: 'dowód osobisty ABA 300000',
    address: 'ul. Długa 4/7, 61-848 Poznań',
  },
  {
    fullName: 'Anna Wiśniewska-Zarzycka',
    role: 'członek zarządu',
    pesel: '85051254327',
    document: 'dowód osobisty ABA 300000',
    address: 'ul. Żurawia 11, 60-860 Poznań',
  },
];

/** domain.md's worked lease L2: 43 989,43 zł net in 36 instalments of 1 166,35 zł. */
export const sampleLease: AgreementData = {
  number: agreementNumber('lease', '118437', 2026),
  orderNumber: '118437',
  drawnUpAt: sampleDay,
  financing: financingParty,
  company: sampleCompany,
  signing: people,
  supplier: {
    name: 'Cyfrowe Pracownie Sp. z o.o.',
    address: 'al. Jerozolimskie 100, 00-807 Warszawa',
  },
  items: [
    {
      name: 'MacBook Pro 16" M5 Max, 64 GB, 2 TB, gwiezdna czerń',
      condition: 'new',
      quantity: 2,
      unitNet: 1_829_268,
      vatPercent: 23,
      net: 3_658_536,
      gross: 4_500_000,
    },
    {
      name: 'Monitor graficzny 32" 6K z podstawą',
      condition: 'new',
      quantity: 1,
      unitNet: 740_407,
      vatPercent: 23,
      net: 740_407,
      gross: 910_701,
    },
  ],
  terms: {
    kind: 'lease',
    price: 4_398_943,
    ownPayment: 219_947,
    ownPaymentPercent: 5,
    administrativeCost: 87_979,
    residual: 835_799,
    residualPercent: 19,
    count: 36,
    instalment: 116_635,
    vatPercent: 23,
    ratePercent: 10.79,
    serviceFee: 0,
    insurance: 0,
    initialPaymentGross: 378_749,
    total: 5_342_585,
    totalPercent: 121.45,
  },
  schedule: instalmentSchedule({
    financed: 4_178_996,
    residual: 835_799,
    count: 36,
    ratePercent: 10.79,
    instalment: 116_635,
    firstDueOn: '2026-12-15',
  }),
  guarantee: null,
  form: 'electronic',
  repaymentAccount: '61109010140000071219812874',
};

/** domain.md's worked loan with the fee lent too: 12 300,00 zł in 36 instalments of 395,58 zł, with a guarantor. */
export const sampleLoan: AgreementData = {
  ...sampleLease,
  number: agreementNumber('loan', '118438', 2026),
  orderNumber: '118438',
  items: [
    {
      name: 'Ekspres do kawy, dwugrupowy',
      condition: 'used',
      quantity: 1,
      unitNet: 1_000_000,
      vatPercent: 23,
      net: 1_000_000,
      gross: 1_230_000,
    },
  ],
  terms: {
    kind: 'loan',
    grossPrice: 1_230_000,
    ownPayment: 123_000,
    ownPaymentPercent: 10,
    loanPrice: 1_107_000,
    insurance: 12_000,
    serviceFee: 0,
    administrativeCost: 22_140,
    administrativeCostFinanced: true,
    totalLoanPrice: 1_141_140,
    count: 36,
    instalment: 39_558,
    ratePercent: 15,
    initialPayment: 123_000,
    total: 1_547_088,
  },
  schedule: instalmentSchedule({
    financed: 1_141_140,
    residual: 0,
    count: 36,
    ratePercent: 15,
    instalment: 39_558,
    firstDueOn: null,
  }),
  guarantee: { guarantors: people.slice(0, 1), limit: 1_547_088 },
  form: 'paper',
};
