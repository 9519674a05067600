/** A Polish day (YYYY-MM-DD) of which the figures below are whole. */
export interface CountedDaysTable {
  day: string;
  countedAt: number;
}

/** By what the figures of a day are told apart; '' in the rows that hold all of them together. */
interface Dimensions {
  day: string;
  salesChannel: string;
  financingType: string;
  /** The order's method of signing when the day was counted; 'none' where it had none. */
  method: string;
}

/** How often orders went one way of the chart. */
export interface StatusFlowDaysTable extends Dimensions {
  actor: string;
  /** 'created' of an order's first. */
  fromStatus: string;
  event: string;
  /** Equal to `fromStatus` where the order stayed. */
  toStatus: string;
  count: number;
}

/** How long orders that left a status had been in it. */
export interface StatusTimeDaysTable extends Dimensions {
  status: string;
  count: number;
  /** In ms. */
  longest: number;
  /** A sketch of the durations as JSON. */
  durations: string;
}

/** The chart of a release that has served this database. */
export interface ChartsTable {
  hash: string;
  release: string;
  document: string;
  storedAt: number;
  startedAt: number;
}
