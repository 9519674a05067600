import type { Facts } from '../order.facts.ts';
import type { SignatureMethod } from '../order.kinds.ts';
import { financingPolicy, isPosLoan, methodsFor, onPlaceLimit } from '../order.policy.ts';
import type { Guard } from './guard.ts';

const isQualified = (facts: Facts) => facts.method === 'qes' || facts.method === 'mszafir';
const signsElectronically = (facts: Facts): boolean => isQualified(facts) || facts.method === 'autenti_v3';
/** Whether the agreement is signed before the initial payment is asked for: online, by a client who leads the application. */
export const signsBeforePaying = (facts: Facts): boolean =>
  facts.method === 'autenti_v3' && facts.flowType === 'client';
const onPlaceAllowed = (facts: Facts) => facts.cashPaymentAllowed && facts.initialPayment <= onPlaceLimit;

function offers(method: SignatureMethod): Guard['holds'] {
  return (facts) => methodsFor(facts).includes(method);
}

const notOffered = 'Tego sposobu podpisania nie można wybrać w tym wniosku.';

/** Conditions about the kind of order: its channel, flow, method, stage and what is settled. */
export const orderGuards = {
  clientFlow: {
    kind: 'order',
    holds: (facts) => facts.flowType === 'client',
    refusal: 'Ten krok wykonuje się tylko wtedy, gdy wniosek prowadzi klient.',
  },
  salesmanFlow: {
    kind: 'order',
    holds: (facts) => facts.flowType !== 'client',
    refusal: 'Ten krok wykonuje się tylko wtedy, gdy wniosek prowadzi sprzedawca.',
  },
  remote: {
    kind: 'order',
    holds: (facts) => facts.remote,
    refusal: 'Ta oferta nie jest przeznaczona do wysłania klientowi.',
  },
  pos: {
    kind: 'order',
    holds: (facts) => facts.salesChannel === 'pos',
    refusal: 'Tak można postąpić tylko z wnioskiem z punktu sprzedaży.',
  },
  shop: {
    kind: 'order',
    holds: (facts) => facts.salesChannel === 'shop',
    refusal: 'Tak można postąpić tylko z wnioskiem ze sklepu partnerskiego.',
  },
  scrapper: {
    kind: 'order',
    holds: (facts) => facts.salesChannel === 'scrapper',
    refusal: 'Produkty można zmienić tylko w ofercie z dowolnego sklepu internetowego.',
  },
  methodChosen: {
    kind: 'order',
    holds: (facts) => facts.method !== null,
    refusal: 'Najpierw wybierz sposób podpisania umowy.',
  },
  autenti: {
    kind: 'order',
    holds: (facts) => facts.method === 'autenti_v3',
    refusal: 'Umowa tego wniosku nie jest podpisywana online w Autenti.',
  },
  paper: {
    kind: 'order',
    holds: (facts) => facts.method === 'paper',
    refusal: 'Umowa tego wniosku nie jest podpisywana na papierze.',
  },
  courier: {
    kind: 'order',
    holds: (facts) => facts.method === 'delivery',
    refusal: 'Umowy tego wniosku nie dostarcza kurier.',
  },
  qualifiedSignature: {
    kind: 'order',
    holds: isQualified,
    refusal: 'Ten wniosek nie jest podpisywany kwalifikowanym podpisem elektronicznym.',
  },
  mszafir: {
    kind: 'order',
    holds: (facts) => facts.method === 'mszafir',
    refusal: 'Umowa tego wniosku nie jest podpisywana w mSzafirze.',
  },
  electronicSignature: {
    kind: 'order',
    holds: signsElectronically,
    refusal: 'Umowa tego wniosku nie jest podpisywana elektronicznie.',
  },
  signerSigned: {
    kind: 'order',
    holds: (facts) => facts.signerSigned,
    refusal: 'Nikt jeszcze nie podpisał umowy.',
  },
  guarantee: {
    kind: 'order',
    holds: (facts) => facts.guarantee,
    refusal: 'Ten wniosek nie wymaga poręczenia.',
  },
  verifyingIdentity: {
    kind: 'order',
    holds: (facts) => facts.stage === 'identity',
    refusal: 'Wniosek nie jest na etapie potwierdzania tożsamości.',
  },
  signingAgreement: {
    kind: 'order',
    holds: (facts) => facts.stage === 'agreement',
    refusal: 'Wniosek nie jest na etapie podpisywania umowy.',
  },
  signsBeforePaying: {
    kind: 'order',
    holds: signsBeforePaying,
    refusal: 'W tym wniosku opłata wstępna jest przed podpisaniem umowy.',
  },
  zeroOwnPayment: {
    kind: 'order',
    holds: (facts) => facts.initialPayment === 0,
    refusal: 'W tej ofercie jest opłata wstępna do zapłaty.',
  },
  onPlaceAllowed: {
    kind: 'order',
    holds: onPlaceAllowed,
    refusal:
      'Opłaty wstępnej nie można przyjąć na miejscu: przekracza 15 000 zł albo administrator to wyłączył.',
  },
  onlinePaymentAllowed: {
    kind: 'order',
    holds: (facts) => !isPosLoan(facts),
    refusal: 'Opłaty wstępnej pożyczki z punktu sprzedaży nie płaci się online.',
  },
  salesmanTakesPayment: {
    kind: 'order',
    holds: (facts) =>
      facts.salesChannel === 'pos' &&
      facts.flowType !== 'client' &&
      (onPlaceAllowed(facts) || !isPosLoan(facts)),
    refusal: 'Sprzedawca nie przyjmuje opłaty wstępnej tego wniosku.',
  },
  leaseContract: {
    kind: 'order',
    holds: (facts) => financingPolicy[facts.financingType].contract === 'lease',
    refusal: 'To nie jest wniosek o leasing.',
  },
  paysOnOurScreen: {
    kind: 'order',
    holds: (facts) => financingPolicy[facts.financingType].initialPaymentScreen,
    refusal: 'Opłaty wstępnej tego finansowania nie wnosi się na tej stronie.',
  },
  readsAgreementOnItsPage: {
    kind: 'order',
    holds: (facts) => financingPolicy[facts.financingType].agreementPage && facts.salesChannel !== 'pos',
    refusal: 'Umowę tego wniosku pokazuje sprzedawca.',
  },
  posLoan: {
    kind: 'order',
    holds: isPosLoan,
    refusal: 'To nie jest pożyczka z punktu sprzedaży.',
  },
  returnsToShop: {
    kind: 'order',
    holds: (facts) => facts.salesChannel === 'ecommerce' && facts.returnsToShop,
    refusal: 'Z tego wniosku klient nie wraca do sklepu internetowego.',
  },
  renewsWithGuarantee: {
    kind: 'order',
    holds: (facts) => facts.renewal === 'with_guarantee' || facts.renewal === 'guarantee_only',
    refusal: 'Odnowienie umowy nie obejmuje poręczenia.',
  },
  guaranteeAlone: {
    kind: 'order',
    holds: (facts) => facts.renewal === 'guarantee_only',
    refusal: 'Odnowienie umowy nie jest samym poręczeniem.',
  },
  renewsQes: {
    kind: 'order',
    holds: (facts) => facts.renewal === 'qes',
    refusal: 'Umowa nie jest odnawiana z podpisem kwalifikowanym.',
  },
  renewsV3: {
    kind: 'order',
    holds: (facts) => facts.renewal === 'v3',
    refusal: 'Umowa nie jest odnawiana z podpisem online.',
  },
  offersQualifiedSignature: {
    kind: 'order',
    holds: offers('qes'),
    refusal: notOffered,
  },
  offersAutenti: {
    kind: 'order',
    holds: offers('autenti_v3'),
    refusal: notOffered,
  },
  offersCourier: {
    kind: 'order',
    holds: offers('delivery'),
    refusal: notOffered,
  },
  offersPaper: {
    kind: 'order',
    holds: offers('paper'),
    refusal: notOffered,
  },
} as const satisfies Record<string, Guard>;
