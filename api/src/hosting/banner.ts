import { demoAccounts, demoPassword, demoShops } from '@app/db/demo';

/** What the demo prints once it serves: where it is, who can sign in, and the order that waits for its client. */
export function demoBanner(url: string, waitingSlug: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(
    ({ email, role, shop }) => `  ${email.padEnd(width)}  ${role}${shop === null ? '' : ` (${shop})`}`,
  );
  const keys = demoShops.flatMap(({ clientId, apiKey }) =>
    apiKey === null ? [] : [`  ${clientId.padEnd(width)}  ${apiKey}`],
  );
  return [
    '',
    `Aplikacja:          ${url}`,
    `Wniosek klienta:    ${url}/orders/${waitingSlug}`,
    `Konsola dostawców:  ${url}/simulators`,
    `OpenAPI:            ${url}/api/openapi.json`,
    '',
    `Konta (hasło ${demoPassword}):`,
    ...accounts,
    '',
    'Klucze API sklepów (POST /api/ecommerce/orders, Authorization: Bearer …):',
    ...keys,
    '',
  ].join('\n');
}
