import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';
import { count, type Journal } from './journal.ts';

/** The simulators' console, whose buttons end processes well or badly. */
export interface Console {
  /** Presses one of a section's buttons; nothing where there is none. */
  readonly press: () => Promise<void>;
  /** Lets one provider misbehave for some seconds: off, hanging, silent, late … */
  readonly misbehave: () => Promise<void>;
}

const sections = ['bluemedia', 'dotpay', 'autenti', 'decision-engine', 'courier'] as const;
const pages = [...sections, 'messages', 'registry'] as const;
/** What ends well is pressed more often, so that orders come far. */
const kind = /succeed|approved|return|sign|complete/u;

/** In seconds; an adapter waits for ten, so that now and then it has given up. */
const longest = 11;

export function openConsole(
  url: string,
  { random, journal }: { readonly random: Random; readonly journal: Journal },
): Console {
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const body = new URLSearchParams(fields);
    await (
      await fetch(`${url}${path}`, { method: 'POST', body, headers: { Origin: url }, redirect: 'manual' })
    ).text();
  };
  const read = async (page: string): Promise<string> => (await fetch(`${url}/simulators/${page}`)).text();
  return {
    async press() {
      const section = random.oneOf(sections);
      const found = [...(await read(section)).matchAll(/simulators\/items\/[0-9a-f]+\/([a-z_-]+)(?=")/gu)];
      const buttons = found.filter(([, action]) => action !== 'delay');
      const kinder = buttons.filter(([, action]) => kind.test(action ?? ''));
      const choice = kinder.length > 0 && random.happens(0.7) ? kinder : buttons;
      if (choice.length === 0) return;
      // Each kind of button as often as another, however many there are of it.
      const action = random.oneOf([...new Set(choice.map(([, name = '']) => name))]);
      const [button] = random.oneOf(choice.filter(([, name]) => name === action));
      await post(`/${button}`, { back: section });
      count(journal.presses, action);
    },
    async misbehave() {
      const forms = [
        ...(await read(random.oneOf(pages))).matchAll(/(simulators\/behaviours\/[a-z-]+)"(.*?)<\/form>/gsu),
      ];
      const [, form = '', offered = ''] = random.oneOf(forms);
      const behaviours = [...offered.matchAll(/option value="(\w+)"/gu)].map(([, name = '']) => name);
      const behaviour = random.oneOf(behaviours.filter((name) => name !== 'ordinary'));
      await post(`/${form}`, { back: '', behaviour });
      count(journal.weather, behaviour);
      await pause(random.between(0.5, behaviour === 'hanging' ? longest : 3) * 1_000);
      await post(`/${form}`, { back: '', behaviour: 'ordinary' });
    },
  };
}
