import * as v from 'valibot';

/** The subprotocol of Action Cable that its stock client asks for. */
export const cableProtocol = 'actioncable-v1-json';

/** The largest frame of a client, in bytes. */
export const maxFrame = 4_096;

/** What pages are told: which orders, comments or presences changed, never what they say. */
export type CableMessage =
  | { readonly type: 'order' | 'task' | 'view'; readonly ids: readonly string[] }
  | { readonly type: 'notification' };

/** `remote`: the session ended; the stock client opens a new link only where `reconnect` is true. */
type DisconnectReason = 'unauthorized' | 'invalid_request' | 'server_restart' | 'remote';

const write = (frame: object): string => JSON.stringify(frame);

/** The frames of the server. An identifier is echoed byte for byte: the client compares it as text. */
export const frames = {
  welcome: write({ type: 'welcome' }),
  ping: (now: number): string => write({ type: 'ping', message: Math.floor(now / 1_000) }),
  confirm: (identifier: string): string => write({ identifier, type: 'confirm_subscription' }),
  reject: (identifier: string): string => write({ identifier, type: 'reject_subscription' }),
  message: (identifier: string, message: CableMessage): string => write({ identifier, message }),
  disconnect: (reason: DisconnectReason, reconnect: boolean): string =>
    write({ type: 'disconnect', reason, reconnect }),
};

const Command = v.object({
  command: v.picklist(['subscribe', 'unsubscribe', 'message']),
  identifier: v.pipe(v.string(), v.maxLength(256)),
});

/** A client's frame; null where it is none of the protocol, which Action Cable leaves unanswered. */
export function readCommand(text: string): v.InferOutput<typeof Command> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Command), text);
  return read.success ? read.output : null;
}

/** Whether an identifier names the one channel that there is. */
export function isUserChannel(identifier: string): boolean {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ channel: v.literal('UserChannel') })),
    identifier,
  );
  return read.success;
}
