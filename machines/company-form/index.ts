export { companyFormAt, companyFormMachine } from './company-form.machine.ts';
export { compareForms } from './compare-forms.ts';
export type { FormChange, FormChoices } from './compare-forms.ts';
export type { Fault } from './fault.ts';
export { asksFor, formFields } from './form-fields.ts';
export type { FormField } from './form-fields.ts';
export type { FormKind } from './form-kind.ts';
export { companyFormSchema, submissionFaults } from './form-schema.ts';
export { emptyAddress, emptyForm, emptyLivingAddress, emptyPerson } from './form-values.ts';
export type {
  AddressValues,
  CompanyFormValues,
  FormConsents,
  PersonValues,
  PropertySeparation,
} from './form-values.ts';
export { formFaults } from './form-faults.ts';
export { asksForBirth, isAskedAll, isOnlyRegistered, mayLackPesel, personFaults } from './person-faults.ts';
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
export { asksRepresentation } from './registered-faults.ts';
export { personsPath } from './persons-faults.ts';
export { readForm } from './read-form.ts';
export { sectionOf, sections } from './sections.ts';
export type { Section } from './sections.ts';
export { submittedForm } from './submitted-form.ts';
export { formPath } from './wire-names.ts';
export { withoutMasked } from './without-masked.ts';
