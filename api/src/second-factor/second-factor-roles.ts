import { accountRoles, type AccountRole } from '@app/machines/contract';

/** Roles of `SECOND_FACTOR_ROLES`, comma-separated; superadmin alone in production where nothing is said, nobody in the demo. */
export function secondFactorRoles(text: string | undefined, mode: 'demo' | 'production'): AccountRole[] {
  const names = (text ?? (mode === 'production' ? 'superadmin' : ''))
    .split(',')
    .flatMap((name) => name.trim() || []);
  return names.map((name) => {
    const role = accountRoles.find((one) => one === name);
    if (role === undefined)
      throw new Error(`SECOND_FACTOR_ROLES is a list of ${accountRoles.join(', ')}; ${name} is none of them`);
    return role;
  });
}
