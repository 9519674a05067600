import { lazily } from '../../kit/lazily.tsx';

// A list shows its rows before what only some of its readers narrow it by.
export const PhoneSort = lazily(async () => (await import('./phone-sort.tsx')).PhoneSort);
export const StaffChips = lazily(async () => (await import('./staff-chips.tsx')).StaffChips);
export const ShopChips = lazily(async () => (await import('./shop-chips.tsx')).ShopChips);
// For shops alone: the head office's list says whose move an order is by its status.
export const NextMove = lazily(async () => (await import('../../kit/order/next-move.tsx')).NextMove);
