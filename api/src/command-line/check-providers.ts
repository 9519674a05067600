import { readEnv } from '../kernel/env.ts';
import { checkProviders } from '../providers/check/check-providers.ts';
import { notificationAddresses } from '../providers/check/notification-addresses.ts';

/**
 * Lists the addresses that providers call and tries every provider of the settings; nothing is ordered, paid or sent.
 * Exits with 0 when nothing is wrong, else with 1.
 */
try {
  const { providers, publicUrl } = readEnv(process.env);
  if (providers === null || publicUrl === null)
    throw new Error(
      'The demo and the sandbox speak to their simulators; set MODE=production and its variables.',
    );
  console.log('Addresses that providers call:');
  for (const { provider, url, how } of notificationAddresses(publicUrl, providers))
    console.log(`  ${provider}: ${url}\n    ${how}`);
  console.log('\nAsking every provider:');
  const checked = await checkProviders(providers, { publicUrl, now: Date.now });
  for (const { provider, problems } of checked)
    console.log(`  ${provider}: ${problems.length === 0 ? 'in order' : problems.join('; ')}`);
  console.log('\nNot tried, because only a payment would show it: the PIN of Dotpay (DOTPAY_KEY).');
  if (checked.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
