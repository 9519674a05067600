import type { livingAddressFields } from './address-fields.ts';
import type { closingConsents, companyAnswers, contactFields } from './company-fields.ts';
import type { personFields } from './person-fields.ts';

export {
  AddressIn,
  AddressReply,
  answerAddress,
  emptyAddress,
  emptyLivingAddress,
  livingAddressFields,
  readAddress,
  storeAddress,
  sendAddress,
} from './address-fields.ts';
export type { Address, AddressValues } from './address-fields.ts';
export {
  agricultureConsents,
  closingConsents,
  companyAnswers,
  companyFields,
  consentFields,
  contactFields,
  employeeBands,
  incomeFields,
  turnoverBands,
} from './company-fields.ts';
export type { CompanyAnswers, ContactValues, FormConsents } from './company-fields.ts';
export type { AskedOf, Field, Judging } from './field.ts';
export type { FormKind } from './form-kind.ts';
export { asksFor } from './form-matrix.ts';
export { companyNumbers, identifyingNumbers, isMaskedNumber, masked, personNumbers } from './identifying.ts';
export type { IdentifyingNumber } from './identifying.ts';
export { camelCase, camelKeys, snakeCase, snakeKeys } from './key-case.ts';
export type { CamelCase, SnakeCase } from './key-case.ts';
export { isMasked, mask } from './masking.ts';
export { personFields } from './person-fields.ts';
export type { Person, PersonValues } from './person-fields.ts';
export { fieldPurposes, grounds, purposes } from './personal-data.ts';
export { pickedFields, productFields } from './product-fields.ts';
export type { Product } from './product-fields.ts';
export * from './records.ts';
export { messages } from './schemas.ts';
export { errorUnless } from './validation-error.ts';
export type { ValidationError } from './validation-error.ts';

/** The name of any field: the page's texts have a word for each. */
export type FieldName =
  | keyof typeof personFields
  | keyof typeof companyAnswers
  | keyof typeof closingConsents
  | keyof typeof contactFields
  | keyof typeof livingAddressFields
  | 'representationVerified';
