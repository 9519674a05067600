import type { CustomTheme, financingPolicy } from '@app/machines/order';

/** A theme is a row of this shape: colours, measures and flags. No component asks for a theme's name. */
export type Theme = {
  readonly name: CustomTheme;
  readonly brand: Brand;
  /** What the brand is called and where it answers when a lease or a loan is spoken of. */
  readonly contracts: Record<Contract, Pick<Brand, 'title' | 'email'>>;
  readonly colors: Record<ThemeColor, string>;
  /** Pixels: the least height of the header, and of the wordmark in it. */
  readonly navbarHeight: number;
  readonly logoHeight: number;
  /** Pixels beside the content, from 768 px on (THEME-016). */
  readonly contentPadding: number;
  /** What the height of a payment tile (80 px) is multiplied by. */
  readonly bankTileFactor: number;
  readonly stepper: 'content' | 'header-dots' | 'header-numbers';
  readonly footerExtra: 'none' | 'email' | 'chat';
  /** Whether the summary of the company form repeats the applicant's data in two columns. */
  readonly applicantSummary: boolean;
};

/** The agreement that a kind of financing ends in. */
export type Contract = (typeof financingPolicy)[keyof typeof financingPolicy]['contract'];

/** Who speaks on the page: the wordmark and where questions go. Fictional, as are the shops. */
export type Brand = {
  readonly wordmark: string;
  readonly legalName: string;
  /** What a page's title ends in. */
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  /** Where one writes in a chat; without it no page speaks of one (F139). */
  readonly chat?: string;
};

export type ThemeColor =
  | 'primary'
  | 'primary.hover'
  | 'primary.pressed'
  | 'primary.on'
  | 'primary.tint'
  | 'primary.line'
  // The ground and the edge of an info box (THEME-015).
  | 'info'
  | 'info.line'
  | 'link'
  | 'page'
  | 'ink'
  | 'ink.muted'
  | 'ink.disabled'
  | 'line'
  | 'line.control'
  | 'surface'
  | 'surface.subtle'
  | 'surface.hover'
  | 'surface.disabled'
  | 'footer'
  | 'footer.ink'
  | 'footer.muted'
  | 'footer.line';
