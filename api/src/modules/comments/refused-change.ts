import { ApiError } from '../../kernel/errors.ts';

/** 409: what somebody else has done meanwhile, or the kind of the entry, stands in the way. */
export const refusedChange = (error: string): ApiError => new ApiError(409, { error, code: 'refused' });

/** How long a deletion or a solved task may be taken back. */
export const undoMs = 10 * 60_000;
