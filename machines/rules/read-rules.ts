/** Unusual reading is looked for at each multiple of so much time: five minutes. */
export const readsWatchedEvery = 5 * 60_000;

/**
 * When reading is unusual; `least` is from how many on. An hour is the last 60 minutes, a day Poland's. `times` compares
 * with the account's own median of the busiest hours of its last `days` working days, where it has read on `known` of
 * them; who has read in `nights` of the nights before works at night.
 */
export const readRules = {
  many_orders: { least: 100 },
  above_usual: { least: 30, times: 5, days: 30, known: 5 },
  many_numbers: { least: 20 },
  at_night: { least: 10, from: '22:00', to: '05:00', days: 30, nights: 10 },
  many_readers: { least: 12 },
  large_export: { least: 5_000 },
} as const;
export type ReadRule = keyof typeof readRules;

/** The rules in Polish. */
export const readRuleNames: Readonly<Record<ReadRule, string>> = {
  many_orders: 'bardzo wiele wniosków w godzinę',
  above_usual: 'znacznie więcej wniosków niż zwykle',
  many_numbers: 'wiele odsłoniętych numerów w ciągu dnia',
  at_night: 'odczyty w nocy',
  many_readers: 'wiele osób czyta jeden wniosek',
  large_export: 'duży eksport',
};
