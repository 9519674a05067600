const same = (text: string) => text.toLocaleLowerCase('pl');

/** A sentence about a field behind the field's name: it goes on with a small letter, unless an abbreviation begins it. */
export const afterFieldName = (sentence: string): string =>
  /^\p{Lu}{2}/u.test(sentence) ? sentence : sentence.charAt(0).toLocaleLowerCase('pl') + sentence.slice(1);

/** Whether a sentence says by itself of which field it speaks: 'NIP ma 10 cyfr'. */
export const namesField = (name: string, sentence: string): boolean =>
  same(sentence).startsWith(`${same(name)} `);
