export { companyFormAt, companyFormMachine } from './company-form.machine.ts';
export { compareForms } from './compare-forms.ts';
export type { FormChange, FormChoices } from './compare-forms.ts';
export { asksFor, emptyAddress, emptyLivingAddress } from '../../fields/index.ts';
export { submissionErrors } from './submission-errors.ts';
export { emptyPerson } from './form-values.ts';
export type { CompanyFormValues } from './form-values.ts';
export type { FormConsents, FormKind, PersonValues, ValidationError } from '../../fields/index.ts';
export { formErrors } from './form-errors.ts';
export { asksForBirth, isAskedAll, isOnlyRegistered, mayLackPesel } from './asked-of.ts';
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
export { personErrors, personsPath } from './persons-errors.ts';
export { readForm } from './read-form.ts';
export { sectionOf, sections } from './sections.ts';
export type { Section } from './sections.ts';
export { submittedForm } from './submitted-form.ts';
export { formPath } from './wire-path.ts';
export { withoutMasked } from './without-masked.ts';
