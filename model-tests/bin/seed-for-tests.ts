import { insertAccount, openSeeding, seedScreens, seedOrders } from '@app/api/testing';
import { blockedAmidWork } from '../browser/blocked-account.ts';
import { ordersOfWalks } from '../browser/form-walks.ts';

await openSeeding(process.argv[2] ?? '', async (ports) => {
  await seedScreens(ports);
  await seedOrders(ports, ordersOfWalks);
  await insertAccount(ports.db, blockedAmidWork);
});
