import * as v from 'valibot';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';

const roles = permissions.followOrderLink;

/** The version that the page was drawn from; where it has missed what matters for the change (ADR 42), 409 with the current order. */
export const versionField = { version: v.optional(v.pipe(v.number(), v.integer())) };

/** What every call that moves a client's order has in common. */
export const clientChange = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;

/** What every call that reads a client's order has in common. */
export const clientRead = { roles, idempotent: false, rate: 'orderBySlug' } as const;
