import type { KeptKind, PersonRequest } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import type { DoneOrder } from './erase-person.ts';

type RequestRow = ReplyOf<'erasePerson'>;

/** What a request says of whose it is: enough to tell two apart, not to know whose. */
export function hidden({ soughtBy, person }: Pick<PersonRequest, 'soughtBy' | 'person'>): string {
  if (soughtBy === 'pesel') return 'PESEL ••••••••••';
  if (soughtBy === 'phone') return `telefon •••••• ${person.slice(-3)}`;
  const [, host = ''] = person.split('@');
  return `e-mail ${person.slice(0, 1)}•••@${host}`;
}

/** What was done for a request, as its writer kept it. */
export const doneOf = ({ done }: Pick<PersonRequest, 'done'>): readonly DoneOrder[] =>
  done as readonly DoneOrder[];

export const keptReply = ({
  kind,
  until,
  basis,
  reason,
}: KeptKind): RequestRow['orders'][number]['kept'][number] => ({
  ...{ kind, until: momentToWire(until) },
  ...{ basis, reason },
});

export const requestReply = (request: PersonRequest): RequestRow => ({
  id: request.id,
  number: request.number,
  kind: request.kind,
  person: hidden(request),
  reason: request.reason,
  at: momentToWire(request.at),
  by: request.by,
  orders: doneOf(request).map(({ slug, number, hold, erased, kept, restricted }) => ({
    ...{ slug, siemens_id: number, hold, restricted },
    erased: [...erased],
    kept: kept.map(keptReply),
  })),
});
