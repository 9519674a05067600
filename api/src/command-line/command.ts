import type { Database } from '@app/db';
import type { SandboxAddress } from '../kernel/env.ts';

/** What a command works on. Time and chance are handed in, as everywhere. */
export interface CommandWorld {
  readonly db: Database;
  /** Where browsers reach the application, without a slash at the end; null where PUBLIC_URL is not set. */
  readonly publicUrl: string | null;
  /** The server at which partners try their orders; null where SANDBOX_URL is not set. */
  readonly sandbox: SandboxAddress | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 256 random bits in base64url, another one at each call. */
  readonly newToken: () => string;
  /** The text of a file that a command names. */
  readonly readFile: (path: string) => string;
}

/** An option as `--help` shows it: `value` is the word in angle brackets. A switch has none. */
export interface Option {
  readonly about: string;
  readonly value?: string;
  readonly required?: true;
}

/** The options as they were given; a switch is true, one that was left out is missing. */
export type Given<Options> = {
  readonly [Name in keyof Options]: Options[Name] extends { readonly value: string }
    ? Options[Name] extends { readonly required: true }
      ? string
      : string | undefined
    : boolean;
};

/** One command of `admin`: a row of commands.ts. */
export interface Command {
  /** What is typed: 'shop create'. */
  readonly words: string;
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Answers what is printed; throws CommandRefused with a sentence, UsageError where the words make no sense. */
  readonly run: (world: CommandWorld, given: Given<Record<string, never>>) => Promise<string>;
}

/** A command whose `run` knows its own options. */
export function command<const Options extends Readonly<Record<string, Option>>>(row: {
  readonly words: string;
  readonly about: string;
  readonly options: Options;
  readonly run: (world: CommandWorld, given: Given<Options>) => Promise<string>;
}): Command {
  return row as unknown as Command;
}

/** What was asked cannot be done on these data; nothing was changed. The exit code is 1. */
export class CommandRefused extends Error {}

/** The words make no command. The exit code is 2. */
export class UsageError extends Error {}
