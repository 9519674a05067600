/** A mask's spelling: 9 is a digit, A a letter, * either; every other sign is put in by itself. */
export type Mask = string;

const accepts: Record<string, RegExp> = { '9': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

/** What was typed or pasted, in the mask's spelling: other signs and what is too long fall away. */
export function masked(mask: Mask, typed: string): string {
  const signs = Array.from(typed.toUpperCase());
  let result = '';
  let pending = '';
  for (const place of mask) {
    const rule = accepts[place];
    if (rule === undefined) {
      pending += place;
      continue;
    }
    let next = signs.shift();
    while (next !== undefined && !rule.test(next)) next = signs.shift();
    if (next === undefined) break;
    result += pending + next;
    pending = '';
  }
  return result;
}

/** Where the cursor belongs after spelling: behind as many letters, digits and pluses as stood before it. */
export function cursorAfter(text: string, typedBefore: string): number {
  let left = Array.from(typedBefore).filter((sign) => /[\p{L}\d+]/u.test(sign)).length;
  let index = 0;
  while (left > 0 && index < text.length) {
    if (/[\p{L}\d+]/u.test(text.charAt(index))) left -= 1;
    index += 1;
  }
  return index;
}
