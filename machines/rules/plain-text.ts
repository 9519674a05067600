/**
 * What nobody types and no reader sees: control characters, halves of surrogate pairs, line and paragraph separators, and
 * the controls that turn the direction of the text after them (a name could read as another one).
 */
const hidden = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069`;

const inLine = new RegExp(`[${hidden}]`, 'u');
const inLines = new RegExp(`(?![\\n\\t])[${hidden}]`, 'u');
const everyInLine = new RegExp(`[${hidden}]`, 'gu');

/** What a database may refuse to hold or hand back as another text. */
const unstorable = /[\0\p{Cs}]/u;

/** Whether a text of one line holds no hidden character. */
export const isPlainLine = (text: string): boolean => !inLine.test(text);

/** Whether a text of several lines holds no hidden character but line feeds and tabs. */
export const isPlainText = (text: string): boolean => !inLines.test(text);

/** Whether both databases give the text back as it is: it holds neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The text without hidden characters, as a pasted value is taken; a line break or tab between words becomes a space. */
export const plainLine = (text: string): string =>
  isPlainLine(text) ? text : text.replace(/[\r\n\t\u2028\u2029]+/gu, ' ').replace(everyInLine, '');
