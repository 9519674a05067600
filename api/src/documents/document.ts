import type { Content } from 'pdfmake';

/** Which text a document was made from: kept beside every file, so that it can be said years later what was agreed to. */
export interface Template {
  readonly id: string;
  readonly version: string;
  /** Calendar day 'YYYY-MM-DD' from which this version is used. */
  readonly since: string;
}

/** A document as plain data: it can be compared in a test and posted to the renderer's thread. */
export interface DocumentDefinition {
  readonly template: Template;
  readonly title: string;
  readonly author: string;
  /** Epoch ms written into the file instead of the present moment: the same data give the same bytes. */
  readonly createdAt: number;
  readonly header: { readonly left: string; readonly right: string };
  readonly footer: string;
  readonly content: readonly Content[];
}

/** 'wzór umowa-leasingu 1.0 z 01.11.2026', as printed in the footer. */
export function templateMark({ id, version, since }: Template): string {
  return `wzór ${id} ${version} z ${since.split('-').reverse().join('.')}`;
}
