import { expect, test, vi } from 'vitest';
import type { Ports } from '../../kernel/ports.ts';
import { verificationChannels } from './channel-lists.ts';
import { ProviderUnavailable, type BankChannel } from '../../providers/ports.ts';

const bank = (id: number): BankChannel => ({
  ...{ id, name: `Bank ${id}`, shortName: `B${id}`, iconUrl: '', component: '1PLN' },
});
const minute = 60_000;

/** The ports as far as a list needs them; `answers` are what the provider says next, in turn. */
function portsWith(...answers: (() => Promise<readonly BankChannel[]>)[]) {
  const clock = { now: 0 };
  const asked: number[] = [];
  const warnings: unknown[] = [];
  const listChannels = (): Promise<readonly BankChannel[]> => {
    asked.push(clock.now);
    return (answers.shift() ?? never)();
  };
  const ports = {
    now: () => clock.now,
    log: { warn: (...said: unknown[]) => warnings.push(said) },
    providers: { bankVerification: { listChannels } },
  } as unknown as Ports;
  const ids = async () => (await verificationChannels(ports)).map(({ id }) => id);
  return { clock, asked, warnings, ids };
}

const answers =
  (...ids: number[]) =>
  async () =>
    ids.map(bank);
const refuses = async () => Promise.reject(new ProviderUnavailable('The bank is closed'));
const never = () => new Promise<never>(() => undefined);

test('a list is asked for once a minute, however many wait for it', async () => {
  const { clock, asked, ids } = portsWith(answers(1), answers(2));
  expect(await Promise.all([ids(), ids()])).toEqual([[1], [1]]);
  clock.now = minute - 1;
  expect(await ids()).toEqual([1]);
  expect(asked).toEqual([0]);
});

test('an older list counts for ten minutes while the provider is asked anew, hangs or refuses', async () => {
  const { clock, asked, warnings, ids } = portsWith(answers(1), refuses, answers(2));
  expect(await ids()).toEqual([1]);
  clock.now = minute;
  expect(await ids()).toEqual([1]);
  await expect.poll(() => warnings).toHaveLength(1);
  clock.now = 2 * minute;
  expect(await ids()).toEqual([1]);
  await expect.poll(() => ids()).toEqual([2]);
  clock.now = 4 * minute;
  expect(await ids()).toEqual([2]);
  expect(await ids()).toEqual([2]);
  expect(asked).toEqual([0, minute, 2 * minute, 4 * minute]);
});

test('where no list is kept, a provider that hangs is waited for three seconds', async () => {
  vi.useFakeTimers();
  try {
    const { ids } = portsWith(never);
    const answered = ids().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answered).toBeInstanceOf(ProviderUnavailable);
  } finally {
    vi.useRealTimers();
  }
});

test('an empty list is asked for again', async () => {
  const { ids } = portsWith(answers(), answers(1));
  expect([await ids(), await ids()]).toEqual([[], [1]]);
});
