import { documentExpiry, documentTypes, isCalendarDate, isPesel, peselFacts } from '../../rules/index.ts';
import type { DocumentType } from '../../rules/index.ts';
import { emptyAddress, readAddress } from '../../fields/index.ts';
import type { FormKind, PersonValues } from '../../fields/index.ts';

const guarantorDocuments: readonly DocumentType[] = ['id_card', 'polish_passport'];

/** The documents that a person may show: a guarantor of a medical order only Polish ones. */
export function documentsFor(
  kind: Pick<FormKind, 'guarantee'>,
  person: Pick<PersonValues, 'guarantor'>,
): readonly DocumentType[] {
  return kind.guarantee && person.guarantor ? guarantorDocuments : documentTypes;
}

/** A full PESEL says birth date and gender; anything else leaves them as they are. */
export function withPesel(person: PersonValues, pesel: string): PersonValues {
  if (!isPesel(pesel)) return { ...person, pesel };
  const { birthDate, gender } = peselFacts(pesel);
  return { ...person, pesel, birthedAt: birthDate, gender };
}

/** Another kind of document has another number. */
export function withDocumentType(person: PersonValues, documentType: DocumentType): PersonValues {
  return documentType === person.documentType ? person : { ...person, documentType, seriesAndNumber: '' };
}

/** A document expires ten years after its issue unless something else is written. */
export function withIssueDate(person: PersonValues, releasedAt: string): PersonValues {
  return isCalendarDate(releasedAt)
    ? { ...person, releasedAt, documentExpiryDate: documentExpiry(releasedAt) }
    : { ...person, releasedAt };
}

/** Who stops being a guarantor is no doctor of this form either; who becomes one shows a Polish document. */
export function withGuarantor(person: PersonValues, guarantor: boolean): PersonValues {
  if (!guarantor) return { ...withDoctor(person, false), guarantor };
  const documentType = guarantorDocuments.find((polish) => polish === person.documentType) ?? 'id_card';
  return { ...withDocumentType(person, documentType), guarantor };
}

/** Who stops being a doctor has no practice to name. */
export function withDoctor(person: PersonValues, doctor: boolean): PersonValues {
  if (doctor) return { ...person, doctor };
  return {
    ...person,
    doctor,
    vatId: '',
    companyName: '',
    companyStatement: null,
    companyAddressAttributes: null,
  };
}

/** A doctor's answer whether he runs a practice of his own; 'no' takes away its VAT id, 'yes' asks for it. */
export function withCompanyStatement(person: PersonValues, companyStatement: boolean): PersonValues {
  return companyStatement
    ? {
        ...person,
        companyStatement,
        companyAddressAttributes: person.companyAddressAttributes ?? emptyAddress(),
      }
    : { ...person, companyStatement, vatId: '', companyName: '', companyAddressAttributes: null };
}

/** The practice as the registry knows it under the VAT id that was typed; its address stays open for corrections. */
export function withPractice(person: PersonValues, companyName: string, address: unknown): PersonValues {
  return { ...person, companyName, companyAddressAttributes: readAddress(address) };
}
