import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Longer passwords are not guessed, and the work grows with the length. */
const looked = 64;
/** Of 0 to 4: what takes fewer than 10^10 guesses is refused. */
const enough = 4;

let made: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first new password: the lists take 0.1 s and some megabytes, and most processes never need them. */
async function lists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, polish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...polish.default.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: looked,
  });
}

/**
 * Whether a password is one of the 49,000 most frequent in public leaks, or soon guessed from them, from Polish words
 * and names, rows of keys or `own` words of the account, with the usual capitals, digits and signs.
 */
export async function isLeaked(password: string, own: readonly string[]): Promise<boolean> {
  const words = own.flatMap((text) => [text, ...text.split(/[\s@.]+/u)]).filter((word) => word.length > 2);
  return (await (made ??= lists())).check(password.slice(0, looked), words).score < enough;
}
