import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelRows } from '../../kit/elements/panel-card.tsx';
import type { Category } from './categories-query.ts';
import { changedFields, inWords, valuesOf } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';
import { sectorOfAddress } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

type Props = {
  sector: SectorAddress;
  mine: CategoryValues;
  theirs: Category;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Somebody else has saved the category: both versions field by field, and a choice. */
export function ConflictDialog({ sector, mine, theirs, onTake, onKeep, onClose }: Props) {
  const t = useTranslations('category');
  const stored = valuesOf(sectorOfAddress[sector], theirs);
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
        <PanelRows>
          {changedFields(stored, mine).map((field) => (
            <li key={field}>
              <Box flex="1" minWidth="0" overflowWrap="anywhere">
                <Box fontWeight="medium">{t(`fields.${field}`)}</Box>
                <Box>
                  <Span color="ink.muted">{t('theirs')}: </Span>
                  {inWords(stored[field])}
                </Box>
                <Box>
                  <Span color="ink.muted">{t('mine')}: </Span>
                  {inWords(mine[field])}
                </Box>
              </Box>
            </li>
          ))}
        </PanelRows>
      </Box>
    </Dialog>
  );
}
