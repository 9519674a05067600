import { emptyAddress, emptyPerson } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';

/** A PESEL decides something when it is empty, when it is whole, and not in between. */
const peselShape = (pesel: string) => (pesel === '' || pesel.length === 11 ? pesel : '-');

/**
 * The person without the texts that are only typed (names, numbers, addresses): it stays the same while somebody types, so
 * that only the field that is typed in is drawn again.
 */
export function personShape(person: PersonValues): PersonValues {
  return {
    ...emptyPerson(person.key),
    role: person.role,
    pesel: peselShape(person.pesel),
    peselFromG2i: person.peselFromG2i,
    birthedAt: person.birthedAt,
    gender: person.gender,
    citizenships: person.citizenships,
    documentType: person.documentType,
    willSign: person.willSign,
    guarantor: person.guarantor,
    doctor: person.doctor,
    beneficiary: person.beneficiary,
    representant: person.representant,
    companyStatement: person.companyStatement,
    vatId: person.vatId,
    companyName: person.companyName,
    companyAddressAttributes: person.companyAddressAttributes === null ? null : emptyAddress(),
    addressAttributes: person.addressAttributes === null ? null : emptyAddress(),
    pepOwn: person.pepOwn,
    pepFamily: person.pepFamily,
    pepAssociate: person.pepAssociate,
    criminalResponsibility: person.criminalResponsibility,
  };
}
