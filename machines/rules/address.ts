const numberCharacters = /^[\p{L}\d /'.,-]*$/u;
const streetCharacters = /^[\p{L}\d\-',_ ]{1,64}$/u;

/** A building number: 1 to 8 letters, digits, spaces, slashes, apostrophes, hyphens, dots, commas. */
export function isBuildingNumber(value: string): boolean {
  return value.trim() !== '' && value.length <= 8 && numberCharacters.test(value);
}

/** An apartment number: at most 8 characters of those that a building number may have. It may be left out. */
export function isApartmentNumber(value: string): boolean {
  return value.length <= 8 && numberCharacters.test(value);
}

/** Building and apartment together: each holds by itself and they have at most 15 characters, so that the street line stays readable. */
export function isBuildingWithApartment(building: string, apartment: string): boolean {
  return (
    isBuildingNumber(building) && isApartmentNumber(apartment) && building.length + apartment.length <= 15
  );
}

/** Street-like text: 1 to 64 letters, digits, hyphens, apostrophes, commas, underscores, spaces. */
export function isStreet(value: string): boolean {
  return value.trim() !== '' && streetCharacters.test(value);
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^ul\.\s*/i, ''],
  [/^al\.\s*/i, 'aleja '],
  [/^pl\.\s*/i, 'plac '],
  [/^os\.\s*/i, 'osiedle '],
];

/** A street as registries write it, in characters that a street may have: 'ul. Prosta' → 'Prosta', 'al. gen. Hallera' → 'aleja gen Hallera'. */
export function normaliseStreet(typed: string): string {
  const spelt = abbreviations.reduce((text, [short, long]) => text.replace(short, long), typed.trim());
  return spelt.replace(/[./]/g, ' ').replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();
}

/** The street alone of a line that ends with its own building and apartment; any other text is the street itself. */
export function streetOfLine(line: string, building: string, apartment: string | null): string {
  const number = streetLine('', building.trim(), apartment?.trim() ?? null);
  const typed = line.trim();
  return number !== '' && typed.endsWith(` ${number}`) ? typed.slice(0, -number.length).trim() : typed;
}

/** The line in which a street is sent: street, building, and the apartment after a slash. */
export function streetLine(street: string, building: string, apartment: string | null): string {
  const number = [building, apartment].filter((part) => part !== null && part !== '').join('/');
  return [street, number].filter((part) => part !== '').join(' ');
}
