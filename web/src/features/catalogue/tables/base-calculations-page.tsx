import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { catalogueAddress } from '../catalogue-address.ts';
import { calculationsOf } from './calculations.ts';
import { CategoryChoice } from './category-choice.tsx';
import type { OfCategory } from './category-choice.tsx';
import { TableEditor } from './table-editor.tsx';
import { LoadedSet, TableFrame } from './table-page.tsx';
import { calculationsQuery } from './tables-query.ts';
import { withTableTexts } from './with-table-texts.tsx';

/** What each number of instalments of plm costs by the price of the goods and the manufacturer's support. */
export const BaseCalculationsPage = withTableTexts(function BaseCalculationsPage({
  area,
  category,
  onCategory,
}: OfCategory) {
  const t = useTranslations('tables.calculations');
  const words = {
    ...{ rows: t('rows'), add: t('add'), none: t('none') },
    noneHelp: t(category === null ? 'noneHelp' : 'noneOwnHelp'),
  };
  const [kind, query] = useMemo(() => [calculationsOf(category), calculationsQuery(category)], [category]);
  const adding = `/${area}/default_categories/${catalogueAddress({ page: 'table', table: 'newCalculation' })}`;
  return (
    <TableFrame
      area={area}
      sector="plm"
      title={t('title')}
      lead={t('lead')}
      action={
        <ButtonLink
          kind="primary"
          size="panel"
          icon={Plus}
          href={category === null ? adding : `${adding}?category=${category}`}
        >
          {t('add')}
        </ButtonLink>
      }
    >
      <CategoryChoice sector="plm" {...{ category, onCategory }} />
      <LoadedSet key={category} query={query}>
        {(stored) => <TableEditor {...{ kind, query, stored, words }} />}
      </LoadedSet>
    </TableFrame>
  );
});
