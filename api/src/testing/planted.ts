/** Personal data that a test types into the application, by what it is. */
export type Planted = Readonly<Record<string, string>>;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[łŁ]/gu, 'l').toLowerCase();

/** In base64 a text looks in three ways, by where it begins; its first and last letters depend on its neighbours. */
const base64 = (text: string): string[] =>
  [0, 1, 2].map((shift) =>
    Buffer.from(`${'\0'.repeat(shift)}${text}`)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4)
      .replace(/.?=*$/u, ''),
  );

const disguises = (text: string): string[] => [text, fold(text), encodeURIComponent(text), ...base64(text)];

/** What of the planted data can be read in the bytes, plain, folded, in an address or in base64: 'what where'. */
export function readableIn(where: string, bytes: Uint8Array | string, planted: Planted): string[] {
  const haystack = Buffer.from(bytes as string);
  return Object.entries(planted).flatMap(([what, value]) =>
    disguises(value).some((form) => haystack.includes(form)) ? [`${what} ${where}`] : [],
  );
}
