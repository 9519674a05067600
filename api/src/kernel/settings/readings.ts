import { isIP } from 'node:net';
import { accountRoles, type AccountRole } from '@app/machines/contract';
import * as v from 'valibot';
import { serviceOf } from '../error-reporter.ts';
import type { S3Address } from '../files/s3-files.ts';
import type { Secrets } from '../../providers/settings.ts';

/*
 * How a variable's text is read. Each message goes on after the variable's name and never repeats what was set: that may
 * be a secret.
 */

const read = <T>(says: string, reading: (text: string) => T | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = reading(dataset.value.trim());
      if (value !== undefined) return value;
      addIssue({ message: says });
      return NEVER;
    }),
  );

/** Whether only this machine is reached there: what is said to it needs no TLS. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname);

/** Whether it may be used: over TLS, or on this machine, or where nothing is at stake. */
const isSafe = (url: URL, production: boolean): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && (!production || isLoopback(url)));

/** What stands for a value in the example of a settings file, '<gus key>'. */
const isPlaceholder = (set: string): boolean => /^<[^<>]*>$/u.test(set);

export const text = read('is still to be filled in', (set) =>
  set === '' || isPlaceholder(set) ? undefined : set,
);

/** What nobody guesses, as `openssl rand -hex 32` makes it. */
export const longSecret = read('is a secret of at least 32 characters without spaces', (set) =>
  /^[\x21-\x7e]{32,256}$/u.test(set) && !isPlaceholder(set) ? set : undefined,
);

export const oneOf = <const T extends string>(names: readonly T[]) =>
  read(`is one of ${names.join(', ')}`, (set) => names.find((name) => name === set));

const switches: Readonly<Record<string, boolean>> = {
  on: true,
  1: true,
  true: true,
  off: false,
  0: false,
  false: false,
};

export const onOff = read('is on or off (or 1 and 0, true and false)', (set) => switches[set.toLowerCase()]);

export const wholeNumber = (least: number, most: number) =>
  read(`is a whole number from ${least} to ${most}`, (set) => {
    const number = /^\d{1,10}$/u.test(set) ? Number(set) : NaN;
    return number >= least && number <= most ? number : undefined;
  });

/** A length of time in its unit, fractions too. */
export const length = read('is a number above 0', (set) =>
  /^\d{1,6}(?:\.\d{1,6})?$/u.test(set) && Number(set) > 0 ? Number(set) : undefined,
);

/** An address as RFC 9116 asks for in security.txt. */
export const contact = read(
  'is an address such as mailto:security@example.pl or https://example.pl/security',
  (set) => (/^(?:mailto:|https:\/\/|tel:)[\x21-\x7e]+$/u.test(set) ? set : undefined),
);

export const roles = read(
  `is none, or some of ${accountRoles.join(', ')} with commas between them`,
  (set) => {
    if (set === 'none') return [];
    const named = set.split(',').map((name) => accountRoles.find((role) => role === name.trim()));
    return named.every((role): role is AccountRole => role !== undefined) ? named : undefined;
  },
);

const staffRoles = accountRoles.filter((role) => !role.startsWith('shop_'));

/** Which value of a claim gives which staff role: a shop's accounts are the shop's business. */
export const rolesByValue = read(
  `is value=role, with commas between several; a role is one of ${staffRoles.join(', ')}`,
  (set) => {
    const pairs = set.split(',').map((pair) => {
      const at = pair.lastIndexOf('=');
      const role = staffRoles.find((one) => one === pair.slice(at + 1).trim());
      return { value: pair.slice(0, Math.max(at, 0)).trim(), role };
    });
    const whole = pairs.flatMap(({ value, role }) =>
      role === undefined || value === '' ? [] : [{ value, role }],
    );
    return whole.length === pairs.length ? whole : undefined;
  },
);

/** Scopes of OpenID Connect: `openid` is the one that it is not without. */
export const scopes = read('is a list of scopes with spaces between them, openid among them', (set) =>
  /^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/u.test(set) && set.split(' ').includes('openid')
    ? set
    : undefined,
);

export const wholeNumbers = read('is a list of whole numbers with commas between them', (set) =>
  /^\d{1,9}(?:\s*,\s*\d{1,9})*$/u.test(set) ? set.split(',').map(Number) : undefined,
);

/** Requests in seconds; a timer holds 24 days, so at most 999,999 of them. */
export const rate = read('is written as requests/seconds, for example 600/60', (set) => {
  const [, points, seconds] = /^([1-9]\d{0,9})\/([1-9]\d{0,5})$/u.exec(set) ?? [];
  return points === undefined ? undefined : { points: Number(points), seconds: Number(seconds) };
});

export const host = read('is a name or an address to listen on, without a port', (set) =>
  isIP(set) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/iu.test(set) ? set : undefined,
);

/** A host with its port, or without one where it listens on the usual one. */
export const hostAndPort = (usual: number) =>
  read('is a host, or a host and a port with a colon between them', (set) => {
    const [, name, port = usual] = /^([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?$/iu.exec(set) ?? [];
    return name === undefined || Number(port) > 65_535 ? undefined : { host: name, port: Number(port) };
  });

/** Hosts as a URL has them: in small letters, with the port where it is not the usual one. */
export const hosts = read('is a list of hosts with commas between them, without https:// and path', (set) => {
  const names = set.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/u.test(name))
    ? names
    : undefined;
});

/** Where browsers reach us: scheme, host and port. */
export const origin = (production: boolean) =>
  read(
    `is an address like https://orders.example.pl, without a path${production ? '; only on this machine may it begin with http://' : ''}`,
    (set) => {
      const url = URL.parse(set);
      const bare =
        url !== null && `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
      return bare && isSafe(url, production) ? url.origin : undefined;
    },
  );

/** A provider's address; a slash at the end of its path is significant. */
export const address = (production: boolean) =>
  read(
    `is an address that begins with https://${production ? ' (http:// on this machine only)' : ' or http://'}, without user and password`,
    (set) => {
      const url = URL.parse(set);
      return url !== null && url.username === '' && url.password === '' && isSafe(url, production)
        ? set
        : undefined;
    },
  );

/** A bucket with the key that opens it. Files name people, so what is sent and what is kept is encrypted. */
export const bucket = read(
  'is https://key:secret@host/bucket, where needed with ?region=eu-central-1 (http:// on this machine only)',
  (set): S3Address | undefined => {
    const url = URL.parse(set);
    const [, name] = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/u.exec(url?.pathname ?? '') ?? [];
    if (url === null || name === undefined || !isSafe(url, true)) return undefined;
    if (url.username === '' || url.password === '') return undefined;
    return {
      endpoint: `${url.origin}/${name}`,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'auto',
      encrypted: !isLoopback(url),
    };
  },
);

export const path = read('is a path that begins with /', (set) =>
  /^\/[^\s?#]*$/u.test(set) ? set : undefined,
);

export const databaseUrl = read('begins with sqlite: and a path, or with postgres:// and a host', (set) =>
  /^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/u.test(set) ? set : undefined,
);

/** A mail relay; mails hold names and addresses, so the connection uses TLS. */
export const smtpUrl = read(
  'is smtps://user:password@host or smtp://user:password@host?requireTLS=true (without TLS on this machine only)',
  (set) => {
    const url = URL.parse(set);
    if (url === null || url.hostname === '' || !/^smtps?:$/u.test(url.protocol)) return undefined;
    const secret =
      url.searchParams.get('ignoreTLS') !== 'true' &&
      url.searchParams.get('tls.rejectUnauthorized') !== 'false' &&
      (url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true');
    return secret || isLoopback(url) ? set : undefined;
  },
);

export const mailbox = read('is written as Name <user@host> or user@host', (set) =>
  /^(?:[^<>@\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/u.test(set) ? set : undefined,
);

/** Secrets that are valid at once, newest first: ours are signed with the first, theirs are taken under any. */
export const secrets = read('is a secret, or several with commas between them, the newest first', (set) => {
  const [first = '', ...older] = set.split(',').map((secret) => secret.trim());
  const each: Secrets = [first, ...older];
  return each.some((secret) => secret === '' || isPlaceholder(secret)) ? undefined : each;
});

/** 'id:base64,id:base64': the first key seals, all open. */
export const dataKeys = read(
  'is a list id:base64,id:base64 of 32-byte keys, each id once, of 1 to 32 letters, digits, _ or -',
  (set) => {
    const keys = set.split(',').map((part) => {
      const [, id = '', key = ''] = /^\s*([\w-]{1,32}):\s*([A-Za-z\d+/_-]{43}=?)\s*$/u.exec(part) ?? [];
      return { id, key };
    });
    const good = keys.every(({ id, key }) => id !== '' && Buffer.from(key, 'base64').length === 32);
    return good && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : undefined;
  },
);

export const sentryDsn = (production: boolean) =>
  read('is https://key@host/project', (set) => {
    const url = URL.parse(set);
    try {
      serviceOf(set);
    } catch {
      return undefined;
    }
    return url !== null && isSafe(url, production) ? set : undefined;
  });

/** The longest message that a phone's banner holds in a few lines. */
const longestMessage = 300;

export const message = read(`has at most ${longestMessage} characters`, (set) =>
  set.length <= longestMessage ? set : undefined,
);
