import { lazily } from '../../kit/lazily.tsx';

// For shops alone: the head office's list says whose move an order is by its status.
export const NextMove = lazily(async () => (await import('../../kit/order/next-move.tsx')).NextMove);
