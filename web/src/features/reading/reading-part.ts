/** A part of a page that is read: sentences, points under them, and documents to open. */
export type ReadingPart = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly links?: readonly { readonly href: string; readonly label: string }[];
};

/** Whom a text names: the financing party and where it answers. */
export type Speaker = { readonly legalName: string; readonly phone: string; readonly email: string };

export const contentsTitle = 'Na tej stronie';
