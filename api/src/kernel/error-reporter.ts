import { randomUUID } from 'node:crypto';
import { currentRequestId, type Log } from './log.ts';
import { describedError, framesOf } from './described-error.ts';

/** What was being done when it went wrong, in words of the code. */
export interface About {
  readonly doing: string;
}

/** Reports unexpected errors to a person. */
export type ErrorReporter = (error: unknown, about: About) => void;

/** Errors as lines of the log. */
export const reportToLog =
  (log: Log): ErrorReporter =>
  (error, { doing }) =>
    log.error('unexpected error', { doing, ...describedError(error) });

const timeoutMs = 5_000;

interface Service {
  readonly url: string;
  readonly key: string;
}

/** A DSN as Sentry and those that speak like it give it: https://key@host/project. */
export function serviceOf(dsn: string): Service {
  const { protocol, username, host, pathname } = URL.parse(dsn) ?? {};
  const project = pathname?.split('/').filter((part) => part !== '') ?? [];
  if (!username || !host || project.length === 0) throw new Error('SENTRY_DSN is https://key@host/project');
  const folder = project.slice(0, -1).map((part) => `/${part}`);
  return { url: `${protocol}//${host}${folder.join('')}/api/${project.at(-1)}/envelope/`, key: username };
}

/** Errors as events of a service that takes Sentry's envelopes, and as lines of the log. Sends no message that may quote data. */
export function reportToService(dsn: string, log: Log): ErrorReporter {
  const { url, key } = serviceOf(dsn);
  const toLog = reportToLog(log);
  return (error, about) => {
    toLog(error, about);
    const id = randomUUID().replaceAll('-', '');
    const now = new Date().toISOString();
    const { error: type, message, code } = describedError(error);
    const frames = framesOf(error).map(({ called, file, line, column }) => ({
      function: called,
      filename: file,
      lineno: line,
      colno: column,
      in_app: !file.startsWith('node'),
    }));
    const event = {
      event_id: id,
      timestamp: now,
      platform: 'node',
      level: 'error',
      transaction: about.doing,
      tags: { request_id: currentRequestId(), code },
      exception: { values: [{ type, value: message ?? '', stacktrace: { frames: frames.toReversed() } }] },
    };
    const parts = [{ event_id: id, sent_at: now }, { type: 'event' }, event];
    fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=order-financing/1`,
      },
      body: parts.map((part) => JSON.stringify(part)).join('\n'),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      (reply) => (reply.ok ? undefined : log.warn('error service refused', { status: reply.status })),
      () => log.warn('error service did not answer'),
    );
  };
}
