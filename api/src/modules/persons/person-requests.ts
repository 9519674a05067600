import {
  insertPersonRequest,
  listPersonRequests as listRequests,
  loadPersonRequest,
  type SoughtPerson,
  type Tx,
} from '@app/db';
import { camelCase } from '@app/machines/fields';
import { certificateDocument } from '../../documents/persons/erasure-certificate.ts';
import { personCopyDocument } from '../../documents/persons/person-copy.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { userOf } from '../../kernel/access.ts';
import type { CallContext, CallRequest } from '../../kernel/call-context.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { readerOf } from '../../kernel/reads/reader-of.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { copyAsJson, copyPerson as copied } from './copy-person.ts';
import { erasePerson as erased, type DoneOrder } from './erase-person.ts';
import { planPerson, type PlannedOrder } from './person-plan.ts';
import { soughtPerson } from './sought-person.ts';
import { doneOf, keptReply, requestReply } from './request-reply.ts';
import { revocableConsents, withdrawConsents as withdrawn } from './withdraw-consents.ts';

const mostListed = 100;

type Asking = SoughtPerson & { readonly reason: string };

const askedBy = ({ caller, body }: CallContext & { readonly body: Asking }) => ({
  sought: soughtPerson(body),
  reason: body.reason.trim(),
  userId: userOf(caller).id,
});

/** Who asked for what is known by the order's id and the fields, never by whom it is about. */
function logRequest(
  request: CallContext,
  event: 'personal_data_erased' | 'person_request' | 'personal_data_read',
  orders: readonly Pick<DoneOrder, 'id' | 'erased'>[] = [],
) {
  const { ports, caller, source } = request;
  const said = { event, outcome: 'success', account: userOf(caller).email, source } as const;
  if (orders.length === 0) securityEvent(ports, said);
  for (const { id, erased } of orders) securityEvent(ports, { ...said, order: id, fields: erased });
}

const foundReply = async (tx: Tx, { order, found, ending, hold, goes, stays }: PlannedOrder) => ({
  slug: order.slug,
  siemens_id: order.number,
  status: order.status,
  places: [...found.places],
  others: found.others,
  ...{ ending, hold },
  goes: goes.map(({ kind }) => kind),
  stays: stays.map(keptReply),
  restricted: order.restrictedAt !== null,
  consents: (await revocableConsents(tx, found)).map(({ kind }) => camelCase(kind)),
});

/** The dry run: what would be done, and nothing is. */
export const findPerson: Query<'findPerson'> = async (request) => {
  const { ports, body } = request;
  const sought = soughtPerson(body);
  const { orders, digest } = await planPerson(ports.db, sought, ports.now());
  logRequest(request, 'personal_data_read');
  return {
    orders: await Promise.all(orders.map((order) => foundReply(ports.db, order))),
    digest,
    requests: (await listRequests(ports.db, { sought, limit: mostListed })).map(requestReply),
  };
};

export const listPersonRequests: Query<'listPersonRequests'> = async ({ ports }) => ({
  requests: (await listRequests(ports.db, { limit: mostListed })).map(requestReply),
});

const pdfReply = (pdf: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
    },
  });

/** 'RODO-2026-1', as a file is called. */
const fileName = (what: string, number: string): string => `${what}-${number.replace('/', '-')}`;

export const getPersonCertificate: Query<'getPersonCertificate'> = async ({ ports, params }) => {
  const request = await loadPersonRequest(ports.db, params['id'] ?? '');
  if (request === null) throw notFound();
  const { number, kind, at, by } = request;
  const document = certificateDocument({ number, kind, at, by, orders: doneOf(request) });
  return pdfReply(await renderPdf(document), fileName('zaswiadczenie', number));
};

export const copyPerson: Query<'copyPerson'> = async (request) => {
  const { ports, body } = request;
  const at = ports.now();
  const asked = askedBy(request);
  const copy = await ports.db.transaction((tx) =>
    copied(tx, asked, { format: body.format, reader: readerOf(request) }, at),
  );
  logRequest(request, 'personal_data_read');
  const name = fileName('kopia-danych', copy.number);
  if (body.format === 'json')
    return {
      name: `${name}.json`,
      mime: 'application/json',
      base64: Buffer.from(copyAsJson(copy)).toString('base64'),
    };
  const pdf = await renderPdf(personCopyDocument({ ...copy, createdAt: at }));
  return { name: `${name}.pdf`, mime: 'application/pdf', base64: Buffer.from(pdf).toString('base64') };
};

/** The request's row, as the list shows it. */
async function written(tx: Tx, id: string) {
  const request = await loadPersonRequest(tx, id);
  if (request === null) throw notFound();
  return requestReply(request);
}

/** Readers of the orders learn that they have changed. */
const announce = ({ ports }: CallContext, done: readonly DoneOrder[]): void => {
  for (const { id, version } of done) ports.changes.announce(id, version);
};

export const erasePerson: Command<'erasePerson'> = async (request) => {
  const asked = { ...askedBy(request), digest: request.body.digest };
  let done: readonly DoneOrder[] = [];
  return {
    async write(tx) {
      const made = await erased(tx, asked, request.ports.now());
      ({ done } = made);
      return written(tx, made.id);
    },
    committed() {
      announce(request, done);
      logRequest(request, 'personal_data_erased', done);
    },
  };
};

export const withdrawConsents: Command<'withdrawConsents'> = async (request) => {
  const asked = askedBy(request);
  let done: readonly DoneOrder[] = [];
  return {
    async write(tx) {
      const made = await withdrawn(tx, asked, request.ports.now());
      ({ done } = made);
      return written(tx, made.id);
    },
    committed() {
      announce(request, done);
      logRequest(request, 'person_request');
    },
  };
};

export const recordCorrection: Command<'recordCorrection'> = async (
  request: CallRequest<'recordCorrection'>,
) => {
  const asked = askedBy(request);
  return {
    async write(tx) {
      const at = request.ports.now();
      const { orders } = await planPerson(tx, asked.sought, at);
      if (orders.length === 0) throw notFound();
      const done = orders.map(({ order: { id, slug, number, version } }): DoneOrder => ({
        ...{ id, slug, number, version },
        ...{ hold: null, erased: [], kept: [], restricted: false },
      }));
      return written(tx, (await insertPersonRequest(tx, { ...asked, kind: 'correction', done }, at)).id);
    },
    committed: () => logRequest(request, 'person_request'),
  };
};
