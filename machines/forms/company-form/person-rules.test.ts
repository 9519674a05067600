import { expect, test } from 'vitest';
import { emptyAddress } from '../../fields/index.ts';
import { emptyPerson } from './form-values.ts';
import {
  documentsFor,
  withCompanyStatement,
  withDoctor,
  withDocumentType,
  withGuarantor,
  withIssueDate,
  withPesel,
} from './person-rules.ts';

const person = emptyPerson('p1');

test('a full PESEL fills birth date and gender, half of one nothing', () => {
  expect(withPesel(person, '44051401359')).toEqual({
    ...person,
    pesel: '44051401359',
    birthedAt: '1944-05-14',
    gender: 'male',
  });
  expect(withPesel(person, '440514')).toEqual({ ...person, pesel: '440514' });
});

test('another kind of document clears series and number', () => {
  const withCard = { ...person, seriesAndNumber: 'ABA300000' };
  expect(withDocumentType(withCard, 'polish_passport')).toEqual({
    ...person,
    documentType: 'polish_passport',
  });
  expect(withDocumentType(withCard, 'id_card')).toEqual(withCard);
});

test('the date of issue sets the expiry ten years later', () => {
  expect(withIssueDate(person, '2022-05-14')).toEqual({
    ...person,
    releasedAt: '2022-05-14',
    documentExpiryDate: '2032-05-14',
  });
});

test('a guarantor shows a Polish document', () => {
  const foreigner = { ...person, documentType: 'foreign_passport' as const, seriesAndNumber: 'X1' };
  expect(withGuarantor(foreigner, true)).toEqual({ ...person, guarantor: true });
  expect(documentsFor({ guarantee: true }, { guarantor: true })).toEqual(['id_card', 'polish_passport']);
});

test('who stops being a guarantor is no doctor and has no practice', () => {
  const doctor = withCompanyStatement(withDoctor(withGuarantor(person, true), true), true);
  expect(doctor).toEqual({
    ...person,
    guarantor: true,
    doctor: true,
    companyStatement: true,
    companyAddressAttributes: emptyAddress(),
  });
  expect(withGuarantor({ ...doctor, vatId: '5252248481' }, false)).toEqual(person);
});

test('a doctor without a practice has no VAT id', () => {
  expect(withCompanyStatement({ ...person, doctor: true, vatId: '5252248481' }, false)).toEqual({
    ...person,
    doctor: true,
    companyStatement: false,
  });
});
