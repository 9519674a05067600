import type { Statements } from './column-types.ts';

/** The register lists settled refunds too, by when they were found. */
export const refundRegister: Statements = () => [`create index refunds_created on refunds (created_at, id)`];
