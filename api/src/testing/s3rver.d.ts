declare module '@20minutes/s3rver' {
  /** The parts that tests use of an S3 server that keeps its buckets in a folder; its key is S3RVER, its secret S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    /** What a request passes through, outermost first. */
    readonly middleware: ((
      context: { readonly query: Readonly<Record<string, unknown>>; readonly state: Record<string, unknown> },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
