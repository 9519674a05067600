import { previewing } from './http/preview-move.ts';
import type { Handlers } from './kernel/handlers.ts';
import * as accounts from './modules/accounts/accounts.calls.ts';
import * as application from './modules/application/application.calls.ts';
import * as catalogue from './modules/catalogue/catalogue.calls.ts';
import * as chart from './modules/chart/chart.calls.ts';
import * as comments from './modules/comments/comments.calls.ts';
import * as delivery from './modules/delivery/delivery.calls.ts';
import * as files from './modules/files/files.calls.ts';
import * as notifications from './modules/notifications/notifications.calls.ts';
import * as orderLife from './modules/order-life/order-life.calls.ts';
import * as payments from './modules/payments/payments.calls.ts';
import * as persons from './modules/persons/persons.calls.ts';
import * as reads from './modules/reads/reads.calls.ts';
import * as reports from './modules/reports/reports.calls.ts';
import * as settings from './modules/settings/settings.calls.ts';
import * as shops from './modules/shops/shops.calls.ts';
import * as signing from './modules/signing/signing.calls.ts';
import * as widget from './modules/widget/widget.calls.ts';
import * as operations from './operations/operations.calls.ts';

const ownHandlers = {
  ...orderLife,
  ...application,
  ...signing,
  ...payments,
  ...delivery,
  ...catalogue,
  ...chart,
  ...comments,
  ...notifications,
  ...files,
  ...accounts,
  ...persons,
  ...reads,
  ...reports,
  ...settings,
  ...shops,
  ...widget,
  ...operations,
};

/** A handler for each call of the contract that needs one; one that is missing does not compile. */
export const handlers: Handlers = { ...ownHandlers, previewMove: previewing(ownHandlers) };
