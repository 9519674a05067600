/** An account that one test blocks and opens again, so nobody else's. */
export const blockedAmidWork = {
  email: 'na-chwile@demo.example',
  fullName: 'Norbert Gawron',
  roles: ['admin'],
} as const;
