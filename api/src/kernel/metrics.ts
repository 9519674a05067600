/** One request that was answered. The route is its pattern, never the address itself. */
export interface RespondedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is counted for the operator's dashboards. */
export interface Metrics {
  responded(request: RespondedRequest): void;
  /** An order moved by this event. */
  transitioned(event: string): void;
  /** An event of the security log, and how it ended. */
  security(event: string, outcome: string): void;
  /** One commit, and how many transactions shared it. */
  committed(jobs: number): void;
  /** The number of file contents that no row named in the last sweep. */
  filesWithoutRow(count: number): void;
  /** Whether deadlines are acted on, as the last look at them decided. */
  sweeping(active: boolean): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}
