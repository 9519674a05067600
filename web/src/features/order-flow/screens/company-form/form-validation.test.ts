import { emptyPerson, personsPath, readForm } from '@app/machines/company-form';
import { formKindExample as kind } from '@app/machines/fields/examples';
import { expect, test } from 'vitest';
import { companyForm } from './form-values.ts';
import { companyFormValidation } from './form-validation.ts';

test('what the server finds wrong with the persons together stands while another field is typed', () => {
  const blank = readForm({});
  const form = companyForm({
    ...blank,
    companyAttributes: {
      ...blank.companyAttributes,
      krsUsersAttributes: [{ ...emptyPerson('owner'), willSign: true }],
    },
  });
  const errors = companyFormValidation(form, kind);
  const joint = { path: personsPath, message: 'Umowę podpisują dwie osoby' };
  errors.refuse([joint], form.values());
  form.details.form.setFieldValue('userAttributes.fullName', 'Anna Nowak');
  errors.flush();
  expect(errors.all()).toContainEqual(joint);
});
