import type { Random } from './random.ts';
import type { Journal } from './journal.ts';

/** The simulators' console, whose buttons end processes well or badly. */
export interface Console {
  /** Presses one of a section's buttons; nothing where there is none. */
  readonly press: () => Promise<void>;
  /** Switches one provider off, and after so many ms on again. */
  readonly outage: (ms: number) => Promise<void>;
}

const sections = ['bluemedia', 'dotpay', 'autenti', 'decision-engine', 'courier'] as const;
const switched = [...sections, 'sms', 'mail', 'registry'] as const;
/** What ends well is pressed more often, so that orders come far. */
const kind = /succeed|approved|return|sign|complete/u;

export function openConsole(
  url: string,
  { random, journal }: { readonly random: Random; readonly journal: Journal },
): Console {
  const post = async (path: string, back: string): Promise<void> => {
    const body = new URLSearchParams({ back });
    await (
      await fetch(`${url}${path}`, { method: 'POST', body, headers: { Origin: url }, redirect: 'manual' })
    ).text();
  };
  return {
    async press() {
      const section = random.oneOf(sections);
      const page = await (await fetch(`${url}/simulators/${section}`)).text();
      const found = [...page.matchAll(/simulators\/items\/[0-9a-f]+\/([a-z_-]+)(?=")/gu)];
      const buttons = found.filter(([, action]) => action !== 'delay');
      const kinder = buttons.filter(([, action]) => kind.test(action ?? ''));
      const choice = kinder.length > 0 && random.happens(0.7) ? kinder : buttons;
      if (choice.length === 0) return;
      await post(`/${random.oneOf(choice)[0]}`, section);
      journal.counts.presses += 1;
    },
    async outage(ms) {
      const provider = random.oneOf(switched);
      journal.counts.outages += 1;
      await post(`/simulators/outages/${provider}/yes`, '');
      await new Promise((resolve) => setTimeout(resolve, ms));
      await post(`/simulators/outages/${provider}/no`, '');
    },
  };
}
