/** How text is stored to be searched: no case, no accents. Both engines fold differently, so neither is asked to. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[łŁ]/g, 'l').toLowerCase().trim();

/** The pattern of a text that begins so; what the text holds of wildcards is taken literally. Needs `escape '\'`. */
export const startsWith = (text: string): string =>
  `${foldText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
