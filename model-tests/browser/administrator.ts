import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { isMasked, type OrderWire, type ReplyOf } from '@app/machines/contract';
import type { OrderStatus } from '@app/machines/order';
import { demoPassword } from '@app/db/demo';

/** A row of the administrator's list, as the wire has it. */
export interface ListedOrder {
  readonly slug: string;
  readonly siemens_id: string;
  readonly status: OrderStatus;
  readonly sales_channel: string;
  readonly financing_type: string;
  readonly ordered_at: string;
}

/** What an administrator does and sees in an order's life, through calls with a session. */
export interface Administrator {
  /** All orders, newest first. */
  readonly lists: () => Promise<ListedOrder[]>;
  /** An order with its company and persons; what is masked of it is asked for. */
  readonly reads: (slug: string) => Promise<OrderWire>;
  /** Waits until the order has come to the status. */
  readonly sees: (slug: string, status: OrderStatus) => Promise<void>;
  readonly moves: (slug: string, status: OrderStatus) => Promise<void>;
  /** The courier is back with what was signed: its scan is added. */
  readonly receivesSigned: (slug: string) => Promise<void>;
  /** Accepts money that the client paid. */
  readonly acceptsPayment: (slug: string) => Promise<void>;
  readonly cancels: (slug: string) => Promise<void>;
  /** Blocks an account, or opens it again. */
  readonly blocks: (id: string, blocked: boolean) => Promise<void>;
  /** What has to go back of the order's money. */
  readonly owes: (slug: string) => Promise<{ amount: string; reason: string; state: string }[]>;
  /** Accepts what was signed, as soon as it is there. */
  readonly acceptsSigned: (slug: string) => Promise<void>;
  /** Accepts the signed agreement, sends the goods in this parcel, confirms that they came today and ends the order. */
  readonly finishes: (slug: string, parcel: string) => Promise<void>;
}

/** Signs the demo's superadmin in. */
export async function administrator(request: APIRequestContext): Promise<Administrator> {
  const session = await request.post('/api/auth', {
    data: { email: 'superadmin@demo.example', password: demoPassword },
  });
  expect(session.status(), await session.text()).toBe(200);
  const change = async (method: 'PUT' | 'PATCH', path: string, data: object): Promise<void> => {
    const reply = await request.fetch(`/api/superadmin/${path}`, {
      method,
      headers: { 'idempotency-key': randomUUID() },
      data,
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const sees = (slug: string, status: OrderStatus): Promise<void> =>
    expect
      .poll(
        async () => {
          const reply = await request.get(`/api/superadmin/orders/${slug}`);
          return ((await reply.json()) as { status?: string }).status;
        },
        { message: `the order comes to ${status}`, timeout: 20_000 },
      )
      .toBe(status);
  /** Those of the numbers that were answered masked, as they are. */
  async function clear(slug: string, whose: string, answered: object): Promise<object> {
    const fields = Object.entries(answered).flatMap(([field, value]) => (isMasked(value) ? [field] : []));
    if (fields.length === 0) return {};
    const ask = () =>
      request.post(`/api/superadmin/orders/${slug}/${whose}/reveals`, {
        data: { fields, reason: 'Porównanie z tym, co wpisano' },
      });
    let reply = await ask();
    if (reply.status() === 403) {
      // The session lives longer than its password counts.
      await request.post('/api/auth/confirmations', { data: { password: demoPassword } });
      reply = await ask();
    }
    expect(reply.status(), await reply.text()).toBe(200);
    return ((await reply.json()) as { numbers: object }).numbers;
  }
  const moves = (slug: string, status: OrderStatus): Promise<void> =>
    change('PUT', `orders/statuses/${slug}`, { status });
  const receivesSigned = async (slug: string): Promise<void> => {
    const scan = { name: 'skan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };
    const reply = await request.post(`/api/superadmin/orders/${slug}/attachments`, {
      multipart: { type: 'contract', file: scan },
    });
    expect(reply.status(), await reply.text()).toBe(200);
    const { attachment } = (await reply.json()) as ReplyOf<'addAttachment'>;
    await change('PUT', `orders/statuses/${slug}`, { status: 'signed', attachment_id: attachment.id });
  };
  const acceptsSigned = async (slug: string): Promise<void> => {
    const allowed = async () =>
      ((await (await request.get(`/api/superadmin/orders/${slug}`)).json()) as OrderWire).allowed;
    await expect.poll(allowed).toContain('ACCEPT_SIGNED_AGREEMENT');
    await change('PUT', `orders/agreement_statuses/${slug}`, { status: 'accepted' });
  };
  return {
    lists: async () => {
      const orders: ListedOrder[] = [];
      for (let after: string | null = ''; after !== null;) {
        const reply = await request.get(`/api/superadmin/orders?limit=100${after && `&after=${after}`}`);
        expect(reply.status(), await reply.text()).toBe(200);
        const page = (await reply.json()) as { orders: ListedOrder[]; next: string | null };
        orders.push(...page.orders);
        after = page.next;
      }
      return orders;
    },
    reads: async (slug) => {
      const reply = await request.get(`/api/superadmin/orders/${slug}`);
      expect(reply.status(), await reply.text()).toBe(200);
      const order = (await reply.json()) as OrderWire;
      const company = order.company_attributes;
      if (company === null) return order;
      for (const person of company.krs_users_attributes)
        Object.assign(person, await clear(slug, `persons/${person.id}`, person));
      return { ...order, company_attributes: { ...company, ...(await clear(slug, 'company', company)) } };
    },
    sees,
    moves,
    receivesSigned,
    acceptsPayment: async (slug) => {
      await request.post('/api/auth/confirmations', { data: { password: demoPassword } });
      await change('PUT', `orders/dotpay_decisions/${slug}`, {
        payment: 'initial_payment',
        decision: 'accept',
      });
    },
    cancels: (slug) => change('PATCH', `orders/${slug}/cancelations`, { reason: 'Klient zrezygnował' }),
    blocks: (id, blocked) => change('PATCH', `users/${id}`, { active: !blocked }),
    owes: async (slug) => {
      const reply = await request.get(`/api/superadmin/orders/${slug}/money`);
      expect(reply.status(), await reply.text()).toBe(200);
      const { refunds } = (await reply.json()) as {
        refunds: { amount: string; reason: string; state: string }[];
      };
      return refunds.map(({ amount, reason, state }) => ({ amount, reason, state }));
    },
    acceptsSigned,
    finishes: async (slug, parcel) => {
      await acceptsSigned(slug);
      await sees(slug, 'siemens_agreement_accepted');
      await change('PUT', `orders/shipping_numbers/${slug}`, { shipping_number: parcel });
      await change('PATCH', `orders/${slug}/deliveries`, {
        delivered_at: new Date().toISOString().slice(0, 10),
      });
      await moves(slug, 'finished');
      await sees(slug, 'finished');
    },
  };
}
