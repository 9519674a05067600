import { accepts } from '@app/machines/order';
import type { Command } from '../../kernel/handlers.ts';

/** The client has opened the order: sends CLIENT_LOGGED_IN where an offer waits for it, does nothing elsewhere. */
export const visitOrder: Command<'visitOrder'> = (_, { status }) =>
  accepts(status, 'CLIENT_LOGGED_IN') ? {} : { event: null };
