import {
  addressExample,
  companyExample,
  contactExample,
  incomeExample,
  personExample,
  productExample,
} from '../fields/field-examples.ts';
import { snakeKeys } from '../fields/index.ts';
import { newFacts } from '../order/index.ts';

const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const happened = Object.fromEntries(
  Object.entries(facts).flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, true]] : [])),
);

const coveted = {
  ...addressExample,
  ...companyExample,
  ...contactExample,
  ...incomeExample,
  ...personExample,
  ...productExample,
  ...happened,
  role: 'superadmin',
  roles: ['superadmin'],
  status: 'finished',
  agreementStatus: 'accepted_by_admin',
  identityConfirmedAt: '2026-01-01',
  peselFromG2i: true,
  shopId: 'x',
  userId: 'x',
  slug: 'x'.repeat(21),
};

/**
 * What an attacker would add to any body, in both spellings: every field of the catalogue, every fact that an order may wait
 * for, and what says whose it is. A body's own fields are to be left out.
 */
export const covetedFields: Readonly<Record<string, unknown>> = {
  ...coveted,
  ...(snakeKeys(coveted) as object),
  facts: { ...happened, ...(snakeKeys(happened) as object) },
  ['__proto__']: { admin: true },
};
