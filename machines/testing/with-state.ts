import type { StateConfig } from '../order/phase-config.ts';

/** A state's config with one of the states inside it changed. */
export function withState(
  config: StateConfig,
  name: string,
  change: (state: StateConfig) => StateConfig,
): StateConfig {
  if (config.states === undefined) return config;
  const states = Object.entries(config.states).map(
    ([key, state]) => [key, key === name ? change(state) : withState(state, name, change)] as const,
  );
  return { ...config, states: Object.fromEntries(states) };
}
