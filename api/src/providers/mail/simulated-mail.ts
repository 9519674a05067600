/** A mail as the simulator keeps it. */
export type SimulatedMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly files: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly base64: string;
  }[];
};
