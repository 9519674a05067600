import { acceptAgreement, answerProvider, leaveToPay, seeTitle, signAs, verifyInBank } from './client.ts';
import { applyWithCourier, applyWithSignature } from './apply.ts';
import { keepJournal } from './journal.ts';
import { expect, owner, test } from './people.ts';
import { press } from './provider.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

const applying = [
  'PATCH /api/orders/…/consents',
  'PATCH /api/orders/…/basic_company_details',
  'PATCH /api/orders/…/agreement_method_selections',
  'PATCH /api/orders/…/company_details',
];
const paying = [
  'PATCH /api/orders/…/agreement_accept',
  'POST /api/dotpay/orders/…/openings',
  'POST /api/dotpay/orders/…/initiations',
  'POST /sim/dotpay/t2',
  'POST /sim/dotpay/pay/…',
];

test('an ecommerce lease is signed with a qualified signature and walked to its end', async ({
  page,
  context,
  clerk,
  admin,
  shop,
}) => {
  const order = await shop(laptop);
  const journal = keepJournal(context);

  await applyWithSignature(page, order);
  await seeTitle(page, 'Teraz potwierdź tożsamość');
  const name = `${owner.firstName} ${owner.lastName}`;
  await signAs(clerk, order.number, name);

  await acceptAgreement(page);
  await leaveToPay(page, 'mBank');
  await answerProvider(page, /^Zapłać/u);

  await signAs(clerk, order.number, name);
  await admin.sees(order.slug, 'agreement_signed');

  await admin.finishes(order.slug, 'PACZKA-1');
  await seeTitle(page, 'Gotowe – finansowanie zostało uruchomione');

  expect(journal.errors()).toEqual([]);
  expect(journal.changes()).toEqual([...applying, ...paying]);
});

test('an ecommerce lease whose agreement a courier carries is walked to its end', async ({
  page,
  context,
  clerk,
  admin,
  shop,
}) => {
  const order = await shop({
    name: 'Aparat z obiektywem',
    price: '30750.00',
    category: 'photography',
    paymentsCount: 36,
  });
  const journal = keepJournal(context);

  await applyWithCourier(page, order);
  await verifyInBank(page, 'mBank');
  await admin.sees(order.slug, 'ready_for_siemens');
  await press(clerk, 'decision-engine', order.number, 'Pozytywna');

  await acceptAgreement(page);
  await leaveToPay(page, 'ING');
  await answerProvider(page, 'Wróć bez płacenia');
  await press(clerk, 'dotpay', order.number, 'Powodzenie');
  await seeTitle(page, 'Opłata wstępna została zaksięgowana – kurier przyjedzie w ciągu 1–2 dni roboczych');

  await admin.receivesSigned(order.slug);
  await admin.finishes(order.slug, 'PACZKA-2');
  await seeTitle(page, 'Gotowe – finansowanie zostało uruchomione');

  expect(journal.errors()).toEqual([]);
  expect(journal.changes()).toEqual([
    ...applying,
    'POST /api/bluemedia/orders/…/initiations',
    'POST /sim/bluemedia/continue/…',
    ...paying,
  ]);
});
