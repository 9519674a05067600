import type { SharedCommand } from '../../kernel/handlers.ts';

/** The way to sign. */
export const selectMethod: SharedCommand<'selectMethod' | 'shopSelectMethod'> = ({ body }) => ({
  event: { type: 'SELECT_METHOD', method: body.agreement_signature_type },
});
