import { accepts } from '@app/machines/order';
import type { Command } from '../../kernel/handlers.ts';

/** The client has come: told to the chart where an offer waits for it, nothing anywhere else. */
export const visitOrder: Command<'visitOrder'> = (_, { status }) =>
  accepts(status, 'CLIENT_LOGGED_IN') ? {} : { event: null };
