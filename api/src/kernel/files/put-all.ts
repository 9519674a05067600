interface Store<Stored> {
  put(content: Uint8Array): Promise<Stored>;
  discard(path: string): Promise<void>;
}

/** Stores all of these or none of them: where one finds no room, those that were written meanwhile are removed. Throws what the first threw. */
export async function putAll<
  Stored extends { readonly path: string },
  const Contents extends readonly Uint8Array[],
>(files: Store<Stored>, contents: Contents): Promise<{ [K in keyof Contents]: Stored }> {
  const settled = await Promise.allSettled(contents.map((content) => files.put(content)));
  const failed = settled.find(({ status }) => status === 'rejected');
  const stored = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (failed === undefined) return stored as { [K in keyof Contents]: Stored };
  await Promise.all(stored.map(({ path }) => files.discard(path)));
  throw (failed as PromiseRejectedResult).reason;
}
