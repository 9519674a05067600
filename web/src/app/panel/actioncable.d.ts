declare module '@rails/actioncable' {
  interface Consumer {
    readonly subscriptions: {
      create(
        channel: string,
        callbacks: {
          connected: (how: { readonly reconnected: boolean }) => void;
          disconnected: (how: { readonly willAttemptReconnect: boolean }) => void;
          received: (message: unknown) => void;
        },
      ): unknown;
    };
    disconnect(): void;
  }
  export function createConsumer(path: string): Consumer;
}
