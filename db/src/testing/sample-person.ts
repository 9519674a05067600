import { personFields, sendFields, snakeKeys, storeFields } from '@app/machines/fields';
import { personExample } from '@app/machines/fields/examples';
import type { Person } from '../person.queries.ts';

const sent = sendFields(personFields, personExample, () => true);

/** A board member who signs, with every field filled in. PESEL, document and numbers are those of official samples. */
export const samplePerson: Person = {
  ...storeFields(personFields, snakeKeys(sent)),
  id: 'person',
  role: 'Prezes zarządu',
  peselFromG2i: true,
  guarantor: false,
  doctor: false,
  identityConfirmedAt: null,
};
