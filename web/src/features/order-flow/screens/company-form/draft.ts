import { compareForms } from '@app/machines/company-form';
import type { CompanyFormValues, Section } from '@app/machines/company-form';

/** What is saved: the form, and the section of it that is open. */
export type Draft = { values: CompanyFormValues; section: Section };

/** The form as the server has it. */
export type SavedForm = {
  values: CompanyFormValues;
  draftVersion: number;
  /** Epoch milliseconds. */
  savedAt: number;
  /** In which version each masked number was typed last, by the form's path. */
  typedNumbers: readonly { path: string; version: number }[];
};

/** The form was changed elsewhere: as it was when both began, as it is there, and the paths of the masked numbers that are others. */
export type Conflict = { base: CompanyFormValues; remote: SavedForm; retyped: readonly string[] };

/** The draft of this page, and what of the server's it knows. */
export type DraftState = {
  draft: Draft;
  /** The form as the server had it when both were last in step, and that version of it; 0 where it had none. */
  base: CompanyFormValues;
  draftVersion: number;
  /** When it was last saved, epoch milliseconds; null before the first time. */
  savedAt: number | null;
  /** What may have arrived without an answer: found on the server it is our own. */
  sent: readonly Draft[];
  conflict: Conflict | null;
};

/** What was changed elsewhere since both began, or since what was sent from here where the server has that; null where nobody saved since. */
export function remoteChange(
  { sent, base, draftVersion }: DraftState,
  remote: SavedForm | null,
): Conflict | null {
  if (remote === null || remote.draftVersion === draftVersion) return null;
  const own = sent.findLast(({ values }) => compareForms(values, values, remote.values).changes.length === 0);
  const retyped = remote.typedNumbers.filter(({ version }) => version > draftVersion).map(({ path }) => path);
  return own === undefined ? { base, remote, retyped } : { base: own.values, remote, retyped: [] };
}

const mergedWith = ({ draft }: DraftState, { base, remote, retyped }: Conflict) =>
  compareForms(base, draft.values, remote.values, retyped);

/** Whether the form can be merged with what was changed elsewhere without asking anybody; null where nobody saved since. */
export function mergesAlone(context: DraftState, remote: SavedForm | null): boolean | null {
  const change = remoteChange(context, remote);
  return change && mergedWith(context, change).changes.length === 0;
}

export const inStepWith = (remote: SavedForm | null): Partial<DraftState> =>
  remote === null ? {} : { base: remote.values, draftVersion: remote.draftVersion, sent: [], conflict: null };

/** The form as it is now, where all that is shown was saved: a new draft only where another page has changed something. */
export function caughtUp(context: DraftState, remote: SavedForm | null): Partial<DraftState> {
  const { draft } = context;
  const change = remoteChange({ ...context, base: draft.values, sent: [] }, remote);
  if (change === null) return {};
  const { values, changes } = mergedWith(context, change);
  const inStep = { ...inStepWith(remote), savedAt: change.remote.savedAt };
  return changes.length === 0 ? inStep : { ...inStep, draft: { ...draft, values } };
}
