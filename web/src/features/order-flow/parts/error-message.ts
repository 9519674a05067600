const same = (text: string) => text.toLocaleLowerCase('pl');

/** A message as it stands after its field's name: with a small letter, unless it begins with an abbreviation. */
export const afterFieldName = (message: string): string =>
  /^\p{Lu}{2}/u.test(message) ? message : message.charAt(0).toLocaleLowerCase('pl') + message.slice(1);

/** Whether a message names its field: 'NIP ma 10 cyfr'. */
export const namesField = (name: string, message: string): boolean =>
  same(message).startsWith(`${same(name)} `);
