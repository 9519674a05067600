/** Whose account it was in the bank's words: names parted, or name and address in one line. Kept answers of before may lack any. */
export interface HolderWords {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly line?: string;
}

/** Who may own the account that an application is verified by. */
export interface PossibleHolders {
  readonly companyName: string | null;
  readonly signers: readonly { readonly firstName: string; readonly lastName: string }[];
}

/** Legal forms as registers spell them and as banks shorten them, in folded words. */
const legalForms: readonly (readonly [RegExp, string])[] = [
  [/\bsp(?:olka)? z (?:ograniczona odpowiedzialnoscia|o ?o)\b/gu, 'spzoo'],
  [/\bspolka akcyjna\b|\bs a\b/gu, 'sa'],
  [/\bspolka cywilna\b|\bs c\b/gu, 'sc'],
  [/\bspolka komandytowo akcyjna\b|\bs k a\b/gu, 'ska'],
  [/\b(?:spolka komandytowa|sp k)\b/gu, 'spk'],
  [/\b(?:spolka jawna|sp j)\b/gu, 'spj'],
  [/\b(?:spolka partnerska|sp p)\b/gu, 'spp'],
];

/** Letters without marks and case, words parted by single spaces. */
function folded(text: string): string {
  const words = text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
  return legalForms.reduce((folding, [form, short]) => folding.replace(form, short), words);
}

/** What may follow a name in a line: nothing, or an address. */
const address = /^$|^ (?:ul|ulica|al|aleja|aleje|pl|plac|os|osiedle|\d\S*)(?: |$)/u;

/** Whether the bank's words name the company or one of the signers, whichever name stands first. */
export function isPossibleHolder(
  { firstName = '', lastName = '', line = '' }: HolderWords,
  { companyName, signers }: PossibleHolders,
): boolean {
  const names = [
    companyName ?? '',
    ...signers.flatMap((signer) => [
      `${signer.firstName} ${signer.lastName}`,
      `${signer.lastName} ${signer.firstName}`,
    ]),
  ]
    .map(folded)
    .filter((name) => name !== '');
  const parted = folded(`${firstName} ${lastName}`);
  if (parted !== '') return names.includes(parted);
  const words = folded(line);
  return names.some((name) => words.startsWith(name) && address.test(words.slice(name.length)));
}
