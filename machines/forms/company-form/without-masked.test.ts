import { expect, test } from 'vitest';
import { withoutMasked } from './without-masked.ts';

test('numbers that identify somebody stay away where they are masked, and no other text does', () => {
  const person = { firstName: '***', pesel: '***********', seriesAndNumber: '******000', vatId: '*******' };
  expect(
    withoutMasked({
      bankAccountNumber: '***********************874',
      krsUsersAttributes: [person, { pesel: '83031412357', addressAttributes: null }],
    }),
  ).toEqual({
    krsUsersAttributes: [
      { firstName: '***', vatId: '*******' },
      { pesel: '83031412357', addressAttributes: null },
    ],
  });
});
