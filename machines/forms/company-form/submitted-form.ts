import {
  normaliseNip,
  normaliseNrb,
  normalisePesel,
  normaliseDocumentNumber,
  storedPhone,
  streetLine,
  streetOfLine,
} from '../../rules/index.ts';
import { isMasked } from '../../contract/wire.ts';
import { asksFor } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import type { AddressValues, CompanyFormValues, PersonValues } from './form-values.ts';
import { asksForBirth, isAskedAll } from './person-errors.ts';

const cleaned = (value: string, clean: (typed: string) => string) => (isMasked(value) ? value : clean(value));

/** The street goes combined with building and apartment, which go by themselves too. */
function submittedAddress(address: AddressValues): AddressValues {
  const buildingNumber = address.buildingNumber.trim();
  const apartmentNumber = address.apartmentNumber.trim();
  const street = streetOfLine(address.street, buildingNumber, apartmentNumber);
  return {
    ...address,
    street: street === '' ? '' : streetLine(street, buildingNumber, apartmentNumber),
    buildingNumber,
    apartmentNumber,
    city: address.city.trim(),
  };
}

/** Of somebody who neither signs nor guarantees only the name travels: what was hidden again is not sent. */
function submittedPerson(person: PersonValues, kind: FormKind) {
  const { firstName, lastName, key, representant } = person;
  const role = asksFor(kind, 'role') ? person.role : '';
  const shares = asksFor(kind, 'optionalShares') ? person.shares : '';
  const beneficiary = asksFor(kind, 'beneficiary') && person.beneficiary;
  const known = {
    key,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    role,
    shares,
    beneficiary,
    representant,
  };
  if (!isAskedAll(person)) {
    // Said empty, or the server would keep the numbers that it has.
    return { ...known, pesel: '', seriesAndNumber: '', willSign: false, guarantor: false, doctor: false };
  }
  const withDates = asksFor(kind, 'documentDates');
  const withAddress =
    asksFor(kind, 'livingAddress') || (person.guarantor && asksFor(kind, 'guarantorAddress'));
  const born = asksForBirth(person);
  return {
    ...person,
    ...known,
    pesel: cleaned(person.pesel, normalisePesel),
    cityOfBirth: born ? person.cityOfBirth : '',
    countryOfBirth: born ? person.countryOfBirth : '',
    seriesAndNumber: cleaned(person.seriesAndNumber, normaliseDocumentNumber),
    releasedAt: withDates ? person.releasedAt : '',
    releasedBy: withDates ? person.releasedBy.trim() : '',
    documentExpiryDate: withDates ? person.documentExpiryDate : '',
    email: person.email.trim(),
    phone: storedPhone(person.phone),
    vatId: normaliseNip(person.vatId),
    addressAttributes:
      withAddress && person.addressAttributes !== null ? submittedAddress(person.addressAttributes) : null,
    companyAddressAttributes:
      person.doctor && person.companyAddressAttributes !== null
        ? submittedAddress(person.companyAddressAttributes)
        : null,
  };
}

/** The form as it is sent: numbers without the spaces that people type, and only what this kind of order asks for. */
export function submittedForm(values: CompanyFormValues, kind: FormKind) {
  const company = values.companyAttributes;
  const figures = asksFor(kind, 'turnoverAndEmployees');
  const income = asksFor(kind, 'income');
  const { fullName, email, phone } = values.userAttributes;
  return {
    companyAttributes: {
      ...company,
      yearlyTurnover: figures ? company.yearlyTurnover : null,
      numberOfEmployees: figures ? company.numberOfEmployees : null,
      bankAccountNumber: asksFor(kind, 'bankAccount')
        ? cleaned(company.bankAccountNumber, normaliseNrb)
        : null,
      propertySeparation: asksFor(kind, 'propertySeparation') ? company.propertySeparation : null,
      addressesAttributes: company.addressesAttributes.map(submittedAddress),
      krsUsersAttributes: company.krsUsersAttributes.map((person) => submittedPerson(person, kind)),
    },
    userAttributes: { fullName: fullName.trim(), email: email.trim(), phone: storedPhone(phone) },
    lastYearIncome: income ? values.lastYearIncome : null,
    incomeBeforeTax: income ? values.incomeBeforeTax : null,
  };
}
