declare module '@rails/actioncable' {
  interface Callbacks {
    connected?(): void;
    disconnected?(): void;
    received?(message: unknown): void;
  }
  interface Consumer {
    readonly subscriptions: { create(channel: string, callbacks: Callbacks): unknown };
    disconnect(): void;
  }
  export const adapters: { WebSocket: unknown };
  export function createConsumer(url: string): Consumer;
}
