/** A text in lines of at most so many characters, broken between words; what does not fit into the last line ends in '…'. */
export function wrapped(text: string, width: number, lines: number): readonly string[] {
  const [first = '', ...words] = text.split(' ');
  const rows = words.reduce<readonly string[]>(
    (done, word) => {
      const last = done.at(-1) ?? '';
      return `${last} ${word}`.length <= width ? [...done.slice(0, -1), `${last} ${word}`] : [...done, word];
    },
    [first],
  );
  const kept = rows.slice(0, lines);
  return kept.map((row, at) => {
    const isCut = row.length > width || (at === lines - 1 && rows.length > lines);
    return isCut ? `${row.slice(0, width - 1)}…` : row;
  });
}
