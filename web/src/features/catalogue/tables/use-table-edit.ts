import { catalogueMessages } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveKey } from '../../../kit/editor/use-save-key.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import type { StoredSet, TableKind } from './table-kind.ts';
import type { SetQuery } from './tables-query.ts';

/** The rows of a table while they are typed, over the version that they began with; nothing is written before they are saved whole. */
export function useTableEdit<Row, Wire>(
  kind: TableKind<Row, Wire>,
  query: SetQuery<Wire>,
  stored: StoredSet<Wire>,
) {
  const t = useTranslations('tables');
  const client = useQueryClient();
  const rowsOf = (set: StoredSet<Wire>): readonly Row[] => set.rows.map(kind.rowOf);
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState(() => rowsOf(stored));
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState<StoredSet<Wire> | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const problems = useMemo(() => kind.problems(rows), [kind, rows]);
  const unsaved = JSON.stringify(rows) !== JSON.stringify(rowsOf(base));
  const take = (set: StoredSet<Wire>) => {
    setBase(set);
    setRows(rowsOf(set));
    setTried(false);
  };
  // What was read anew takes the place of what nobody has changed; over typed rows it is told as a conflict once they are saved.
  if (stored.version !== base.version && !unsaved) take(stored);
  const saving = kind.useSaving({
    onReply: (set) => {
      take(set);
      client.setQueryData(query.queryKey, set);
      toast('done', t('saved'));
    },
    onRefused: async ({ reason }) => {
      const theirs = await client.fetchQuery({ ...query, staleTime: 0 });
      if (theirs.version === base.version) toast('refused', reason);
      else setConflict(theirs);
    },
  });
  async function save(version = base.version) {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      toast('refused', t('mend'));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await saving.send(version, rows);
  }
  useSaveKey(() => {
    if (unsaved && !saving.busy && conflict === null) void save();
  });
  return {
    ...{ form, rows, unsaved, save, busy: saving.busy, changes: base.changes },
    setRows,
    discard: () => take(base),
    /** What breaks a rule is told at once, what is not filled in yet once the table was to be saved. */
    errorOf: (path: string): string | undefined => {
      const problem = problems[path];
      const told = tried || problem !== catalogueMessages.required;
      return (told ? problem : undefined) ?? saving.errors[path];
    },
    conflict: conflict && {
      theirs: rowsOf(conflict),
      onTake: () => {
        take(conflict);
        setConflict(null);
      },
      onKeep: () => {
        setConflict(null);
        void save(conflict.version);
      },
      onClose: () => setConflict(null),
    },
  };
}
