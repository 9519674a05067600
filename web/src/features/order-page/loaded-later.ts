import { lazily } from '../../kit/lazily.tsx';

// What asks an operator something loads with it: forms are a quarter of what this page would load at first.
export const MoveDialog = lazily(async () => (await import('./moves/move-dialog.tsx')).MoveDialog);
export const SettleDialog = lazily(async () => (await import('./refunds/settle-dialog.tsx')).SettleDialog);
export const ProductsDialog = lazily(async () => (await import('./data/products-dialog.tsx')).ProductsDialog);
export const NumberDialog = lazily(async () => (await import('./data/number-dialog.tsx')).NumberDialog);
export const PowerAdminForm = lazily(
  async () => (await import('./data/power-admin-form.tsx')).PowerAdminForm,
);
export const CheckFraudDialog = lazily(
  async () => (await import('./data/check-fraud-dialog.tsx')).CheckFraudDialog,
);
export const RevealDialog = lazily(async () => (await import('./data/reveal-dialog.tsx')).RevealDialog);
export const RevealAccountDialog = lazily(
  async () => (await import('./data/reveal-dialog.tsx')).RevealAccountDialog,
);
export const TaskDialog = lazily(async () => (await import('./comments/task-dialog.tsx')).TaskDialog);

// Cards below what is seen first.
export const ChartCard = lazily(async () => (await import('./cards/chart-card.tsx')).ChartCard);
export const CompanyOrdersCard = lazily(
  async () => (await import('./cards/company-orders-card.tsx')).CompanyOrdersCard,
);
export const OrderReadsCard = lazily(
  async () => (await import('./reads/order-reads-card.tsx')).OrderReadsCard,
);
export const EffectsCard = lazily(async () => (await import('./cards/effects-card.tsx')).EffectsCard);
