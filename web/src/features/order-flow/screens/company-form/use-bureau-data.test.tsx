import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { consentsQuery } from '../../queries/consents.ts';
import { useBureauData } from './use-bureau-data.ts';

const reader = { slug: 'V1StGXR8_Z5jdHi6B-myT', audience: 'client' } as const;
const timing = { spent: () => ({ basic: 12 }), forget: () => undefined };

/** What the form tells where the deployment asks the bureau or not and these consents are given, and how often the device was read. */
async function toldWith(bik: boolean, given: readonly string[]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const client = newQueryClient();
  client.setQueryData<unknown>(['features'], { features: { bik } });
  const consents = ['terms_of_use_consent', 'bik_procuration_consent'];
  client.setQueryData<unknown>(consentsQuery(reader).queryKey, {
    consents: consents.map((name) => ({ name, accepted: given.includes(name) })),
  });
  const readDevice = vi.fn(() => Promise.resolve('a1b2'));
  const { result } = await renderHook(() => useBureauData(reader, timing, readDevice), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { told: await result.current.tell(), reads: readDevice.mock.calls.length };
}

test('the device is read where the bureau is asked with the consent to ask it', async () => {
  expect(await toldWith(true, ['terms_of_use_consent', 'bik_procuration_consent'])).toEqual({
    told: { fingerprint: 'a1b2', fillTiming: { basic: 12 } },
    reads: 1,
  });
});

test('without that consent the device is not read, and the form goes without', async () => {
  expect(await toldWith(true, ['terms_of_use_consent'])).toEqual({
    told: { fingerprint: null, fillTiming: { basic: 12 } },
    reads: 0,
  });
});

test('where the bureau is not asked, nothing is read and nothing is told', async () => {
  expect(await toldWith(false, ['terms_of_use_consent', 'bik_procuration_consent'])).toEqual({
    told: undefined,
    reads: 0,
  });
});
