import { expect, test } from 'vitest';
import { maskDraft, unmaskDraft } from './mask-draft.ts';

const anna = { key: 'anna', first_name: 'Anna', pesel: '85051260621', series_and_number: 'CBR217354' };
const piotr = { key: 'piotr', first_name: 'Piotr', pesel: '76021422491', series_and_number: '' };
const stored = { company_attributes: { bank_account_number: '', krs_users_attributes: [anna, piotr] } };

test('numbers that identify a person are answered masked, empty ones empty', () => {
  expect(maskDraft(stored)).toEqual({
    company_attributes: {
      bank_account_number: '',
      krs_users_attributes: [
        { ...anna, pesel: '***********', series_and_number: '******354' },
        { ...piotr, pesel: '***********' },
      ],
    },
  });
});

test('a number that does not come back, or comes back masked, stays with its person, wherever the row stands', () => {
  const { pesel: _, ...silent } = anna;
  const sent = {
    company_attributes: { krs_users_attributes: [{ ...piotr, pesel: '***********' }, silent] },
  };
  expect(unmaskDraft(sent, stored)).toEqual({
    company_attributes: { bank_account_number: '', krs_users_attributes: [piotr, anna] },
  });
});

test('a number that was emptied or typed anew is what was sent', () => {
  const sent = { ...anna, pesel: '', series_and_number: 'CAE217345' };
  expect(unmaskDraft(sent, anna)).toEqual(sent);
});

test('the mask of an older release stands for the number too', () => {
  const sent = { ...anna, pesel: '********621', series_and_number: '******354' };
  expect(unmaskDraft(sent, anna)).toEqual(anna);
});

test('a mask stands for the stored number whatever digits it shows', () => {
  expect(unmaskDraft({ ...anna, pesel: '********999' }, anna)).toEqual(anna);
});

test('a mask with nothing behind it is no number', () => {
  expect(unmaskDraft({ pesel: '***********' }, {})).toEqual({ pesel: '' });
});
