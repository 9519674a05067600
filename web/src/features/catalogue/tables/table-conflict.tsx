import { useTranslations } from 'use-intl';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallTitle } from '../../../kit/elements/heading.tsx';
import { PanelRows } from '../../../kit/elements/panel-card.tsx';
import { useRowWords } from './cell-words.ts';
import type { Column } from './table-kind.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  mine: readonly Row[];
  theirs: readonly Row[];
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Somebody else has saved the table: the rows in which both versions differ, and a choice. */
export function TableConflict<Row>({ columns, mine, theirs, onTake, onKeep, onClose }: Props<Row>) {
  const t = useTranslations('tables');
  const words = useRowWords(columns);
  const [said, saidTheirs] = [mine.map(words), theirs.map(words)];
  const sides = [
    ['theirs', saidTheirs.filter((row) => !said.includes(row))],
    ['mine', said.filter((row) => !saidTheirs.includes(row))],
  ] as const;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('conflict')}
      actions={
        <>
          <Button onClick={onTake}>{t('takeTheirs')}</Button>
          <Button kind="primary" onClick={onKeep}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <Box mt="4" color="ink" display="grid" gap="3" textStyle="small">
        {t('conflictText')}
        {sides.map(([side, rows]) => (
          <section key={side}>
            <SmallTitle mb="2">{t(side)}</SmallTitle>
            <PanelRows>
              {rows.length === 0 && <li>{t('noRow')}</li>}
              {rows.map((row, at) => (
                <li key={at}>
                  <Box flex="1" minWidth="0" overflowWrap="anywhere">
                    {row}
                  </Box>
                </li>
              ))}
            </PanelRows>
          </section>
        ))}
      </Box>
    </Dialog>
  );
}
