import { expect, test } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';

const judged = async (passwords: readonly string[], own: readonly string[] = []) =>
  (await Promise.all(passwords.map(async (one) => ((await isLeaked(one, own)) ? [one] : [])))).flat();

test('passwords of the leaks are refused with the capital, digits and signs that the rules ask for', async () => {
  const leaked = ['Password123!', 'P@ssw0rd1234', 'Qwerty123456!', 'Iloveyou1234!', 'Zaq12wsx!QAZ'];
  expect(await judged(leaked)).toEqual(leaked);
});

test('so are Polish words and names with a year, rows of keys and repetitions', async () => {
  const guessed = ['Warszawa2026!', 'Kowalski1985!', 'Qwertyuiop1!', 'Aaaaaaaaaaa1!', 'Lato2026!Lato2026!'];
  expect(await judged(guessed)).toEqual(guessed);
});

test('so is what an account is called by, and nobody else’s', async () => {
  const named = ['Krzemieniec-2026'];
  expect(await judged(named, ['jan.krzemieniec@sklep.pl', 'Jan Krzemieniec'])).toEqual(named);
  expect(await judged(named)).toEqual([]);
});

test('words that have nothing to do with each other are taken, and the longest password is judged in no time', async () => {
  expect(await judged(['Krowa-Zielona-81', 'xK9#mQ2$vL7!', 'Inne-Hasło-2026!'])).toEqual([]);
  const began = performance.now();
  expect(await judged([`Aa1!${'4@3!10$57|8'.repeat(12)}`])).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2_000);
});
