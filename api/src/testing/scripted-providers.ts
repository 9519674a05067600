import { simulatedCompanies } from '../providers/company-registry/simulated-companies.ts';
import { noIdentityProvider } from '../providers/identity/identity.ts';
import { accepted } from '../providers/notification.ts';
import type {
  BankVerificationEvent,
  DecisionEvent,
  InitialPaymentEvent,
  Providers,
  RegisteredCompany,
  SigningEvent,
} from '../providers/ports.ts';

const parsed = <Event>(body: string) => ({
  ok: true as const,
  events: [JSON.parse(body) as Event],
  reply: accepted,
});

const bank = { id: 101, name: 'PKO BP', shortName: 'PKO', iconUrl: '' };

const anywhere = 'https://provider.example/';

/** The registry's answer for a VAT id, from the table that its simulator answers from. */
function registered(vatId: string): RegisteredCompany | null {
  const entry = simulatedCompanies.find((company) => company.vatId === vatId)?.entry;
  if (entry === undefined) return null;
  const { name, legalForm, regon, krs, pkdCode, representation } = entry;
  const { street, buildingNumber, apartmentNumber, postalCode, city } = entry;
  return {
    ...{ vatId, name, legalForm, regon, krs, pkdCode },
    legalFormName: '',
    startedOn: null,
    address: { street, buildingNumber, apartmentNumber: apartmentNumber || null, postalCode, city },
    jointRepresentation: representation,
    representatives: [],
  };
}

/**
 * The ports of the providers without sockets, for walks of many steps: asked for something, they take it; webhooks
 * are their events in JSON. `knowsCompany` answers for the registry, which else has the companies of its simulator.
 */
export function scriptedProviders(knowsCompany: () => boolean): Providers {
  let count = 0;
  const next = (): string => `scripted-${(count += 1)}`;
  return {
    companyRegistry: {
      lookUpCompany: async (vatId) => {
        const company = knowsCompany() ? registered(vatId) : null;
        return company === null ? { found: false } : { found: true, company };
      },
    },
    bankVerification: {
      listChannels: async () => [{ ...bank, component: '1PLN' }],
      initiate: async () => ({ redirectUrl: anywhere, remoteId: next() }),
      parseNotification: (body) => parsed<BankVerificationEvent>(body),
    },
    initialPayment: {
      listChannels: async () => [{ ...bank, group: 'transfers' }],
      paymentForm: () => ({ action: anywhere, fields: {} }),
      parseNotification: (body) => parsed<InitialPaymentEvent>(body),
    },
    signing: {
      start: async () => ({ processId: next(), status: 'STARTED', signers: [] }),
      read: async (processId) => ({ processId, status: 'STARTED', signers: [] }),
      ask: async (orderRef) => ({ id: next(), orderRef, status: 'STARTED', outcome: 'pending', signers: [] }),
      abandon: async () => undefined,
      withdraw: async () => undefined,
      signedFiles: async () => [],
      parseNotification: async (body) => parsed<SigningEvent>(body),
    },
    courier: {
      orderCourier: async () => ({ parcelId: next(), trackingNumber: next() }),
      cancelCourier: async () => undefined,
    },
    decisionEngine: {
      submit: async () => ({ applicationId: next() }),
      parseNotification: (body) => parsed<DecisionEvent>(body),
    },
    sms: { sendSms: async () => undefined },
    mail: { sendMail: async () => undefined, close: () => undefined },
    identity: noIdentityProvider,
  };
}
