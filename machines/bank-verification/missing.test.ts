import { expect, test } from 'vitest';
import { missingFor } from './missing.ts';
import type { Choice } from './missing.ts';

const nothing: Choice = {
  mode: 'AIS',
  channelId: null,
  personId: null,
  privacyConsent: false,
  dataTransferConsent: false,
  bigConsent: false,
  bikConsent: false,
};

test('looking into the account needs a bank and both consents', () => {
  const lease = { personAndBureaus: false };
  const chosen = { ...nothing, channelId: '106' };
  expect(missingFor(nothing, lease)).toEqual(['channel', 'privacyConsent', 'dataTransferConsent']);
  expect(missingFor(chosen, lease)).toEqual(['privacyConsent', 'dataTransferConsent']);
  expect(missingFor({ ...chosen, privacyConsent: true, dataTransferConsent: true }, lease)).toEqual([]);
});

test('a transfer needs no consents', () => {
  const chosen: Choice = { ...nothing, mode: '1PLN', channelId: '106' };
  expect(missingFor(chosen, { personAndBureaus: false })).toEqual([]);
});

test('a loan needs a person and the consents of both bureaus', () => {
  const chosen: Choice = { ...nothing, mode: '1PLN', channelId: '106' };
  expect(missingFor(chosen, { personAndBureaus: true })).toEqual(['person', 'bigConsent', 'bikConsent']);
});
