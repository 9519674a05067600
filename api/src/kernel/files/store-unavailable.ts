/** The disk takes no more now and may later: full, over its quota, read-only or failing. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Files cannot be kept or had now, and may be again soon. The message holds a code alone. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The same error, or the disk's own where it is one: StoreUnavailable with it as its cause. */
export function asDiskError(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  return codes.has(code)
    ? new StoreUnavailable(`the disk takes no file: ${String(code)}`, { cause: error })
    : error;
}
