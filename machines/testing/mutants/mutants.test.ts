import { describe, expect, test } from 'vitest';
import { differing } from '../oracle/differing.ts';
import { isSpokenOf, mutantsOf, sampleOf } from './mutants.ts';

const mutants = mutantsOf();
const spokenOf = mutants.filter(isSpokenOf);

/** The first mutant of this name. */
function named(name: string) {
  const found = mutants.find((mutant) => mutant.name === name);
  if (found === undefined) throw new Error(`No mutant: ${name}`);
  return found.tables();
}

describe('a mutant of the chart', () => {
  test('has one detail changed, of every kind', () => {
    const kinds = Map.groupBy(mutants, ({ kind }) => kind);
    expect([...kinds.keys()].toSorted()).toEqual(
      [
        'actor',
        'deadline',
        'effect',
        'fact',
        'guard',
        'lifetime',
        'name',
        'process',
        'requirement',
        'row',
        'screen',
        'step',
      ].concat(['subtitle', 'tag', 'target', 'title', 'tone']),
    );
    expect(mutants.length).toBeGreaterThan(3_600);
  });

  test('is told apart from all others by its name', () => {
    const names = mutants.map(({ kind, name }) => `${kind} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('differs from the tables in what was changed alone', () => {
    const changes = {
      'shipped: CONFIRM_DELIVERY: without salesman | admin → #delivered': [
        'transitions: shipped CONFIRM_DELIVERY',
        'forced moves: shipped',
      ],
      'shipped: on entry: without notifyShipment': ['statuses: shipped'],
      'shipped: deadline: 14 days: 15 days': ['statuses: shipped'],
      'notifyDelivery: while "status"': ['effects: notifyDelivery'],
      'AGREEMENT_PREPARED does not teach agreementPrepared': ['what an event teaches: AGREEMENT_PREPARED'],
      'FINISH teaches paid': ['what an event teaches: FINISH'],
      'delivered client: status: tone refused': ['screens: delivered client'],
    };
    expect(Object.fromEntries(Object.keys(changes).map((name) => [name, differing(named(name))]))).toEqual(
      changes,
    );
  });
});

describe('the tables', () => {
  test(
    'kill two hundred mutants out of all that they speak of; npm run chart:mutants takes every one',
    { timeout: 120_000 },
    () => {
      const survivors = sampleOf(spokenOf, 200).filter((mutant) => differing(mutant.tables()).length === 0);
      expect(survivors.map(({ name }) => name)).toEqual([]);
    },
  );
});
