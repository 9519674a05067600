import { listOrderEvents, loadOrderById } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import type { DecisionEvent } from '../../providers/ports.ts';
import {
  bodyText,
  signatureHeaders,
  type Interpretation,
  type NotInterpreted,
  type Webhook,
} from '../order-life/inbox/webhook.ts';
import { proposedOffer } from './offer/conditions.ts';

/** A decision on the application that was submitted last; conditions become a calculation beside the original. */
async function interpretDecision(
  ports: Ports,
  event: DecisionEvent,
): Promise<Interpretation | NotInterpreted> {
  const [id = '', seq = ''] = event.orderRef.split('.');
  const order = await loadOrderById(ports.db, id);
  if (order === null) return { reason: 'Nie znamy takiego zgłoszenia do decyzji.', unknown: true };
  const asked = (await listOrderEvents(ports.db, id)).findLast(
    ({ visited, toStatus }) => visited.length > 0 && toStatus === order.status,
  );
  if (asked?.seq !== Number(seq))
    return { reason: 'Decyzja dotyczy innego zgłoszenia niż to, które jest teraz rozpatrywane.', order };
  const since = asked.at;
  const newest = true;
  if (event.outcome === 'approved') return { order, since, event: { type: 'DECISION_APPROVED', newest } };
  if (event.outcome === 'rejected') return { order, since, event: { type: 'DECISION_REJECTED', newest } };
  if (event.conditions === null) return { reason: 'Decyzja warunkowa bez warunków.', order };
  const proposed = await proposedOffer(ports, order, event.conditions);
  if (proposed === null) return { reason: 'Katalog nie ma oferty o takich warunkach.', order };
  return {
    order,
    since,
    event: { type: 'DECISION_CONDITIONAL', newest },
    write: async () => ({ proposedOffer: proposed }),
  };
}

/** The decision engine reports its decision. */
export const decisionWebhook: Webhook<DecisionEvent> = {
  provider: 'decision_engine',
  sends: ['DECISION_APPROVED', 'DECISION_REJECTED', 'DECISION_CONDITIONAL'],
  parse: (request) =>
    request.ports.providers.decisionEngine.parseNotification(bodyText(request), signatureHeaders(request)),
  interpret: interpretDecision,
};
