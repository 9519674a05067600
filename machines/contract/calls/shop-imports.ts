import * as v from 'valibot';
import { messages } from '../../fields/schemas.ts';
import { maxSheetBytes, mediaTypes } from '../../rules/uploads.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const ImportReply = v.object({
  /** Rows of the sheet under its headers. */
  count: v.number(),
  /** Those that are wrong, by their number in the sheet. */
  rows: v.array(
    v.object({
      row: v.number(),
      faults: v.array(v.object({ column: v.string(), sentence: v.string() })),
    }),
  ),
  created: v.number(),
  /** Where rows are wrong: the sheet with a column that says why, an xlsx in base64. */
  corrected: v.nullable(v.string()),
});

const upload = {
  method: 'POST',
  file: { maxBytes: maxSheetBytes },
  body: v.object({ dry_run: v.picklist(['true', 'false'], messages.choice) }),
  reply: ImportReply,
  idempotent: true,
  rate: 'upload',
} as const;
const template = { method: 'GET', produces: mediaTypes.xlsx, idempotent: false, rate: 'export' } as const;

/** Shops and accounts that are added from a sheet, all of them or none (SHOP-022 to 024, 030, 032, 041, VALID-030). */
export const shopImportsCalls = named({
  getUsersTemplate: {
    ...template,
    roles: permissions.manageShopAccounts,
    path: '/api/shop/users/uploads/template',
    summary: 'An empty sheet with the columns of accounts.',
  },
  uploadUsers: {
    ...upload,
    roles: permissions.manageShopAccounts,
    path: '/api/shop/users/uploads',
    summary:
      'Accounts from an xls or xlsx, at most 200; with `dry_run` says row by row what is wrong and adds none, else adds all or, with 422, none.',
  },
  getShopsTemplate: {
    ...template,
    roles: permissions.manageOwnShop,
    path: '/api/shop/shops/uploads/template',
    summary: 'An empty sheet with the columns of shops.',
  },
  uploadShops: {
    ...upload,
    roles: permissions.manageOwnShop,
    path: '/api/shop/shops/uploads',
    summary:
      'Shops under the own one from an xls or xlsx, at most 200; with `dry_run` says row by row what is wrong and adds none, else adds all or, with 422, none.',
  },
});
