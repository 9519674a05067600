import { randomUUID } from 'node:crypto';
import { panelName } from '@app/machines/order';
import { acceptAgreement, answerProvider, leaveToPay, seeTitle, signAs } from './client.ts';
import { applyWithSignature } from './apply.ts';
import { operator, within } from './operator.ts';
import { expect, owner, test } from './people.ts';
import { press } from './provider.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });
test.slow();

const name = `${owner.firstName} ${owner.lastName}`;
const today = new Date().toLocaleDateString('pl-PL', { day: '2-digit', month: '2-digit', year: 'numeric' });

test('two operators bring a lease with an unclear payment and a refused agreement from the basket to its end', async ({
  page: client,
  clerk,
  desk,
  elsewhere,
  shop,
}) => {
  const { number, ...order } = await shop(laptop);
  await applyWithSignature(client, { number, ...order });
  await signAs(clerk, number, name);
  await acceptAgreement(client);
  await leaveToPay(client, 'mBank');
  await answerProvider(client, 'Wróć bez płacenia');
  await press(clerk, 'dotpay', number, 'Niejasne');

  const alicja = await operator(desk, 'superadmin@demo.example');
  const bartosz = await operator(elsewhere, 'admin@demo.example');
  await alicja.opens(number);
  await bartosz.opens(number);
  await expect(desk.getByText('Otworzył też: Bartosz Mazur')).toBeVisible(within);
  await expect(elsewhere.getByText('Otworzył też: Alicja Nowak')).toBeVisible(within);

  // A zloty is missing: fifty came by transfer, so that the rest goes back.
  await alicja.sees('initial_payment_manual');
  await alicja.makes('Zapisz wpłatę', async (dialog) => {
    await dialog.getByLabel('Kwota').fill('50');
    await dialog.getByLabel('Data wpływu').fill(today);
    await dialog.getByLabel('Numer operacji').fill(`PRZELEW-${number}`);
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Klient dopłacił przelewem');
  });
  await bartosz.sees('initial_payment_accepted_manual', within);
  const refund = elsewhere.getByRole('listitem').filter({ hasText: 'Nadpłata' });
  await expect(refund).toContainText('49,00');
  await refund.getByRole('button', { name: 'Zapisz wypłatę' }).click();
  const payout = elsewhere.getByRole('dialog');
  await payout.getByLabel('Numer przelewu').fill(`ZWROT-${number}`);
  await payout.getByLabel('Data przelewu').fill(today);
  await payout.getByRole('button', { name: 'Zapisz wypłatę' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Nadpłata' })).toContainText('wypłacony', within);

  await signAs(clerk, number, name);
  await alicja.sees('agreement_signed');
  await bartosz.makes('Odrzuć umowę', (dialog) =>
    dialog.getByRole('textbox', { name: 'Powód' }).fill('Nieczytelny podpis'),
  );
  await alicja.sees('rejected_by_admin', within);
  await alicja.makes('Odnów umowę', async (dialog) => {
    await dialog.getByLabel('Rodzaj umowy').selectOption('Umowa podpisywana podpisem kwalifikowanym');
  });
  await bartosz.sees('agreement_resent');
  await signAs(clerk, number, name);

  await bartosz.sees('agreement_signed');
  await bartosz.makes('Przyjmij umowę');
  await alicja.sees('siemens_agreement_accepted');
  await alicja.makes('Wpisz numer przesyłki', (dialog) =>
    dialog.getByLabel('Numer przesyłki').fill('PACZKA-7'),
  );
  await bartosz.sees('shipped', within);
  await bartosz.makes('Potwierdź odbiór', (dialog) => dialog.getByLabel('Data').fill(today));
  await alicja.sees('delivered', within);
  await alicja.makes('Zakończ');
  await bartosz.sees('finished', within);
  await seeTitle(client, 'Gotowe – finansowanie zostało uruchomione');
});

test('a status is forced as it was previewed, the other operator sees it, and it is sent back', async ({
  desk,
  elsewhere,
  shop,
}) => {
  const { number } = await shop(laptop);
  const alicja = await operator(desk, 'superadmin@demo.example');
  const bartosz = await operator(elsewhere, 'admin@demo.example');
  await alicja.opens(number);
  await bartosz.opens(number);
  const next = panelName('complement_company_and_user');

  const row = desk.getByRole('listitem').filter({ hasText: next });
  await alicja.makes(row.getByRole('button', { name: 'Wymuś' }), async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Klient potwierdził przez telefon');
    await expect(dialog.getByRole('definition').first()).toHaveText(`${panelName('sumup')} → ${next}`);
  });
  await bartosz.sees('complement_company_and_user', within);
  await expect(elsewhere.getByText('Powód: Klient potwierdził przez telefon')).toBeVisible(within);

  await bartosz.makes('Cofnij do …', async (dialog) => {
    await dialog.getByLabel('Status').selectOption(panelName('sumup'));
    await dialog.getByRole('textbox', { name: 'Powód' }).fill('Klient chce innych rat');
  });
  await alicja.sees('sumup', within);
});

test('what somebody else does is on open pages within two seconds', async ({ page: client, desk, shop }) => {
  const { slug, number } = await shop(laptop);
  const alicja = await operator(desk, 'superadmin@demo.example');
  await alicja.opens(number);
  await client.goto(`/orders/${slug}`);
  const names = [
    'personal_data',
    'bik_procuration',
    'big_authorization',
    'terms_of_use',
    'electronic_invoice',
  ];
  const moves = {
    consents: {
      data: Object.fromEntries(names.map((name) => [`${name}_consent`, true])),
      sees: { status: 'complement_company_and_user', title: 'Podaj dane firmy i osoby do kontaktu' },
    },
    move_to_previouses: { data: {}, sees: { status: 'sumup', title: 'Podsumowanie Twojej oferty' } },
  } as const;
  /** Milliseconds until both pages show what no page of theirs has sent. */
  const waits = async (move: keyof typeof moves, timeout: number) => {
    const { data, sees } = moves[move];
    const headers = { 'idempotency-key': randomUUID() };
    const sentAt = Date.now();
    const reply = await client.request.patch(`/api/orders/${slug}/${move}`, { headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
    await Promise.all([
      alicja.sees(sees.status, { timeout }),
      expect(client.getByRole('heading', { level: 1, name: sees.title })).toBeVisible({ timeout }),
    ]);
    return Date.now() - sentAt;
  };
  // A page that has just been opened may not be told yet: it looks by itself.
  await waits('consents', 90_000);
  await waits('move_to_previouses', within.timeout);
  // A busy machine takes longer now and then: the middle one of three is asked.
  const [there, back]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    there.push(await waits('consents', within.timeout));
    back.push(await waits('move_to_previouses', within.timeout));
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[1];
  expect(middle(there)).toBeLessThan(2_000);
  expect(middle(back)).toBeLessThan(2_000);
});
