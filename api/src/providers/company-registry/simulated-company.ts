import type { LegalForm } from '@app/machines/rules';

type SimulatedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  /** KRS lists proxies apart from those who represent by law, with the kind of their proxy. */
  readonly proxy?: 'SAMOISTNA' | 'ŁĄCZNA';
};

export type SimulatedCompany = {
  readonly vatId: string;
  /** What the row is there to show, in Polish: it stands in the console's table. */
  readonly purpose: string;
  readonly answer: 'found' | 'unknown' | 'down';
  readonly entry?: {
    readonly name: string;
    readonly legalForm: LegalForm;
    readonly regon: string;
    readonly krs: string | null;
    readonly pkdCode: string;
    readonly pkdName: string;
    readonly startedOn: string;
    readonly street: string;
    readonly buildingNumber: string;
    readonly apartmentNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly representation: string | null;
    readonly people: readonly SimulatedPerson[];
  };
};
