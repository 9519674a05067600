import type { SalesmanScreen } from '@app/machines/order';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenProps } from '../parts/screen-props.ts';

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

const offerEditor = lazy(async () => ({
  default: (await import('../screens/offer-editor/offer-editor-screen.tsx')).OfferEditorScreen,
}));
const waiting = lazy(async () => ({
  default: (await import('../screens/waiting/waiting-screen.tsx')).WaitingScreen,
}));
const payment = lazy(async () => ({
  default: (await import('../screens/pos-payment/pos-payment-screen.tsx')).PosPaymentScreen,
}));

/** Each of a salesman's screens, loaded when an order first shows it; where he does what the client does, the client's own. */
export const counterRegistry: Readonly<Record<SalesmanScreen, LazyScreen>> = {
  offer_editor: offerEditor,
  offer_summary: lazy(async () => ({
    default: (await import('../screens/offer-summary/offer-summary-screen.tsx')).OfferSummaryScreen,
  })),
  company_and_contact: lazy(async () => ({
    default: (await import('../screens/complement-company-and-user/complement-company-screen.tsx'))
      .ComplementCompanyScreen,
  })),
  vat_id_correction: lazy(async () => ({
    default: (await import('../screens/update-vat-id/update-vat-id-screen.tsx')).UpdateVatIdScreen,
  })),
  client_is_working: lazy(async () => ({
    default: (await import('../screens/client-is-working/client-is-working-screen.tsx'))
      .ClientIsWorkingScreen,
  })),
  signing_method: lazy(async () => ({
    default: (await import('../screens/agreement-method-selection/agreement-method-screen.tsx'))
      .AgreementMethodScreen,
  })),
  salesman_company_form: lazy(async () => ({
    default: (await import('../screens/company-form/company-form-screen.tsx')).CompanyFormScreen,
  })),
  sms_code: lazy(async () => ({
    default: (await import('../screens/sms-code/sms-code-screen.tsx')).SmsCodeScreen,
  })),
  identities: lazy(async () => ({
    default: (await import('../screens/identities/identities-screen.tsx')).IdentitiesScreen,
  })),
  waiting,
  salesman_conditional_decision: lazy(async () => ({
    default: (await import('../screens/conditional-decision/conditional-decision-screen.tsx'))
      .ConditionalDecisionScreen,
  })),
  salesman_rejection: lazy(async () => ({
    default: (await import('../screens/salesman-rejection/salesman-rejection-screen.tsx'))
      .SalesmanRejectionScreen,
  })),
  salesman_agreement: lazy(async () => ({
    default: (await import('../screens/agreement/agreement-screen.tsx')).AgreementScreen,
  })),
  pos_payment: payment,
  payment_status: payment,
  sign_paper: lazy(async () => ({
    default: (await import('../screens/sign-paper/sign-paper-screen.tsx')).SignPaperScreen,
  })),
  upload_documents: lazy(async () => ({
    default: (await import('../screens/upload-documents/upload-documents-screen.tsx')).UploadDocumentsScreen,
  })),
  release: lazy(async () => ({
    default: (await import('../screens/delivery/release-screen.tsx')).ReleaseScreen,
  })),
  confirm_delivery: lazy(async () => ({
    default: (await import('../screens/delivery/confirm-delivery-screen.tsx')).ConfirmDeliveryScreen,
  })),
  done: lazy(async () => ({ default: (await import('../screens/delivery/done-screen.tsx')).DoneScreen })),
};
