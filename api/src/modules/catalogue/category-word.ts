const plain: Readonly<Record<string, string>> = {
  ...{ ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' },
};

/** The word that orders and the wire know a category by, made of its name: small letters, digits and _, at most 56. */
export function categoryWord(name: string): string {
  const folded = name
    .toLocaleLowerCase('pl')
    .replaceAll(/[^\u0000-\u007f]/gu, (letter) => plain[letter] ?? '_')
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^[^a-z]+|_+$/gu, '')
    .slice(0, 56);
  return folded === '' ? 'kategoria' : folded;
}
