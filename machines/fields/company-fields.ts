import * as v from 'valibot';
import {
  isNrb,
  normaliseNrb,
  nrbProblem,
  storedPhone,
  typedPhone,
  validationMessages,
} from '../rules/index.ts';
import { consent } from './choice-fields.ts';
import { isMasked } from './masking.ts';
import type { StoredOf, ValuesOf } from './records.ts';
import { email, filled, line, messages, phone } from './schemas.ts';
import { amount, identifyingNumber, select, sentText } from './text-fields.ts';

/** The bands of yearly turnover in thousands of złoty. */
export const turnoverBands = [
  'under_500',
  '500_2000',
  '2000_10000',
  '10000_30000',
  '30000_100000',
  'over_100000',
] as const;

/** The bands of employees. */
export const employeeBands = ['under_5', '5_9', '10_29', '30_49', '50_250', 'over_250'] as const;

/** Answers to the question about property separation. */
export const propertySeparations = ['yes', 'no', 'at_least_one'] as const;

/** What the form asks of a company; what the register knows of it is not taken from the browser. */
export const companyFields = {
  yearlyTurnover: select(turnoverBands, { askedOf: 'everyone', askedWhen: 'turnoverAndEmployees' }),
  numberOfEmployees: select(employeeBands, { askedOf: 'everyone', askedWhen: 'turnoverAndEmployees' }),
  bankAccountNumber: identifyingNumber(
    3,
    v.pipe(
      line(),
      v.check((value) => isMasked(value) || isNrb(normaliseNrb(value)), messages.nrb),
    ),
    {
      askedOf: 'everyone',
      askedWhen: 'bankAccount',
      judge: (typed) => nrbProblem(normaliseNrb(typed)),
      normalise: normaliseNrb,
    },
  ),
  propertySeparation: select(propertySeparations, {
    askedOf: 'everyone',
    askedWhen: 'propertySeparation',
    judge: (chosen, { kind }) =>
      kind.legalForm === 'dg' && chosen === 'at_least_one' ? messages.choice : null,
  }),
};

/** What stands on the wire beside the company. Złoty, stored in grosz. */
export const incomeFields = {
  lastYearIncome: amount({ askedOf: 'everyone', askedWhen: 'income' }),
  incomeBeforeTax: amount({ askedOf: 'everyone', askedWhen: 'income', mayBeNegative: true }),
};

const farm = { askedWhen: 'agriculture', missing: validationMessages.farm } as const;

/** The statements of the form's first section: asked as questions, whose 'no' is the statement and whose 'yes' leads to a call (FORM-016). */
export const agricultureConsents = {
  agriculturalHoldingConsent: consent(farm),
  nonAgriculturalFinancingConsent: consent(farm),
};

/** Those of its last one. */
export const closingConsents = {
  idVerificationConsent: consent(),
  beneficiaryConsent: consent({ askedWhen: 'beneficiary' }),
};

/** Every consent that a company may give: those of the form, of the offer's summary, and the voluntary ones. */
export const consentFields = {
  personalDataConsent: consent(),
  bikProcurationConsent: consent(),
  bigAuthorizationConsent: consent(),
  idVerificationConsent: closingConsents.idVerificationConsent,
  termsOfUseConsent: consent(),
  personalDataSharingConsent: consent(),
  electronicInvoiceConsent: consent(),
  personalDataMarketingReceiveConsent: consent(),
  personalDataCommercialReceiveConsent: consent(),
  telecommunicationsUseContest: consent(),
  ...agricultureConsents,
  beneficiaryConsent: closingConsents.beneficiaryConsent,
};

/** The person to whom letters about the order go. */
export const contactFields = {
  fullName: sentText(filled(64), { askedOf: 'everyone' }),
  email: sentText(email, { askedOf: 'everyone' }),
  phone: sentText(phone, { askedOf: 'everyone', normalise: storedPhone, show: typedPhone }),
};

/** The contact person as it stands in the form. */
export type ContactValues = ValuesOf<typeof contactFields>;

/** The consents that the form itself asks for. */
export type FormConsents = ValuesOf<typeof agricultureConsents & typeof closingConsents>;

/** What the form says of a company and its row stores. */
export const companyAnswers = {
  ...companyFields,
  ...incomeFields,
  ...agricultureConsents,
  beneficiaryConsent: closingConsents.beneficiaryConsent,
};

/** The same as it is stored. */
export type CompanyAnswers = StoredOf<typeof companyAnswers>;
