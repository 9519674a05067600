import type { Command } from '../../kernel/handlers.ts';

/** The way to sign. */
export const selectMethod: Command<'selectMethod'> = ({ body }) => ({
  event: { type: 'SELECT_METHOD', method: body.agreement_signature_type },
});
