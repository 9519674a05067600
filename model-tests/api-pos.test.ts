// @module-tag slow
import { walkSuite } from './api-walk/walk-suite.ts';

// The point of sale, with the other methods of signing: as long as all others together, so it has a file and a worker of its own.
walkSuite({ SQLite: ['b2bLoanPos'] }, (channel) => channel === 'pos');
