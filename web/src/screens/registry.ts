import type { ClientScreen } from '@app/machines/order';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenProps } from './screen-props.ts';

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** Each of the client's screens, loaded when an order first shows it. */
export const screenRegistry: Readonly<Record<ClientScreen, LazyScreen>> = {
  update_order_with_items: lazy(async () => ({
    default: (await import('./update-order-with-items/update-items-screen.tsx')).UpdateItemsScreen,
  })),
  update_vat_id: lazy(async () => ({
    default: (await import('./update-vat-id/update-vat-id-screen.tsx')).UpdateVatIdScreen,
  })),
  sumup: lazy(async () => ({ default: (await import('./sumup/sumup-screen.tsx')).SumupScreen })),
  complement_company_and_user: lazy(async () => ({
    default: (await import('./complement-company-and-user/complement-company-screen.tsx'))
      .ComplementCompanyScreen,
  })),
  agreement_method_selection: lazy(async () => ({
    default: (await import('./agreement-method-selection/agreement-method-screen.tsx')).AgreementMethodScreen,
  })),
  company_form: lazy(async () => ({
    default: (await import('./company-form/company-form-screen.tsx')).CompanyFormScreen,
  })),
  qes_failed: lazy(async () => ({
    default: (await import('./qes-failed/qes-failed-screen.tsx')).QesFailedScreen,
  })),
  bank_verification: lazy(async () => ({
    default: (await import('./bank-verification/bank-verification-screen.tsx')).BankVerificationScreen,
  })),
  conditional_decision: lazy(async () => ({
    default: (await import('./conditional-decision/conditional-decision-screen.tsx'))
      .ConditionalDecisionScreen,
  })),
  agreement: lazy(async () => ({
    default: (await import('./agreement/agreement-screen.tsx')).AgreementScreen,
  })),
  initial_payment: lazy(async () => ({
    default: (await import('./initial-payment/initial-payment-screen.tsx')).InitialPaymentScreen,
  })),
  rejection: lazy(async () => ({
    default: (await import('./rejection/rejection-screen.tsx')).RejectionScreen,
  })),
  shop_redirect: lazy(async () => ({
    default: (await import('./shop-redirect/shop-redirect-screen.tsx')).ShopRedirectScreen,
  })),
  status: lazy(async () => ({ default: (await import('./status/status-screen.tsx')).StatusScreen })),
};

/** Screens whose card at the side is not the offer. */
export const asideRegistry: Partial<Readonly<Record<ClientScreen, LazyScreen>>> = {
  agreement: lazy(async () => ({
    default: (await import('./agreement/agreement-aside.tsx')).AgreementAside,
  })),
  conditional_decision: lazy(async () => ({
    default: (await import('./conditional-decision/conditional-aside.tsx')).ConditionalAside,
  })),
  rejection: lazy(async () => ({
    default: (await import('./rejection/rejection-aside.tsx')).RejectionAside,
  })),
};
