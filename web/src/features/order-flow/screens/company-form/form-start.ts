import { formErrors, readForm, sectionOf, sections } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind, Section } from '@app/machines/company-form';
import type { Reply } from '../../../../api/answer.ts';
import type { Order } from '../../queries/order-query.ts';
import { initialValues } from './initial-values.ts';
import type { LocalCopy } from './local-copy.ts';

type Saved = Reply<'getCompanyDetails'>;

/** What the form begins with; where `values` are not `base` itself, the server does not have them yet. */
export type FormStart = {
  values: CompanyFormValues;
  /** The form as the server had it when both were last in step. */
  base: CompanyFormValues;
  draftVersion: number;
  section: Section;
  /** The furthest section that is unlocked: the first that is not complete, or the one that was left. */
  reached: Section;
  savedAt: number | null;
};

/**
 * A form that was taken back and began anew has a lower version: what this browser kept of the old one is over. So is what
 * the same page has saved since: a page that goes away may send its last change without keeping it.
 */
function isCurrent(copy: LocalCopy | null, { draftVersion, pageSave }: Saved): copy is LocalCopy {
  if (copy === null || copy.draftVersion > draftVersion) return false;
  const { page, number } = copy.pageSave ?? { page: '', number: 0 };
  return pageSave?.page !== page || pageSave.number < number;
}

/** The form as it was left: what this browser could not send, else the draft, else what the registry and the offer know. */
export function formStart(
  order: Order,
  kind: FormKind,
  saved: Saved,
  copy: LocalCopy | null,
  today: string,
): FormStart {
  const own = isCurrent(copy, saved) ? copy : null;
  // The server has an earlier save of the page whose copy this is: only what was typed after that is new.
  const goesOn = own?.pageSave !== undefined && own.pageSave.page === saved.pageSave?.page;
  const server = initialValues(order, kind, saved.order);
  const values = own === null ? server : readForm(own.values);
  const section = sections.find((name) => name === (own?.section ?? saved.section)) ?? 'basic';
  const wrong = new Set(formErrors(values, kind, today).map(({ path }) => sectionOf(path)));
  return {
    values,
    base: own === null || goesOn ? server : readForm(own.base),
    draftVersion: own === null || goesOn ? saved.draftVersion : own.draftVersion,
    section,
    reached: sections.find((section) => wrong.has(section)) ?? 'summary',
    savedAt: saved.savedAt === null ? null : Date.parse(saved.savedAt),
  };
}
