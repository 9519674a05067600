/** Short messages between the processes that share a database. Heard by whoever listens at that moment, kept nowhere. */
export interface Signals {
  /** To all processes, the sender too. */
  send(texts: readonly string[]): Promise<void>;
  /** `missed` is called when messages may have been lost: the connection was away for a while. Answers how to stop. */
  listen(hear: (text: string) => void, missed: () => void): () => Promise<void>;
}
