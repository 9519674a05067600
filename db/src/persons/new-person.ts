import type { Person } from './person.ts';

/** Of whoever was not stored before the id is missing; who keeps it stays the same person. */
export type NewPerson = Omit<Person, 'id'> & { readonly id?: string };

/** A person of whom nothing is known yet. */
export const newPerson = (): NewPerson => ({
  firstName: '',
  lastName: '',
  role: null,
  shares: null,
  pesel: null,
  peselFromG2i: false,
  birthedAt: null,
  gender: null,
  cityOfBirth: null,
  countryOfBirth: null,
  citizenships: [],
  documentType: null,
  seriesAndNumber: null,
  releasedAt: null,
  releasedBy: null,
  documentExpiryDate: null,
  email: null,
  phone: null,
  willSign: false,
  guarantor: false,
  doctor: false,
  beneficiary: false,
  representant: false,
  companyStatement: null,
  vatId: null,
  companyName: null,
  companyAddress: null,
  address: null,
  pepOwn: null,
  pepFamily: null,
  pepAssociate: null,
  criminalResponsibility: null,
  identityConfirmedAt: null,
});
