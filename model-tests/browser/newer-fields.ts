import { personFields, snakeCase } from '@app/machines/fields';
import { personExample } from '@app/machines/fields/examples';

/** The fields of a person that the walks' tables name. */
const inTables: ReadonlySet<string> = new Set(
  [
    'firstName lastName role shares pesel birthedAt gender cityOfBirth countryOfBirth citizenships documentType',
    'seriesAndNumber releasedAt documentExpiryDate releasedBy email phone willSign guarantor doctor beneficiary',
    'representant addressAttributes companyStatement vatId companyName companyAddressAttributes pepOwn pepFamily',
    'pepAssociate criminalResponsibility',
  ].flatMap((names) => names.split(' ')),
);

/** Texts that every signer is asked and no table names yet: they are typed as their examples. */
export const newerFields = Object.entries(personFields)
  .filter(
    ([name, { kind, askedOf, askedWhen }]) =>
      !inTables.has(name) &&
      kind === 'text' &&
      askedWhen === null &&
      ['everyone', 'signer'].includes(askedOf),
  )
  .map(([name]) => ({
    /** How the control's id ends. */
    id: `-${name}`,
    wireName: snakeCase(name),
    typed: String(Reflect.get(personExample, name)),
  }));
