export { companyFormAt, companyFormMachine } from './company-form.machine.ts';
export { compareForms } from './compare-forms.ts';
export type { FormChange, FormChoices } from './compare-forms.ts';
export type { ValidationError } from '../../fields/validation-error.ts';
export { asksFor, formMatrix } from '../../fields/form-matrix.ts';
export type { MatrixRow } from '../../fields/form-matrix.ts';
export type { FormKind } from '../../fields/form-kind.ts';
export { companyFormSchema, submissionErrors } from './submission-errors.ts';
export { emptyAddress, emptyForm, emptyLivingAddress, emptyPerson } from './form-values.ts';
export type {
  AddressValues,
  CompanyFormValues,
  FormConsents,
  PersonValues,
  PropertySeparation,
} from './form-values.ts';
export { formErrors } from './form-errors.ts';
export { asksForBirth, isAskedAll, isOnlyRegistered, mayLackPesel, personErrors } from './person-errors.ts';
export { personRoles, roleFromRegister } from './person-roles.ts';
export {
  documentsFor,
  withCompanyStatement,
  withDoctor,
  withDocumentType,
  withGuarantor,
  withIssueDate,
  withPesel,
  withPractice,
} from './person-rules.ts';
export { asksRepresentation } from './registry-errors.ts';
export { personsPath } from './persons-errors.ts';
export { readForm } from './read-form.ts';
export { sectionOf, sections } from './sections.ts';
export type { Section } from './sections.ts';
export { submittedForm } from './submitted-form.ts';
export { formPath } from './wire-names.ts';
export { withoutMasked } from './without-masked.ts';
