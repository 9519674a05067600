import type { EffectName } from './order.effects.ts';
import type { Facts } from './order.facts.ts';

/** Letters that ask for what the client's page asks for at the same time. */
const asOnPage: readonly EffectName[] = [
  'notifyApproval',
  'notifyConditions',
  'notifySignatureFailed',
  'notifyVerificationFailed',
  'sendPaymentLink',
];

const tenMinutes = 10 * 60_000;

/**
 * How many ms an effect waits after its transition. A client who leads his order himself is on its page: what asks him for
 * the same comes later, and by then is dropped where it was done (`validWhile`). With a salesman the letter is all he has.
 * The signing provider invites at once in every order.
 */
export const delayOf = (name: EffectName, { flowType }: Pick<Facts, 'flowType'>): number =>
  name === 'askToSign' || (flowType === 'client' && asOnPage.includes(name)) ? tenMinutes : 0;
