import type { messages as companyLoading } from './parts/company-loading.messages.ts';
import type { messages as clientLink } from './parts/client-link.messages.ts';
import type { messages as cost } from './parts/cost.messages.ts';
import type { messages as decides } from './parts/deciding-points.messages.ts';
import type { messages as initialPayment } from './parts/initial-payment.messages.ts';
import type { messages as method } from './screens/agreement-method-selection/method.messages.ts';
import type { messages as agreement } from './screens/agreement/agreement.messages.ts';
import type { messages as bankVerification } from './screens/bank-verification/bank-verification.messages.ts';
import type { messages as companyForm } from './screens/company-form/company-form.messages.ts';
import type { messages as complement } from './screens/complement-company-and-user/complement.messages.ts';
import type { messages as conditional } from './screens/conditional-decision/conditional.messages.ts';
import type { messages as orderDocuments } from './parts/order-documents.messages.ts';
import type { messages as qesFailed } from './screens/qes-failed/qes-failed.messages.ts';
import type { messages as rejection } from './screens/rejection/rejection.messages.ts';
import type { messages as shopRedirect } from './screens/shop-redirect/shop-redirect.messages.ts';
import type { messages as status } from './screens/status/status.messages.ts';
import type { messages as concluded } from './screens/status/concluded.messages.ts';
import type { messages as sumup } from './screens/sumup/sumup.messages.ts';
import type { messages as items } from './parts/offer/items.messages.ts';
import type { messages as updateVatId } from './screens/update-vat-id/update-vat-id.messages.ts';
import type { messages as clientWorks } from './screens/client-is-working/client-works.messages.ts';
import type { messages as delivery } from './screens/delivery/delivery.messages.ts';
import type { messages as identities } from './screens/identities/identities.messages.ts';
import type { messages as answers } from './screens/company-form/answers.messages.ts';
import type { messages as contactLines } from './screens/company-form/contact-lines.messages.ts';
import type { messages as explained } from './parts/explained.messages.ts';
import type { messages as offerEditor } from './screens/offer-editor/offer-editor.messages.ts';
import type { messages as offerPdf } from './parts/offer/offer-pdf.messages.ts';
import type { messages as offerSummary } from './screens/offer-summary/offer-summary.messages.ts';
import type { messages as posPayment } from './screens/pos-payment/pos-payment.messages.ts';
import type { messages as salesmanRejection } from './screens/salesman-rejection/salesman-rejection.messages.ts';
import type { messages as signPaper } from './screens/sign-paper/sign-paper.messages.ts';
import type { messages as smsCode } from './screens/sms-code/sms-code.messages.ts';
import type { messages as uploadDocuments } from './screens/upload-documents/upload-documents.messages.ts';
import type { messages as waiting } from './parts/waiting.messages.ts';
import type { messages as counter } from './counter/counter.messages.ts';
import type { messages as shopOrder } from './counter/shop-order.messages.ts';
import type { messages as takeOver } from './parts/take-over.messages.ts';
import type { messages as medSales } from './medical/medical.messages.ts';
import type { messages as newOffer } from './counter/new-offer.messages.ts';
import type { messages as order } from './texts/order.messages.ts';

/** Every word of this feature, for the application's catalogue. */
export type OrderMessages = typeof answers &
  typeof contactLines &
  typeof explained &
  typeof companyLoading &
  typeof clientLink &
  typeof cost &
  typeof decides &
  typeof counter &
  typeof newOffer &
  typeof medSales &
  typeof shopOrder &
  typeof takeOver &
  typeof clientWorks &
  typeof delivery &
  typeof identities &
  typeof offerEditor &
  typeof offerPdf &
  typeof offerSummary &
  typeof posPayment &
  typeof salesmanRejection &
  typeof signPaper &
  typeof smsCode &
  typeof uploadDocuments &
  typeof waiting &
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
  typeof concluded &
  typeof orderDocuments &
  typeof sumup &
  typeof items &
  typeof updateVatId &
  typeof order;
