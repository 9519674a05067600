import { loadSession, type Session } from '@app/db';
import { mayDo } from '@app/machines/contract';
import type { Ports } from '../../kernel/ports.ts';
import { frames, isUserChannel, readCommand, type CableMessage } from './protocol.ts';

/** What a link needs of its socket. */
interface Socket {
  send(text: string): void;
  close(): void;
}

/** How often the client hears from us: it takes a link that is silent for six seconds for lost. */
const pingEvery = 3_000;
/** How often the session is asked for, so that a link ends within it, however the session ended. */
const checkEvery = 5_000;
/** Frames that a client may send within a window; its own client sends one every half second at most. */
const maxFrames = 60;
const windowMs = 10_000;

/** One signed-in page's link: subscriptions, heartbeat, and its end with the session. */
export class CableLink {
  readonly #ports: Ports;
  readonly #token: string;
  readonly #socket: Socket;
  readonly #subscribed = new Set<string>();
  readonly #timers: readonly NodeJS.Timeout[];
  #user: Session['user'];
  #frames = 0;
  #closed = false;

  constructor(ports: Ports, token: string, user: Session['user'], socket: Socket) {
    this.#ports = ports;
    this.#token = token;
    this.#user = user;
    this.#socket = socket;
    this.#timers = [
      setInterval(() => this.#send(frames.ping(ports.now())), pingEvery),
      setInterval(() => void this.#check().catch(() => undefined), checkEvery),
      setInterval(() => (this.#frames = 0), windowMs),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#send(frames.welcome);
  }

  /** What the client sends; more than it may ends the link. */
  receive(text: string): void {
    this.#frames += 1;
    if (this.#frames > maxFrames) {
      this.end('invalid_request', false);
      return;
    }
    const command = readCommand(text);
    if (command === null) return;
    const { identifier } = command;
    if (command.command === 'unsubscribe') this.#subscribed.delete(identifier);
    if (command.command !== 'subscribe') return;
    if (!isUserChannel(identifier)) {
      this.#send(frames.reject(identifier));
      return;
    }
    // The client repeats itself until it is answered.
    this.#subscribed.add(identifier);
    this.#send(frames.confirm(identifier));
  }

  /** Tells of a change where the user may see it: notifications are of one user, the rest is for who reads every order. */
  tell(message: CableMessage, userId: string | null): void {
    const isMine = userId === null ? mayDo(this.#user.roles, 'readEveryOrder') : userId === this.#user.id;
    if (!isMine) return;
    for (const identifier of this.#subscribed) this.#send(frames.message(identifier, message));
  }

  /** The account may do something else from now on: the link ends at once where its session did. */
  askAgain(userId: string): void {
    if (userId === this.#user.id) void this.#check().catch(() => undefined);
  }

  /** Says why the link ends and closes it. */
  end(reason: Parameters<typeof frames.disconnect>[0], reconnect: boolean): void {
    this.#send(frames.disconnect(reason, reconnect));
    this.close();
    this.#socket.close();
  }

  /** Stops everything; the socket is gone or goes. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #check(): Promise<void> {
    const session = await loadSession(this.#ports.db, this.#token, this.#ports.now());
    if (this.#closed) return;
    if (session === null) this.end('remote', false);
    else this.#user = session.user;
  }

  #send(text: string): void {
    if (!this.#closed) this.#socket.send(text);
  }
}
