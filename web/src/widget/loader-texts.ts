/** The only words of the loader. */
export const texts = { unavailable: 'Kalkulator rat jest chwilowo niedostępny.' } as const;
