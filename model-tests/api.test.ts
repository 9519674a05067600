// @module-tag slow
import { walkSuite } from './api-walk/walk-suite.ts';

// The online shop and the salesman's offline order.
walkSuite(
  { SQLite: ['leaseEcommerce', 'leaseShop'], PostgreSQL: ['leaseEcommerce'] },
  (channel) => channel !== 'pos',
);
