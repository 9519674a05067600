import { shopOfOrder } from '../order-life/shop-of-order.ts';
import {
  insertFile,
  loadApplication,
  saveReadingFile,
  type Agreement,
  type Order,
  type Application,
  type Person,
  type Shop,
} from '@app/db';
import { masked } from '@app/machines/fields';
import { phaseOf } from '@app/machines/order';
import { ApiError } from '../../kernel/errors.ts';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { AgreementData } from '../../documents/agreement/agreement.data.ts';
import { agreementDocument } from '../../documents/agreement/agreement.ts';
import { guaranteeDocument } from '../../documents/agreement/guarantee.ts';
import type { DocumentDefinition } from '../../documents/document.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { Ports } from '../../kernel/ports.ts';
import { agreementDataOf } from '../order-life/document-data.ts';

const withMaskedNumbers = (person: Person): Person => ({
  ...person,
  pesel: masked('pesel', person.pesel),
  seriesAndNumber: masked('series_and_number', person.seriesAndNumber),
});

/** What is drawn to be signed: the agreement, with a guarantee where there is one; or the guarantee alone, where only that is renewed. */
export function drawnDocument(order: Order, data: AgreementData): DocumentDefinition {
  if (order.facts.renewal !== 'guarantee_only') return agreementDocument(data);
  if (data.guarantee === null) throw new IncompleteOrder('A guarantee of nobody');
  return guaranteeDocument(data, data.guarantee);
}

/** The agreement as it is read before it is signed: the same to the word, with PESEL and document numbers masked. */
export const readingCopy = (
  order: Order,
  details: Application,
  shop: Shop,
  at: number,
): DocumentDefinition => {
  const persons = details.persons.map(withMaskedNumbers);
  return drawnDocument(order, agreementDataOf(order, { ...details, persons }, shop, at));
};

/** The version of a text as agreements keep it. */
export const templateOf = ({ template }: DocumentDefinition): string => `${template.id} ${template.version}`;

const afterAcceptance: readonly ReturnType<typeof phaseOf>[] = ['initialPayment', 'agreement', 'delivery'];

/**
 * Whether the holder of the link gets the file that is signed, which names its signers in full: the parties once it is
 * signed, and before that whoever prints it to be signed on paper. Everybody else reads the masked copy.
 */
export const getsSignedFile = ({ status, facts }: Pick<Order, 'status' | 'facts'>): boolean =>
  facts.signed || (facts.method === 'paper' && afterAcceptance.includes(phaseOf(status)));

const outdated = (): ApiError =>
  new ApiError(409, {
    error:
      'Ta umowa powstała na wcześniejszym wzorze i musi zostać przygotowana na nowo. Skontaktuj się z nami.',
    code: 'template',
  });

/**
 * The id of the file that is read before the signature. Agreements of an older release have none: it is drawn from what
 * is stored, once; throws 409 where that would give another text than the one that is signed.
 */
export async function readingFileOf(ports: Ports, order: Order, agreement: Agreement): Promise<string> {
  if (agreement.readingFileId !== null) return agreement.readingFileId;
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    shopOfOrder(ports.db, order),
  ]);
  const copy = readingCopy(order, details, shop, agreement.createdAt);
  if (templateOf(copy) !== agreement.templateVersion) throw outdated();
  const stored = await ports.files.put(await renderPdf(copy));
  return ports.db.transaction(async (tx) => {
    const file = { orderId: order.id, shopId: null, mime: 'application/pdf', type: 'reading_copy' } as const;
    const { id } = await insertFile(tx, { ...file, ...stored, name: readingName(order) }, ports.now());
    return saveReadingFile(tx, agreement.id, id);
  });
}

/** 'Umowa L-118437-2026 do przeczytania.pdf' */
export const readingName = ({ agreementId, number }: Pick<Order, 'agreementId' | 'number'>): string =>
  `Umowa ${(agreementId ?? number).replaceAll('/', '-')} do przeczytania.pdf`;
