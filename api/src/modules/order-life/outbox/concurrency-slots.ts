import type { OutboxEffect, Share } from '@app/db';
import { waiting, waitsOn, withinOrder } from './effect-providers.ts';

/** How many effects that wait for the same providers are performed at a time, in one process. */
const slotsPerGroup = 8;

const asking = [...waiting].flatMap(([on, effects]) => (on === 'none' ? [] : effects));

/** Which effects share slots; those without a provider share theirs with names of older releases. */
const effectsOf = (on: string): Share['effects'] =>
  on === 'none' ? { except: asking } : { only: waiting.get(on) ?? [] };

/**
 * The slots of effects that are being performed. Those that wait for the same providers have slots of their own, so
 * that a provider that hangs holds up no effect of others.
 */
export function concurrencySlots() {
  const held = new Map<string, string>();
  const free = (on: string): number =>
    slotsPerGroup - [...held.values()].filter((other) => other === on).length;
  return {
    hold: ({ id, effect }: OutboxEffect): void => void held.set(id, waitsOn(effect)),
    release: (id: string): void => void held.delete(id),
    /** What may be taken now. */
    shares: (): Share[] =>
      [...waiting.keys()].map((on) => ({
        effects: effectsOf(on),
        limit: Math.max(0, free(on)),
        ...withinOrder(on),
      })),
  };
}
