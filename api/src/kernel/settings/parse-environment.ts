import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { halfOfIdentity } from './identity-variables.ts';
import { modes, schemas, variableNames, type Values } from './variables.ts';

export type Mode = keyof typeof schemas;

/** Beginnings that no other program's variables have. */
const ours =
  /^(?:RATE|FEATURE|REDIRECT|GUS|KRS|BLUEMEDIA|DOTPAY|AUTENTI|COURIER|DECISION_ENGINE|SMSAPI|SMTP|MAIL|OIDC|DATA|FILES|NEXT_MAINTENANCE|SECOND_FACTOR|SECURITY|SANDBOX|SIMULATORS)_/u;
/** What Kubernetes sets for every service beside us, one called 'courier' too. */
const ofServices = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_\w+)?)$/u;

/** Variables that look like ours and are none: a misspelt one would else be ignored without a word. */
const unknown = (env: Environment): string[] =>
  Object.keys(env).filter(
    (name) => ours.test(name) && !ofServices.test(name) && !variableNames.includes(name),
  );

/** Which mode is meant; a misspelt one is no demo. */
export function modeOf({ MODE }: Environment): Mode {
  if (!MODE) return 'demo';
  if (!modes.includes(MODE as Mode)) throw new Error(`MODE is one of ${modes.join(', ')}`);
  return MODE as Mode;
}

/** What of the sandbox's variables says nothing alone, or stands where there is nothing to tell or to open. */
function halfOfSandbox(mode: Mode, env: Environment): string[] {
  const set = (name: string): boolean => Boolean(env[name]?.trim());
  const [url, secret] = [set('SANDBOX_URL'), set('SANDBOX_SECRET')];
  if (mode === 'sandbox') return url ? ['SANDBOX_URL is for the server whose shops are tried here'] : [];
  return [
    ...(url && !secret ? ['SANDBOX_URL is nothing without SANDBOX_SECRET'] : []),
    ...(secret && !url ? ['SANDBOX_SECRET is nothing without SANDBOX_URL'] : []),
    ...(set('SIMULATORS_TOKEN') ? ['SIMULATORS_TOKEN is for a sandbox: MODE=sandbox'] : []),
  ];
}

/** The faults of a failed reading by variable: that it is missing, or what it should be; never its value. */
function problemsOf(mode: Mode, issues: readonly v.BaseIssue<unknown>[]): string[] {
  const faults = new Map<string, string | null>();
  for (const { path, received, message } of issues) {
    const name = String(path?.[0]?.key);
    if (!faults.has(name)) faults.set(name, received === 'undefined' ? null : message);
  }
  const missing = [...faults].flatMap(([name, says]) => (says === null ? [name] : []));
  const wrong = [...faults].flatMap(([name, says]) => (says === null ? [] : [`${name} ${says}`]));
  return [
    ...(missing.length > 0 ? [`MODE=${mode} does not start without ${missing.join(', ')}`] : []),
    ...wrong,
  ];
}

function parse<M extends Mode>(
  mode: M,
  env: Environment,
  names: readonly string[],
  more: string[],
): Values<M> {
  const set = Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])));
  const { entries } = schemas[mode];
  const asked = Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));
  const read = v.safeParse(v.object(asked), set, { abortPipeEarly: true });
  const faults = [...(read.success ? [] : problemsOf(mode, read.issues)), ...more];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return read.output as Values<M>;
}

/** Reads these variables alone. Throws a sentence for each that is missing or wrong, all at once. */
export const parseSome = <N extends keyof Values<'demo'>>(
  env: Environment,
  names: readonly N[],
): Pick<Values<'demo'>, N> => parse(modeOf(env) as 'demo', env, names, []);

/** Reads every variable of the mode. Throws a sentence for each that is missing, wrong or unknown, all at once. */
export const parseAll = <M extends Mode>(mode: M, env: Environment): Values<M> =>
  parse(mode, env, variableNames, [
    ...unknown(env).map((name) => `${name} is no variable of this application`),
    ...(mode === 'production' ? halfOfIdentity(env) : []),
    ...halfOfSandbox(mode, env),
  ]);
