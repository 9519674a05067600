import type { PersonValues } from '@app/machines/company-form';

/** What each part of a person's fields is given. */
export type PersonPart = {
  path: `companyAttributes.krsUsersAttributes[${number}]`;
  person: PersonValues;
  set: (person: PersonValues) => void;
};
