export {
  AddressIn,
  AddressReply,
  addressFields,
  answerAddress,
  emptyAddress,
  emptyLivingAddress,
  livingAddressFields,
  readAddress,
  sendAddress,
  storeAddress,
} from './address-fields.ts';
export type { Address, AddressValues, LivingAddress } from './address-fields.ts';
export {
  agricultureConsents,
  closingConsents,
  companyFields,
  consentFields,
  contactFields,
  employeeBands,
  incomeFields,
  propertySeparations,
  turnoverBands,
} from './company-fields.ts';
export type { CompanyAnswers, ContactValues, FormConsents } from './company-fields.ts';
export type { AskedOf, Field, FieldKind, Judging } from './field.ts';
export type { FormKind } from './form-kind.ts';
export { asksFor, formMatrix, matrixRows } from './form-matrix.ts';
export type { MatrixRow } from './form-matrix.ts';
export { identifyingNumbers, masked } from './identifying.ts';
export type { IdentifyingNumber } from './identifying.ts';
export { camelCase, camelKeys, snakeCase, snakeKeys } from './key-case.ts';
export type { CamelCase, SnakeCase } from './key-case.ts';
export { isMasked } from './masking.ts';
export { personFields } from './person-fields.ts';
export type { Person, PersonValues } from './person-fields.ts';
export * from './records.ts';
export { messages } from './schemas.ts';
export { errorUnless } from './validation-error.ts';
export type { ValidationError } from './validation-error.ts';
