/** The day from which the texts without an order's data are in force: they are the same bytes whenever they are drawn. */
export const textsInForce = Date.UTC(2026, 10, 1, 11);
