import type { loadApplication } from '@app/db';

type Company = Awaited<ReturnType<typeof loadApplication>>['company'];

/** Where the courier goes: the address for letters, else the company's own. */
export const courierAddress = (company: Company) =>
  company?.addresses.find(({ correspondence }) => correspondence) ?? company?.addresses[0];
