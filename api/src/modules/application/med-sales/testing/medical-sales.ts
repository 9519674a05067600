import { listEffectsOf, loadOrder, loadShopByClientId, type Database, type Order } from '@app/db';
import type { BodyOf, CallName, OrderWire, ReplyOf } from '@app/machines/contract';
import type { MailRequest } from '../../../../providers/ports.ts';
import { insertAccount } from '../../../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../../../testing/index.ts';
import { send, UnexpectedAnswer } from '../../../../testing/send-call.ts';
import type { Performer } from '../../../order-life/outbox/performer.ts';

/** Domain.md 8.6: 150 000 gross, 15 000 of one's own, 60 instalments of 2 750.25. */
export const chair = {
  name: 'Unit stomatologiczny',
  quantity: 1,
  gross_price: '150000.00',
  gross_price_selected: true,
  vat_level: 8 as const,
  category: 'dental',
};
export const contact = { full_name: 'Łucja Żak', email: 'lucja@zak.example', phone: '600700800' };

const roles = {
  assistant: 'med_sales_assistant',
  other: 'med_sales_assistant',
  prices: 'pricing_manager',
  superadmin: 'superadmin',
} as const;
export type Who = keyof typeof roles | 'admin' | 'shop';

/** The status of an answer and what it says, whichever it is. */
export async function answerOf(asked: Promise<unknown>): Promise<readonly [status: number, said: unknown]> {
  try {
    await asked;
    return [200, null];
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer)) throw error;
    const { error: sentence, reason, errors } = error.body as Record<string, unknown>;
    return [error.status, reason ?? errors ?? sentence];
  }
}

/** An application with a provider of medical equipment, and everybody who sells it or must not. */
export class MedicalSales {
  readonly db: Database;
  readonly world: RunningApp;
  readonly providerId: string;
  readonly superadminId: string;
  readonly #headers: ReadonlyMap<Who, Readonly<Record<string, string>>>;

  private constructor(
    world: RunningApp,
    providerId: string,
    superadminId: string,
    headers: MedicalSales['headers'],
  ) {
    this.db = world.ports.db;
    this.world = world;
    this.providerId = providerId;
    this.superadminId = superadminId;
    this.#headers = headers;
  }

  static async open(db: Database): Promise<MedicalSales> {
    await seedShop(db);
    const world = await runApp(db);
    const headers = new Map<Who, Readonly<Record<string, string>>>();
    let superadminId = '';
    for (const [who, role] of Object.entries(roles)) {
      const email = `${who}@med.example`;
      superadminId = await insertAccount(db, { email, roles: [role], fullName: who, at: 1 });
      headers.set(who as Who, await world.signIn(email));
    }
    headers.set('admin', await world.signIn('admin@test.example'));
    headers.set('shop', await world.signIn('sklep@test.example'));
    const provider = await loadShopByClientId(db, 'test');
    return new MedicalSales(world, provider?.id ?? '', superadminId, headers);
  }

  get headers(): ReadonlyMap<Who, Readonly<Record<string, string>>> {
    return this.#headers;
  }

  /** Begins an offer of the chair for the provider, as the page sends it. */
  async begin(
    who: Who = 'assistant',
    more: Partial<BodyOf<'createMedicalOrder'>> = {},
    { file, key }: { readonly file?: File; readonly key?: string } = {},
  ): Promise<{ readonly status: number; readonly body: OrderWire }> {
    const form = new FormData();
    const { providerId } = this;
    const order = {
      provider_id: providerId,
      user_attributes: contact,
      order_items_attributes: [chair],
      ...more,
    };
    form.set('order', JSON.stringify(order));
    if (file !== undefined) form.set('file', file);
    const headers = { ...this.#headers.get(who), ...(key !== undefined && { 'idempotency-key': key }) };
    const init = { method: 'POST', headers, body: form };
    const answer = await this.world.app.request('/api/superadmin/orders', init);
    return { status: answer.status, body: (await answer.json()) as OrderWire };
  }

  /** Sends a call as somebody; throws UnexpectedAnswer where it is refused. */
  async send<N extends CallName>(
    who: Who,
    name: N,
    params: Readonly<Record<string, string>>,
    body?: BodyOf<N>,
  ): Promise<ReplyOf<N>> {
    const sent = send(this.world.app, name, params, body as BodyOf<N>, this.#headers.get(who));
    return (await sent) as ReplyOf<N>;
  }

  /** The providers whose names begin so. */
  async providers(name: string): Promise<ReplyOf<'listMedSalesProviders'>['providers']> {
    const path = `/api/superadmin/med_sales/providers?name=${name}`;
    const answer = await this.world.app.request(path, { headers: this.#headers.get('assistant') ?? {} });
    return ((await answer.json()) as ReplyOf<'listMedSalesProviders'>).providers;
  }

  async order(slug: string): Promise<Order> {
    const order = await loadOrder(this.db, slug);
    if (order === null) throw new Error('The order is there');
    return order;
  }

  /** To whom a performer of the order's newest effect of its name mails which files. */
  async mailed(slug: string, name: 'emailPdfOffer' | 'notifyCancelation', perform: Performer) {
    const order = await this.order(slug);
    const asked = (await listEffectsOf(this.db, order.id, 10)).find(({ effect }) => effect === name);
    if (asked === undefined) throw new Error(`${name} was not asked for`);
    const { id, createdAt: askedAt } = asked;
    const data = { seq: order.version };
    const effect = { id, effect: name, orderId: order.id, key: 'k', data, askedAt, attempts: 1 };
    const sent: MailRequest[] = [];
    const mail = { sendMail: async (ask: MailRequest) => void sent.push(ask), close: () => undefined };
    const { ports } = this.world;
    await perform({ ports: { ...ports, providers: { ...ports.providers, mail } }, order, effect });
    return sent.map(({ to, attachments }) => ({
      to,
      files: attachments.map(({ filename }) => filename),
    }));
  }
}
