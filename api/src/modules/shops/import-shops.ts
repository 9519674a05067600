import { foldText, insertChildShop, isShopNameTaken, type Tx } from '@app/db';
import { calls } from '@app/machines/contract';
import { shopMessages } from '@app/machines/rules';
import { safeParse } from 'valibot';
import { textSheet } from '../../documents/corrected-sheet.ts';
import { sheetReply } from '../../documents/sheet-reply.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import {
  importReply,
  judgedRows,
  refuseWrongRows,
  repeatedIn,
  sentencesOf,
} from '../../kernel/sheets/import-reply.ts';
import { uploadedRows, type ImportedRow } from '../../kernel/sheets/uploaded-sheet.ts';
import { demandKeeping, heldParent, placeFromWire } from './child-shops.ts';
import { newClientId } from './managed-shops.ts';
import { ownShopOf } from './own-shop.ts';

const mostShops = 200;

const columns = [
  { path: 'name', header: 'Nazwa', isRequired: true },
  { path: 'street', header: 'Ulica i numer', isRequired: true },
  { path: 'postal_code', header: 'Kod pocztowy', isRequired: true },
  { path: 'city', header: 'Miasto', isRequired: true },
  { path: 'phone', header: 'Telefon', isRequired: false },
] as const;

const bodyOf = ({ values }: ImportedRow) => ({
  ...{ name: values['name'] ?? '', street: values['street'] ?? '', city: values['city'] ?? '' },
  postal_code: values['postal_code'] ?? '',
  phone: values['phone'] === '' ? null : (values['phone'] ?? null),
});

async function judged(tx: Tx, rows: readonly ImportedRow[]): Promise<readonly ImportedRow[]> {
  const repeated = repeatedIn(rows, 'name', foldText);
  return judgedRows(rows, columns, async (row) => {
    const { success, issues } = safeParse(calls.createChildShop.body, bodyOf(row));
    if (!success) return sentencesOf(issues);
    const before = repeated.get(row.row);
    if (before !== undefined) return { name: `Ta sama nazwa stoi w wierszu ${before}` };
    return (await isShopNameTaken(tx, row.values['name']?.trim() ?? '', null))
      ? { name: shopMessages.nameTaken }
      : {};
  });
}

const write = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  textSheet('Sklepy', headers, rows);

/** No rows: what is written under the headers is the reader's. */
async function* none(): AsyncGenerator<string[]> {}

export const getShopsTemplate: Query<'getShopsTemplate'> = async (request) => {
  demandKeeping(await ownShopOf(request.ports.db, request));
  const headers = columns.map(({ header }) => ({ header, kind: 'text' as const }));
  return sheetReply('Sklepy', 'sklepy.xlsx', headers, none());
};

export const uploadShops: Command<'uploadShops'> = async (request) => {
  const { ports, upload, body } = request;
  demandKeeping(await ownShopOf(ports.db, request));
  if (upload === null) throw invalid({ file: 'Wybierz plik' });
  const sent = await uploadedRows(ports, upload, columns, mostShops);
  const at = ports.now();
  return {
    async write(tx) {
      const { user, shop: parent } = await heldParent(tx, request);
      const rows = await judged(tx, sent);
      if (body.dry_run === 'true') return importReply(rows, columns, 0, write);
      refuseWrongRows(rows);
      for (const row of rows) {
        const fields = { ...placeFromWire(bodyOf(row)), clientId: newClientId() };
        await insertChildShop(tx, parent, fields, { by: user.id, at });
      }
      return importReply(rows, columns, rows.length, write);
    },
  };
};
