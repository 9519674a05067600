/** The tabs of an order list (specification 2.3). */
export const orderTabs = ['all', 'needing_action', 'tasks', 'sales'] as const;
export type OrderTab = (typeof orderTabs)[number];
