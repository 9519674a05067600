import * as v from 'valibot';
import { named } from '../call.ts';
import { CalculationIn } from '../calculation.ts';
import { ConsentFlags, ConsentVersions } from '../company.ts';
import { comment, messages, signatureMethods } from '../../fields/schemas.ts';
import { ItemsIn } from '../items.ts';
import { clientChange, versionField } from './client-rows.ts';

const only = v.object(versionField);

/** What the holder of an order's link may send. */
export const clientCalls = named({
  visitOrder: {
    ...clientChange,
    method: 'POST',
    path: '/api/orders/:slug/visits',
    summary: 'The loaded page says that the client has come.',
    body: only,
    events: ['CLIENT_LOGGED_IN'],
  },
  confirmSummary: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/consents',
    summary: 'Consents are given and the summary is confirmed.',
    body: v.object({ ...ConsentFlags.entries, consent_versions: ConsentVersions, ...versionField }),
    events: ['CONFIRM_SUMMARY'],
  },
  updateProducts: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/products',
    summary: 'The products as checked by the client.',
    body: v.object({ order_items_attributes: ItemsIn, ...versionField }),
    events: ['UPDATE_ITEMS'],
  },
  updateCalculation: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/calculations',
    summary: 'The calculation is changed and, unless dont_move_to_next_status, accepted.',
    body: v.object({
      ...CalculationIn.entries,
      dont_move_to_next_status: v.optional(v.boolean()),
      ...versionField,
    }),
    events: ['UPDATE_CALCULATION', 'ACCEPT_CALCULATION'],
  },
  selectMethod: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/agreement_method_selections',
    summary: 'The way to sign is chosen.',
    body: v.object({
      agreement_signature_type: v.picklist(signatureMethods, messages.choice),
      ...versionField,
    }),
    events: ['SELECT_METHOD'],
  },
  acceptAgreement: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/agreement_accept',
    summary: 'The previewed agreement is accepted.',
    body: only,
    events: ['ACCEPT_AGREEMENT'],
  },
  acceptAgreements: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/agreements',
    summary: 'The same as agreement_accept.',
    body: only,
    events: ['ACCEPT_AGREEMENT'],
  },
  moveToPrevious: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/move_to_previouses',
    summary: 'One step back, where the chart allows it.',
    body: only,
    events: ['MOVE_TO_PREVIOUS'],
  },
  decideConditions: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/contemporary_calculations',
    summary: 'The required offer is accepted or rejected.',
    body: v.object({ decision: v.picklist(['accept', 'reject'], messages.choice), ...versionField }),
    events: ['ACCEPT_CONDITIONS', 'REJECT_CONDITIONS'],
  },
  cancelOrder: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/cancelations',
    summary: 'The application is cancelled.',
    body: v.object({ reason: v.optional(v.nullable(comment())), ...versionField }),
    events: ['CANCEL'],
  },
  relaunchSignature: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/renew_agreement',
    summary: 'After a failed signature: the electronic way again; cannot be taken back.',
    body: only,
    events: ['RELAUNCH_SIGNATURE'],
  },
  chooseCourier: {
    ...clientChange,
    method: 'PUT',
    path: '/api/orders/:slug/return_to_agreement_deliveries',
    summary: 'After a failed signature: the courier; cannot be taken back.',
    body: only,
    events: ['CHOOSE_COURIER'],
  },
});
