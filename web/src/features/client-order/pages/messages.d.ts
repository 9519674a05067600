import type { messages as companyLoading } from '../parts/company-loading.messages.ts';
import type { messages as initialPayment } from '../parts/initial-payment.messages.ts';
import type { messages as method } from '../screens/agreement-method-selection/method.messages.ts';
import type { messages as agreement } from '../screens/agreement/agreement.messages.ts';
import type { messages as bankVerification } from '../screens/bank-verification/bank-verification.messages.ts';
import type { messages as companyForm } from '../screens/company-form/company-form.messages.ts';
import type { messages as complement } from '../screens/complement-company-and-user/complement.messages.ts';
import type { messages as conditional } from '../screens/conditional-decision/conditional.messages.ts';
import type { messages as qesFailed } from '../screens/qes-failed/qes-failed.messages.ts';
import type { messages as rejection } from '../screens/rejection/rejection.messages.ts';
import type { messages as shopRedirect } from '../screens/shop-redirect/shop-redirect.messages.ts';
import type { messages as status } from '../screens/status/status.messages.ts';
import type { messages as sumup } from '../screens/sumup/sumup.messages.ts';
import type { messages as items } from '../screens/update-order-with-items/items.messages.ts';
import type { messages as updateVatId } from '../screens/update-vat-id/update-vat-id.messages.ts';
import type { messages as order } from '../texts/order.messages.ts';

/** Every word of this feature, for the application's catalogue. */
export type OrderMessages = typeof companyLoading &
  typeof initialPayment &
  typeof method &
  typeof agreement &
  typeof bankVerification &
  typeof companyForm &
  typeof complement &
  typeof conditional &
  typeof qesFailed &
  typeof rejection &
  typeof shopRedirect &
  typeof status &
  typeof sumup &
  typeof items &
  typeof updateVatId &
  typeof order;
