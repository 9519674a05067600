import { Hono } from 'hono';
import * as v from 'valibot';
import type { SimulatedMail } from '../../providers/mail/simulated-mail.ts';
import { consoleKey } from '../../providers/settings.ts';
import { invitationStart } from '../../providers/signing/simulated-process.ts';
import { authorized } from '../../providers/simulation/authorized.ts';
import type { Store } from '../../providers/simulation/store.ts';
import type { SimulatedSms } from '../../providers/sms/sms.simulator.ts';

/** A letter or a text message as it was sent; `at` in epoch milliseconds. */
export interface SentMessage {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly at: number;
}

const start = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const forgotten = v.object({ keys: v.array(start), texts: v.array(start) });
const asked = v.object({ mail: v.array(start), sms: v.array(start), signing: v.array(start) });

/** Tells the application which letters and texts went out under keys that begin so, since a key begins with what it is for, and the invitations to these processes; and forgets what it is told to. */
export function sentMessages(store: Store, secret: string): Hono {
  const app = new Hono();
  app.use('*', authorized(`Bearer ${consoleKey(secret)}`));
  app.post('/', async (c) => {
    const { mail, sms, signing } = v.parse(asked, await c.req.json());
    const starts = [...mail, ...signing.map(invitationStart)];
    const letters = starts.flatMap((from) => store.collection<SimulatedMail>('mail').beginning(from));
    const texts = sms.flatMap((from) => store.collection<SimulatedSms>('sms').beginning(from));
    const messages: SentMessage[] = [
      ...letters.map(({ data: { to, subject, text }, createdAt: at }) => ({
        ...{ kind: 'mail' as const, to, subject, text, at },
      })),
      ...texts.map(({ data: { to, text }, createdAt: at }) => ({
        ...{ kind: 'sms' as const, to: `+${to}`, subject: null, text, at },
      })),
    ];
    return c.json({ messages: messages.toSorted((one, other) => one.at - other.at) });
  });
  app.delete('/', async (c) => c.json({ forgotten: store.forget(v.parse(forgotten, await c.req.json())) }));
  return app;
}
