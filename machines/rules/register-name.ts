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
