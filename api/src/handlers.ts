import { accountCalls } from './modules/accounts/accounts.calls.ts';
import { applicationCalls } from './modules/application/application.calls.ts';
import { deliveryCalls } from './modules/delivery/delivery.calls.ts';
import { orderLifeCalls } from './modules/order-life/order-life.calls.ts';
import { paymentCalls } from './modules/payments/payments.calls.ts';
import { shopCalls } from './modules/shops/shops.calls.ts';
import { signingCalls } from './modules/signing/signing.calls.ts';
import { operationsCalls } from './operations/operations.calls.ts';
import type { Handlers } from './kernel/handlers.ts';

/** A handler for each call of the contract that needs one; one that is missing does not compile. */
export const handlers: Handlers = {
  ...orderLifeCalls,
  ...applicationCalls,
  ...signingCalls,
  ...paymentCalls,
  ...deliveryCalls,
  ...accountCalls,
  ...shopCalls,
  ...operationsCalls,
};
