import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelRows } from '../../kit/elements/panel-card.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { Loaded } from '../../kit/query/loaded.tsx';
import { versionsQuery } from './categories-query.ts';
import type { Category } from './categories-query.ts';
import { changedFields, valuesOf } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';
import { sectorOfAddress } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

type Props = {
  sector: SectorAddress;
  category: Category;
  onRestore: (version: number, values: CategoryValues) => void;
  onClose: () => void;
};

/** The versions of a category: what each says otherwise than now, and the way to begin with it again. */
export function VersionsDialog({ sector, category, onRestore, onClose }: Props) {
  const t = useTranslations('category');
  const query = useQuery(versionsQuery(sector, category.id));
  const of = sectorOfAddress[sector];
  const now = valuesOf(of, category);
  return (
    <Dialog
      open
      wide
      reads
      onClose={onClose}
      title={t('versionsTitle')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box mt="4" color="ink">
        <Loaded query={query} failedTitle={t('failed')} rows={4}>
          {({ versions }) => (
            <PanelRows>
              {versions.map(({ version, at, by, category: said }) => {
                const values = valuesOf(of, said);
                const fields = changedFields(now, values).map((field) => t(`fields.${field}`));
                const when = { version, at: shortTime(new Date(at)) };
                return (
                  <li key={version}>
                    <Box flex="1" minWidth="0">
                      <Box fontWeight="medium">
                        {by === null ? t('versionOf', when) : t('versionBy', { ...when, name: by })}
                      </Box>
                      <Box color="ink.muted" overflowWrap="anywhere">
                        {fields.length === 0 ? t('same') : t('differences', { fields: fields.join(', ') })}
                      </Box>
                    </Box>
                    {fields.length > 0 && (
                      <Button size="panel" kind="quiet" onClick={() => onRestore(version, values)}>
                        {t('restore')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </PanelRows>
          )}
        </Loaded>
      </Box>
    </Dialog>
  );
}
