/** What comes within so many ms, or else `late`; what comes after that is dropped, a failure too. */
export async function within<T>(ms: number, coming: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(late), ms)));
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
