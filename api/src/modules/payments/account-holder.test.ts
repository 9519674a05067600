import { expect, test } from 'vitest';
import { isPossibleHolder } from './account-holder.ts';

const application = {
  companyName: 'ŻÓŁĆ I SYNOWIE SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  signers: [
    { firstName: 'Jan', lastName: 'Kowalski' },
    { firstName: 'Łucja', lastName: 'Wiśniewska-Nowak' },
  ],
};

test.each([
  ['the company, its form shortened', { line: 'Zolc i Synowie sp. z o.o.' }],
  ['the company with its address', { line: 'ŻÓŁĆ I SYNOWIE SP. Z O.O. UL. LIPOWA 12 53-505 WROCŁAW' }],
  ['the company in a village without streets', { line: 'ŻÓŁĆ I SYNOWIE SP Z OO 12 55-010 MAŁA' }],
  ['the company as a surname', { lastName: 'Żółć i Synowie Sp. z o.o.' }],
  ['a signer', { firstName: 'JAN', lastName: 'KOWALSKI' }],
  ['a signer, surname first', { line: 'KOWALSKI JAN UL. PROSTA 1' }],
  ['the other signer, without Polish letters', { firstName: 'Lucja', lastName: 'Wisniewska Nowak' }],
])('the account of %s may be the application’s', (_whose, words) => {
  expect(isPossibleHolder(words, application)).toBe(true);
});

test.each([
  ['somebody else', { firstName: 'Zenon', lastName: 'Inny' }],
  ['a signer’s namesake of a longer name', { line: 'JAN KOWALSKI-NOWAK UL. PROSTA 1' }],
  ['another company of a name that begins alike', { line: 'ŻÓŁĆ I SYNOWIE SP. Z O.O. SP. K.' }],
  ['nobody', {}],
  ['nobody, in blank words', { firstName: ' ', lastName: '', line: '...' }],
])('the account of %s is not', (_whose, words) => {
  expect(isPossibleHolder(words, application)).toBe(false);
});

test('a company without a name owns nothing', () => {
  expect(isPossibleHolder({ line: 'Jan Kowalski' }, { companyName: '', signers: [] })).toBe(false);
  expect(isPossibleHolder({ line: 'UL. PROSTA 1' }, { companyName: null, signers: [] })).toBe(false);
});
