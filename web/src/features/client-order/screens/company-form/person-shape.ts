import { asksForBirth, emptyAddress, emptyPerson } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';

/**
 * What decides which fields a person has, without what is only typed (names, numbers, dates, addresses): it stays the same
 * while somebody types, so that only the field that is typed in is drawn again.
 */
export function personShape(person: PersonValues): PersonValues {
  return {
    ...emptyPerson(person.key),
    role: person.role,
    // Where the document lets it be missing, it matters whether it is.
    pesel: asksForBirth(person) ? '' : '-',
    peselFromG2i: person.peselFromG2i,
    citizenships: person.citizenships,
    documentType: person.documentType,
    willSign: person.willSign,
    guarantor: person.guarantor,
    doctor: person.doctor,
    beneficiary: person.beneficiary,
    representant: person.representant,
    companyStatement: person.companyStatement,
    companyAddressAttributes: person.companyAddressAttributes === null ? null : emptyAddress(),
    addressAttributes: person.addressAttributes === null ? null : emptyAddress(),
    pepOwn: person.pepOwn,
    pepFamily: person.pepFamily,
    pepAssociate: person.pepAssociate,
    criminalResponsibility: person.criminalResponsibility,
  };
}
