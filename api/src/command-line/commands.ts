import type { Command } from './command.ts';
import { createAccount } from './commands/create-account.ts';
import { createApiKey } from './commands/create-api-key.ts';
import { createShop } from './commands/create-shop.ts';
import { forgetAccountIdentity } from './commands/forget-identity.ts';
import { importCatalogue } from './commands/import-catalogue.ts';
import { listEverything } from './commands/list-everything.ts';
import { newPasswordLink } from './commands/new-password-link.ts';
import { copyPersonData, erasePersonData, findPersonData, planPersonErasure } from './commands/person.ts';
import { planRetentionOfOrders } from './commands/retention.ts';
import { mapPersonalData } from './commands/map-personal-data.ts';
import { sendToSandbox } from './commands/send-to-sandbox.ts';
import { stopApiKey } from './commands/stop-api-key.ts';
import { takeSecondFactorAway } from './commands/take-second-factor-away.ts';

/** What `admin` can do, in the order of its help. */
export const commands: readonly Command[] = [
  createAccount,
  newPasswordLink,
  takeSecondFactorAway,
  forgetAccountIdentity,
  createShop,
  createApiKey,
  stopApiKey,
  sendToSandbox,
  importCatalogue,
  listEverything,
  mapPersonalData,
  findPersonData,
  copyPersonData,
  planPersonErasure,
  erasePersonData,
  planRetentionOfOrders,
];
