import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream } from 'pino';

/** Which lines are written: these and graver ones. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a line says beside its message: names, codes and counts; never a person, a whole link or what was typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Lines for the operator. A line of a request carries the request's id by itself. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const requests = new AsyncLocalStorage<string>();

/** Runs a request's work so that its lines carry the id. */
export const inRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

/** The id of the request that this work belongs to. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** One JSON object a line, as log collectors read them. */
export function jsonLog(level: LogLevel, to: DestinationStream): Log {
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      mixin: () => {
        const id = currentRequestId();
        return id === undefined ? {} : { request_id: id };
      },
    },
    to,
  );
  return {
    info: (message, fields = {}) => log.info(fields, message),
    warn: (message, fields = {}) => log.warn(fields, message),
    error: (message, fields = {}) => log.error(fields, message),
  };
}

/** The line that says which host REDIRECT_HOSTS may lack. */
export const warnUntrustedHost =
  (log: Log) =>
  (provider: string, host: string): void =>
    log.warn('a provider leads to a host that is not in REDIRECT_HOSTS', { provider, host });
