import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { Select } from '../../../kit/form/select.tsx';
import type { SectorAddress } from '../sectors.ts';
import { categoryNamesQuery } from './tables-query.ts';

/** What a page of a table that categories may have for themselves is given; null: the set of all. */
export type OfCategory = {
  area: string;
  category: string | null;
  onCategory: (category: string | null) => void;
};

type Props = Omit<OfCategory, 'area'> & { sector: SectorAddress };

/** Whose rows are edited: those of all categories, or the own ones of one. */
export function CategoryChoice({ sector, category, onCategory }: Props) {
  const t = useTranslations('tables');
  const { data = [] } = useQuery(categoryNamesQuery(sector));
  return (
    <Box mt="4" mb="-2" maxWidth="360px">
      <Field label={t('forWhom')}>
        <Select
          size="panel"
          value={category ?? ''}
          onChange={({ target }) => onCategory(target.value === '' ? null : target.value)}
          options={[
            { value: '', label: t('common') },
            ...data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </Box>
  );
}
