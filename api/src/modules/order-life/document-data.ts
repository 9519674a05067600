import type { Order, Application, Person, Shop } from '@app/db';
import { financingPolicy } from '@app/machines/order';
import { formatPhone, legalFormNames, standardVat } from '@app/machines/rules';
import type { LegalForm } from '@app/machines/rules';
import {
  agreementNumber,
  type AgreementData,
  type LeaseTerms,
  type LoanTerms,
} from '../../documents/agreement/agreement.data.ts';
import { instalmentSchedule } from '../../documents/instalment-schedule.ts';
import type { ClientCompany, NamedPerson } from '../../documents/parties.ts';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import { financingParty } from '../../documents/financing-party.ts';

type AddressText = {
  readonly street: string;
  readonly buildingNumber: string;
  readonly apartmentNumber: string | null;
  readonly postalCode: string;
  readonly city: string;
};

const addressText = ({ street, buildingNumber, apartmentNumber, postalCode, city }: AddressText): string =>
  `${street} ${buildingNumber}${apartmentNumber ? `/${apartmentNumber}` : ''}, ${postalCode} ${city}`;

const documentNames: Readonly<Record<string, string>> = {
  id_card: 'dowód osobisty',
  polish_passport: 'paszport',
  foreign_passport: 'paszport zagraniczny',
  residence_card: 'karta pobytu',
};

const documentText = ({ documentType, seriesAndNumber }: Person): string | null =>
  documentType === null || seriesAndNumber === null
    ? null
    : `${documentNames[documentType] ?? ''} ${seriesAndNumber}`.trim();

/** What whoever signs is where no register names a function, by legal form. */
const signerNames: Readonly<Partial<Record<LegalForm, string>>> = {
  dg: 'właściciel',
  sc: 'wspólnik',
  sj: 'wspólnik',
  sp: 'partner',
  sk: 'komplementariusz',
};

/** A function as it stands within a sentence: 'prezes zarządu'. */
const inSentence = (role: string): string => role.charAt(0).toLocaleLowerCase('pl') + role.slice(1);

/** A person as an agreement with a company of this legal form names it. */
export const namedPerson = (person: Person, legalForm: LegalForm | null): NamedPerson => ({
  fullName: `${person.firstName} ${person.lastName}`,
  role: person.role
    ? inSentence(person.role)
    : person.guarantor && !person.willSign
      ? 'poręczyciel'
      : ((legalForm && signerNames[legalForm]) ?? 'reprezentant'),
  pesel: person.pesel,
  document: documentText(person),
  address: person.address && addressText(person.address),
});

/** The client's company as documents name it; throws where the order has none yet. */
export function clientCompanyOf(order: Order, { company }: Application): ClientCompany {
  if (company === null || order.contact === null)
    throw new IncompleteOrder('An order without its company and contact has no documents');
  const seat = company.addresses.find(({ correspondence }) => !correspondence) ?? company.addresses[0];
  return {
    name: company.name ?? '',
    legalForm: company.legalForm === null ? '' : legalFormNames[company.legalForm],
    address: seat === undefined ? '' : addressText(seat),
    vatId: company.vatId,
    regon: company.regon,
    krs: company.krs,
    email: order.contact.email,
    phone: formatPhone(order.contact.phone),
  };
}

const grosz = (amount: number | null): number => amount ?? 0;

const leaseTerms = (order: Order): LeaseTerms => ({
  kind: 'lease',
  price: grosz(order.price),
  ownPayment: grosz(order.ownPayment),
  ownPaymentPercent: Number(order.ownPaymentInPercent ?? 0),
  administrativeCost: grosz(order.administrativeCost),
  residual: grosz(order.estimatedValue),
  residualPercent: Number(order.estimatedValueInPercent ?? 0),
  count: order.paymentsCount ?? 1,
  instalment: grosz(order.installmentValue),
  vatPercent: standardVat,
  ratePercent: Number(order.interest ?? 0),
  serviceFee: Math.round(grosz(order.serviceFeeValue) / (order.paymentsCount ?? 1)),
  insurance: grosz(order.insurancePrice),
  initialPaymentGross: order.facts.initialPayment,
  total: grosz(order.totalCost),
  totalPercent: Number(order.totalCostInPercent ?? 0),
});

function loanTerms(order: Order): LoanTerms {
  const lent =
    grosz(order.totalLoanPrice) -
    grosz(order.loanPrice) -
    grosz(order.insurancePrice) -
    grosz(order.serviceFeeValue);
  return {
    kind: 'loan',
    grossPrice: grosz(order.grossPrice),
    ownPayment: grosz(order.grossOwnPayment),
    ownPaymentPercent: Number(order.ownPaymentInPercent ?? 0),
    loanPrice: grosz(order.loanPrice),
    insurance: grosz(order.insurancePrice),
    serviceFee: grosz(order.serviceFeeValue),
    administrativeCost: grosz(order.administrativeCost),
    administrativeCostFinanced: lent > 0,
    totalLoanPrice: grosz(order.totalLoanPrice),
    count: order.paymentsCount ?? 1,
    instalment: grosz(order.installmentValue),
    ratePercent: Number(order.interest ?? 0),
    initialPayment: order.facts.initialPayment,
    total: grosz(order.totalCost),
  };
}

const scheduleOf = (terms: LeaseTerms | LoanTerms, firstDueOn: string | null) =>
  instalmentSchedule({
    financed: terms.kind === 'lease' ? terms.price - terms.ownPayment : terms.totalLoanPrice,
    residual: terms.kind === 'lease' ? terms.residual : 0,
    count: terms.count,
    ratePercent: terms.ratePercent,
    instalment: terms.instalment,
    firstDueOn,
  });

/** The terms of an order's calculation as documents speak of them. */
export const termsOfOrder = (order: Order): LeaseTerms | LoanTerms =>
  financingPolicy[order.financingType].contract === 'lease' ? leaseTerms(order) : loanTerms(order);

/** An order's goods as documents list them. */
export const documentItems = (items: Application['items']): AgreementData['items'] =>
  items.map((item) => ({
    name: item.name,
    condition: item.productType,
    quantity: item.quantity,
    unitNet: item.price,
    vatPercent: item.vatLevel,
    net: item.price * item.quantity,
    gross: item.grossPrice * item.quantity,
  }));

/**
 * All that the agreement says, from what is stored; `at` is when it is drawn up, `firstDueOn` the day of the first
 * instalment (YYYY-MM-DD) where the start is known by then.
 */
export function agreementDataOf(
  order: Order,
  details: Application,
  shop: Shop,
  at: number,
  firstDueOn: string | null = null,
): AgreementData {
  const kind = financingPolicy[order.financingType].contract;
  const terms = termsOfOrder(order);
  const named = (person: Person) => namedPerson(person, details.company?.legalForm ?? null);
  const guarantors = details.persons.filter(({ guarantor }) => guarantor).map(named);
  return {
    number: agreementNumber(kind, order.number, new Date(at).getUTCFullYear()),
    orderNumber: order.number,
    drawnUpAt: at,
    financing: financingParty,
    company: clientCompanyOf(order, details),
    signing: details.persons.filter(({ willSign }) => willSign).map(named),
    supplier: {
      name: shop.name,
      address: `${shop.street}, ${shop.postalCode} ${shop.city}`,
    },
    items: documentItems(details.items),
    terms,
    schedule: scheduleOf(terms, firstDueOn),
    guarantee:
      order.facts.guarantee && guarantors.length > 0
        ? { guarantors, limit: Math.round(grosz(order.totalCost) * 1.5) }
        : null,
    form: order.facts.method === 'paper' || order.facts.method === 'delivery' ? 'paper' : 'electronic',
    repaymentAccount: financingParty.bankAccount,
  };
}
