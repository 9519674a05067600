import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { Autosave } from './use-draft.ts';

const ConflictChoices = lazy(async () => ({
  default: (await import('./conflict-choices.tsx')).ConflictChoices,
}));

/** The form was changed in another window: whose values stay is asked. Nothing that was typed is lost before that. */
export function ConflictDialog({ autosave }: { autosave: Autosave }) {
  const conflict = useSelector(autosave, (state) => state.context.conflict);
  return (
    conflict && (
      <Suspense>
        <ConflictChoices conflict={conflict} autosave={autosave} />
      </Suspense>
    )
  );
}
