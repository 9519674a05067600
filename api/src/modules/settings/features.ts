import { loadFeatures, saveFeature, type Tx } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import type { Settings } from '../../kernel/env.ts';

/** What can be switched, as the deployment has it until somebody switches it. */
async function featuresReply(tx: Tx, { features }: Settings): Promise<ReplyOf<'listFeatures'>> {
  const stored = await loadFeatures(tx);
  return { features: [{ name: 'bik', enabled: stored['bik'] ?? features.bik }] };
}

export const listFeatures: Query<'listFeatures'> = ({ ports }) => featuresReply(ports.db, ports.settings);

/** Takes effect with the next page that asks. */
export const setFeature: Command<'setFeature'> = async ({ ports, params, body }) => ({
  async write(tx) {
    const name = params['name'] ?? '';
    const known = await featuresReply(tx, ports.settings);
    if (!known.features.some((feature) => feature.name === name)) throw notFound();
    await saveFeature(tx, name, body.enabled);
    return featuresReply(tx, ports.settings);
  },
});
