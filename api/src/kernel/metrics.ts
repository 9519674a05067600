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
  /** One wait for the disk that so many transactions shared. */
  committed(jobs: number): void;
  /** So many contents of files no row named at the last look. */
  filesWithoutRow(count: number): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}
