/**
 * What nobody types and no reader sees: control characters, halves of surrogate pairs, line and paragraph separators, and
 * the controls that turn the direction of the text after them (a name could read as another one).
 */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The text without hidden characters, as a pasted value is taken; a line break or tab between words becomes a space. */
export const plainLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').replace(hidden, '');

/** Whether a text of one line holds no hidden character. */
export const isPlainLine = (text: string): boolean => text.search(hidden) < 0;

/** Whether a text of several lines holds no hidden character but line feeds and tabs. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\n\t]/g, ''));

/** Whether both databases give the text back as it is: it holds neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
