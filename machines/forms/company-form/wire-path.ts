import { camelCase, snakeCase } from '../../fields/index.ts';

/** 'companyAttributes.krsUsersAttributes[0].pesel' as the wire names it: 'company_attributes.krs_users_attributes.0.pesel'. */
export const wirePath = (path: string): string => snakeCase(path.replaceAll(/\[(\d+)\]/g, '.$1'));

/** The wire's path, with or without the leading 'order.', as the form names it. */
export const formPath = (wire: string): string =>
  camelCase(wire.replace(/^order\./, '')).replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
