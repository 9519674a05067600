import { listProviderAnswers, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptedProviders } from '../testing/scripted-providers.ts';
import { lastAnswers } from './last-answers.ts';
import { ProviderRefused, ProviderUnavailable, type Providers } from './ports.ts';

onEachDatabase('the last answers of providers', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  afterEach(() => db.close());

  const letter = { key: 'letter', to: 'a@b.pl', subject: '', text: '', html: '', attachments: [] };
  const failing = (error: Error): Providers => ({
    ...scriptedProviders(() => true),
    sms: { sendSms: () => Promise.reject(error) },
  });
  const kept = async () => Object.fromEntries(await listProviderAnswers(db));

  test('who answers is heard, who has a form made of him is not', async () => {
    const answers = lastAnswers(() => 1_000);
    const { mail, companyRegistry, initialPayment } = answers.of(scriptedProviders(() => true));
    await Promise.all([mail.sendMail(letter), companyRegistry.lookUpCompany('5260001246')]);
    initialPayment.paymentForm({} as Parameters<typeof initialPayment.paymentForm>[0]);
    await answers.keep(db);
    expect(await kept()).toEqual({ mail: 1_000, companyRegistry: 1_000 });
  });

  test.each([
    ['who refuses has answered', new ProviderRefused('SMSAPI answered 401'), { sms: 1_000 }],
    ['who is silent has not', new ProviderUnavailable('SMSAPI did not answer'), {}],
  ])('%s', async (_, error, expected) => {
    const answers = lastAnswers(() => 1_000);
    const { sms } = answers.of(failing(error));
    await expect(sms.sendSms({} as Parameters<typeof sms.sendSms>[0])).rejects.toBe(error);
    await answers.keep(db);
    expect(await kept()).toEqual(expected);
  });

  test('a notification is an answer where its signature holds', async () => {
    const answers = lastAnswers(() => 1_000);
    const providers = scriptedProviders(() => true);
    const forged = {
      ok: false,
      reason: 'signature',
      reply: { status: 401, contentType: '', body: '' },
    } as const;
    const { decisionEngine, initialPayment } = answers.of({
      ...providers,
      initialPayment: { ...providers.initialPayment, parseNotification: () => forged },
    });
    expect(initialPayment.parseNotification('{}')).toBe(forged);
    expect(decisionEngine.parseNotification('{}', new Headers())).toMatchObject({ ok: true });
    await answers.keep(db);
    expect(await kept()).toEqual({ decisionEngine: 1_000 });
  });

  test('what another process heard later stays', async () => {
    const [early, late] = [lastAnswers(() => 1_000), lastAnswers(() => 2_000)];
    await early.of(scriptedProviders(() => true)).mail.sendMail(letter);
    await late.of(scriptedProviders(() => true)).mail.sendMail(letter);
    await late.keep(db);
    await early.keep(db);
    expect(await kept()).toEqual({ mail: 2_000 });
  });
});
