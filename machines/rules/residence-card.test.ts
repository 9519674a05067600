import { expect, test } from 'vitest';
import { isResidenceCard } from './residence-card.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.residenceCard.valid)('%s is valid', (value) => {
  expect(isResidenceCard(value)).toBe(true);
});

test.each(vectors.residenceCard.invalid)(
  '$value is judged leniently: only its characters and length count',
  ({ value }) => {
    expect(isResidenceCard(value)).toBe(!value.includes('-'));
  },
);

test.each(['', 'RR12', 'RR12345678901234', 'rr1234567'])("'%s' is refused", (value) => {
  expect(isResidenceCard(value)).toBe(false);
});
