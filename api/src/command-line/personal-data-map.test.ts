import { placesOfPersons } from '@app/db';
import { camelCase, fieldPurposes, identifyingNumbers } from '@app/machines/fields';
import { expect, test } from 'vitest';
import { personalDataMap } from './commands/map-personal-data.ts';

test('the page of personal data is that of the map: npx vitest run api/src/command-line --update writes it anew', async () => {
  await expect(`${personalDataMap()}\n`).toMatchFileSnapshot('../../../docs/personal-data.md');
});

test('a number that identifies somebody is asked for by a law or a contract, never by consent or interest', () => {
  const asked = identifyingNumbers.map((number) => [
    number,
    fieldPurposes[camelCase(number) as keyof typeof fieldPurposes].ground,
  ]);
  expect(asked).toEqual([
    ['pesel', 'moneyLaundering'],
    ['series_and_number', 'moneyLaundering'],
    ['bank_account_number', 'contract'],
  ]);
});

test('what lies sealed and is no secret of ours stands on the map (docs/decisions/personal-data.md)', () => {
  const places = new Map(placesOfPersons().map(({ table, sealed }) => [table, sealed]));
  expect(places.get('persons')).toEqual(['details']);
  expect(places.get('drafts')).toEqual(['data', 'typedNumbers']);
  expect(places.get('comments')).toEqual(['body']);
  expect([places.has('orderItems'), places.has('baseRates')]).toEqual([false, false]);
});
