/** The parts of an order's page, in the order of the keys 1 to 7. Apart, because the address is read before the page is loaded. */
export const orderTabs = ['all', 'offer', 'agreement', 'payments', 'comments', 'history', 'chart'] as const;

export type OrderTab = (typeof orderTabs)[number];
