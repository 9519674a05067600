import type { ClientScreen } from '@app/machines/order';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenProps } from '../parts/screen-props.ts';

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** Each of the client's screens, loaded when an order first shows it. */
export const screenRegistry: Readonly<Record<ClientScreen, LazyScreen>> = {
  update_order_with_items: lazy(async () => ({
    default: (await import('../screens/update-order-with-items/update-items-screen.tsx')).UpdateItemsScreen,
  })),
  update_vat_id: lazy(async () => ({
    default: (await import('../screens/update-vat-id/update-vat-id-screen.tsx')).UpdateVatIdScreen,
  })),
  sumup: lazy(async () => ({ default: (await import('../screens/sumup/sumup-screen.tsx')).SumupScreen })),
  complement_company_and_user: lazy(async () => ({
    default: (await import('../screens/complement-company-and-user/complement-company-screen.tsx'))
      .ComplementCompanyScreen,
  })),
  agreement_method_selection: lazy(async () => ({
    default: (await import('../screens/agreement-method-selection/agreement-method-screen.tsx'))
      .AgreementMethodScreen,
  })),
  company_form: lazy(async () => ({
    default: (await import('../screens/company-form/company-form-screen.tsx')).CompanyFormScreen,
  })),
  qes_failed: lazy(async () => ({
    default: (await import('../screens/qes-failed/qes-failed-screen.tsx')).QesFailedScreen,
  })),
  bank_verification: lazy(async () => ({
    default: (await import('../screens/bank-verification/bank-verification-screen.tsx'))
      .BankVerificationScreen,
  })),
  conditional_decision: lazy(async () => ({
    default: (await import('../screens/conditional-decision/conditional-decision-screen.tsx'))
      .ConditionalDecisionScreen,
  })),
  agreement: lazy(async () => ({
    default: (await import('../screens/agreement/agreement-screen.tsx')).AgreementScreen,
  })),
  initial_payment: lazy(async () => ({
    default: (await import('../screens/initial-payment/initial-payment-screen.tsx')).InitialPaymentScreen,
  })),
  rejection: lazy(async () => ({
    default: (await import('../screens/rejection/rejection-screen.tsx')).RejectionScreen,
  })),
  shop_redirect: lazy(async () => ({
    default: (await import('../screens/shop-redirect/shop-redirect-screen.tsx')).ShopRedirectScreen,
  })),
  status: lazy(async () => ({ default: (await import('../screens/status/status-screen.tsx')).StatusScreen })),
};

/** Screens whose card at the side is not the offer. */
export const asideRegistry: Partial<Readonly<Record<ClientScreen, LazyScreen>>> = {
  agreement: lazy(async () => ({
    default: (await import('../screens/agreement/agreement-aside.tsx')).AgreementAside,
  })),
  conditional_decision: lazy(async () => ({
    default: (await import('../screens/conditional-decision/conditional-aside.tsx')).ConditionalAside,
  })),
  rejection: lazy(async () => ({
    default: (await import('../screens/rejection/rejection-aside.tsx')).RejectionAside,
  })),
};
