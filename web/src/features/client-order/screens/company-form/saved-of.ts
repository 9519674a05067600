import type { companyFormMachine } from '@app/machines/company-form';
import type { SnapshotFrom } from 'xstate';
import type { Saved } from './saved-state.tsx';

/** The state of saving, for the corner of the form. */
export function savedOf(state: SnapshotFrom<typeof companyFormMachine>): Saved {
  if (state.matches({ autosave: 'saving' })) return { state: 'saving' };
  if (state.matches({ autosave: 'failed' })) return { state: 'failed' };
  const { savedAt } = state.context;
  return savedAt === null ? { state: 'idle' } : { state: 'saved', at: new Date(savedAt) };
}
