/** A name as registers write it, in the spelling of a letter: 'KOWALSKA-NOWAK' → 'Kowalska-Nowak', 'van DYCK' → 'Van Dyck'. */
export function nameFromRegister(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('pl')
    .replace(
      /(^|[\s'-])(\p{L})/gu,
      (_, before: string, first: string) => before + first.toLocaleUpperCase('pl'),
    );
}

/** A register's sentence in capitals as people read it: 'KAŻDY WSPÓLNIK SAMODZIELNIE.' → 'Każdy wspólnik samodzielnie'. Mixed case stays. */
export function textFromRegister(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').replace(/ ?\.$/, '');
  if (plain !== plain.toLocaleUpperCase('pl')) return plain;
  const lower = plain.toLocaleLowerCase('pl').replaceAll(/\bkrs\b/g, 'KRS');
  return lower.charAt(0).toLocaleUpperCase('pl') + lower.slice(1);
}
