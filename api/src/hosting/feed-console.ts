import { loadApplication, loadBankVerification } from '@app/db';
import { Hono } from 'hono';
import { headersOf } from '../app.ts';
import { notAppliedPage } from '../modules/order-life/inbox/provider-notifications.ts';
import type { Ports } from '../kernel/ports.ts';
import { sameText } from '../providers/same-text.ts';
import { accountHolderPath, consoleFeedPath, consoleKey } from '../providers/settings.ts';
import type { AccountHolder } from '../providers/simulation/account-holder.ts';

/** The company of the order that the verification is of, with the account that its form names. */
async function accountHolder({ db }: Ports, verificationId: string): Promise<AccountHolder | null> {
  const verification = await loadBankVerification(db, verificationId);
  if (verification === null) return null;
  const { company } = await loadApplication(db, verification.orderId);
  return company?.name ? { name: company.name, account: company.bankAccountNumber } : null;
}

/** Tells the demo's simulators, which are another process, what they cannot read: the notifications that changed nothing, and who pays. */
export function feedConsole(ports: Ports, secret: string): Hono {
  const app = new Hono();
  for (const path of [consoleFeedPath, accountHolderPath]) {
    app.use(path, async (c, next) => {
      const shown = c.req.header('authorization') ?? '';
      if (sameText(shown, `Bearer ${consoleKey(secret)}`)) await next();
      else c.res = c.json({ error: 'unauthorized' }, 401);
      for (const [name, value] of Object.entries(await headersOf(ports))) c.header(name, value);
      c.header('Cache-Control', 'no-store');
    });
  }
  app.get(consoleFeedPath, async (c) => c.json(await notAppliedPage(ports, undefined)));
  app.get(accountHolderPath, async (c) =>
    c.json(await accountHolder(ports, c.req.query('verification') ?? '')),
  );
  return app;
}
