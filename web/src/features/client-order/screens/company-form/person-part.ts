import type { PersonValues } from '@app/machines/company-form';

/** What each part of a person's fields is given. */
export type PersonPart = {
  path: `companyAttributes.krsUsersAttributes[${number}]`;
  /** The person without the texts that are only typed: what decides which fields there are. */
  person: PersonValues;
  set: (change: (before: PersonValues) => PersonValues) => void;
};
