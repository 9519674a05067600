import { demoPersons, type DemoPerson } from '@app/db/demo';

/** The client of the tests. */
export function somebody(): DemoPerson {
  const [first] = demoPersons;
  if (first === undefined) throw new Error('The demo has no persons');
  return first;
}
