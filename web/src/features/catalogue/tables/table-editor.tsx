import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../../kit/editor/editor-frame.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { KeyHints } from '../../../kit/table/key-hints.tsx';
import type { KeyHint } from '../../../kit/table/key-hints.tsx';
import { LastChanges } from './last-changes.tsx';
import { TableConflict } from './table-conflict.tsx';
import type { StoredSet, TableKind } from './table-kind.ts';
import { TableRows } from './table-rows.tsx';
import type { SetQuery } from './tables-query.ts';
import { useTableEdit } from './use-table-edit.ts';

export type TableWords = { rows: string; add: string; none: string; noneHelp: string };

type Props<Row, Wire> = {
  kind: TableKind<Row, Wire>;
  query: SetQuery<Wire>;
  stored: StoredSet<Wire>;
  words: TableWords;
  /** What the rows as they are typed, and as they are stored, make. */
  beside?: (rows: readonly Row[], stored: readonly Row[]) => ReactNode;
};

/** A table that is edited whole: its rows, who changed it last, and the bar that saves it. */
export function TableEditor<Row, Wire>({ kind, query, stored, words, beside }: Props<Row, Wire>) {
  const t = useTranslations('tables');
  const { added } = kind;
  const edit = useTableEdit(kind, query, stored);
  const { form, rows, setRows, conflict } = edit;
  const grows = added !== undefined;
  function add() {
    if (added === undefined) return;
    setRows([...rows, added(rows)]);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('li[data-row]:last-of-type input')?.focus(),
    );
  }
  const button = grows && (
    <Button size="panel" kind="quiet" icon={Plus} onClick={add}>
      {words.add}
    </Button>
  );
  const hints: readonly KeyHint[] = [
    ...(grows ? [[['Enter'], t('keys.add')] as const] : []),
    [['Ctrl', 'Backspace'], t('keys.remove')],
    [['Ctrl', 'S'], t('keys.save')],
  ];
  return (
    <div ref={form}>
      <EditorColumns {...(kind.wide === true && { gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <div>
          <PanelCard title={words.rows} count={rows.length} first action={button}>
            {rows.length === 0 ? (
              <EmptyState title={words.none} text={words.noneHelp} />
            ) : (
              <>
                <TableRows
                  kind={kind}
                  rows={rows}
                  onRows={setRows}
                  onAdd={grows ? add : undefined}
                  errorOf={edit.errorOf}
                />
                <Box mt="3">
                  <KeyHints hints={hints} />
                </Box>
              </>
            )}
          </PanelCard>
        </div>
        <aside>
          {beside?.(rows, stored.rows.map(kind.rowOf))}
          <LastChanges changes={edit.changes} />
        </aside>
      </EditorColumns>
      {edit.unsaved && (
        <SaveBar
          label={t('save')}
          says={t('unsaved')}
          discard={{ label: t('discard'), onPress: edit.discard }}
          save={{ label: t('save'), busy: edit.busy, onPress: () => void edit.save() }}
        />
      )}
      {conflict !== null && <TableConflict columns={kind.columns} mine={rows} {...conflict} />}
      <LeavingQuestion
        isUnsaved={() => edit.unsaved}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {t('leaveText')}
      </LeavingQuestion>
    </div>
  );
}
