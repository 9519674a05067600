import { parseArgs } from 'node:util';
import { UsageError, type Command, type CommandWorld, type Given, type Option } from './command.ts';
import { commands } from './commands.ts';

const optionText = (name: string, { value, required }: Option): string => {
  const written = value === undefined ? `--${name}` : `--${name} <${value}>`;
  return required ? written : `[${written}]`;
};

const usageOf = ({ words, options }: Command): string =>
  ['admin', words, ...Object.entries(options).map(([name, option]) => optionText(name, option))].join(' ');

/** What `--help` prints: every command, or one with its options. */
export function helpText(one?: Command): string {
  if (one === undefined)
    return ['Commands:', ...commands.map((each) => `  ${usageOf(each)}\n      ${each.about}`)].join('\n');
  const width = Math.max(0, ...Object.keys(one.options).map((name) => name.length));
  const lines = Object.entries(one.options).map(([name, { about }]) => `  --${name.padEnd(width)}  ${about}`);
  return [usageOf(one), one.about, ...lines].join('\n');
}

const startsWith = (given: readonly string[], words: string): boolean =>
  words.split(' ').every((word, at) => given[at] === word);

/** The command that the first words name; throws UsageError where there is none. */
function commandOf(given: readonly string[]): Command {
  const found = commands.find(({ words }) => startsWith(given, words));
  if (found !== undefined) return found;
  const typed = given.filter((word) => !word.startsWith('-')).join(' ');
  throw new UsageError(
    `${typed === '' ? 'Name a command.' : `There is no command '${typed}'.`}\n${helpText()}`,
  );
}

function optionsOf(found: Command, args: string[]): Given<Record<string, never>> {
  const options = Object.fromEntries(
    Object.entries(found.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    const missing = Object.entries(found.options).filter(
      ([name, { required }]) => required && !String(values[name] ?? '').trim(),
    );
    if (missing.length > 0) throw new Error(`${missing.map(([name]) => `--${name}`).join(', ')} is missing`);
    const switches = Object.entries(found.options).filter(([, { value }]) => value === undefined);
    return { ...Object.fromEntries(switches.map(([name]) => [name, false])), ...values } as never;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}\n${helpText(found)}`);
  }
}

const asksForHelp = (given: readonly string[]): boolean =>
  given.some((word) => word === '--help' || word === '-h');

/** The help that was asked for; null where a command is to be run. Asking needs no database. */
export function helpAsked(given: readonly string[]): string | null {
  if (!asksForHelp(given)) return null;
  return helpText(commands.find(({ words }) => startsWith(given, words)));
}

/** What is to be run, judged without a database; throws UsageError. */
export function readCommand(given: readonly string[]): (world: CommandWorld) => Promise<string> {
  const found = commandOf(given);
  const options = optionsOf(found, given.slice(found.words.split(' ').length));
  return (world) => found.run(world, options);
}
