/** The disk takes no more now and may later: full, over its quota, read-only or failing. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** A file could not be written, and that is the disk's fault. The message holds the operating system's code alone. */
export class DiskUnavailable extends Error {
  override readonly name = 'DiskUnavailable';
}

/** The same error, or the disk's own where it is one: DiskUnavailable with it as its cause. */
export function asDiskError(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  return codes.has(code)
    ? new DiskUnavailable(`the disk takes no file: ${String(code)}`, { cause: error })
    : error;
}
