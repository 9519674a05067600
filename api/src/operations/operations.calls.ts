import { loadFeatures } from '@app/db';
import { chartHash } from '@app/machines/order';
import type { Query } from '../kernel/handlers.ts';

/** The chart's hash and the flags of this deployment. */
export const getFeatures: Query<'getFeatures'> = async ({ ports }) => {
  const stored = await loadFeatures(ports.db);
  const { mode, features, testMode } = ports.settings;
  const { methods } = ports.providers.identity;
  return {
    features: {
      bik: stored['bik'] ?? features.bik,
      demo: mode === 'demo',
      test_mode: testMode,
      network_login: methods.includes('network'),
      pki_login: methods.includes('pki'),
    },
    chart_hash: chartHash,
  };
};
