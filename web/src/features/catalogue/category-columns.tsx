import { formatShare } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Anchor, Span } from '../../kit/elements/box.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import type { Category } from './categories-query.ts';
import type { SectorAddress } from './sectors.ts';

/** What lists of default categories and of a shop's categories show alike. */
export type ListedTerms = Omit<Category, 'following' | 'ownTerms' | 'propagation'>;

const shown = (from: string | number | null, to: string | number | null): string | null =>
  from === null && to === null ? null : `${from ?? ''}–${to ?? ''}`;
const percent = (text: string | null): string | null => (text === null ? null : formatShare(Number(text)));

/** Name, code and terms of a category, as its sector has them. */
export function useTermsColumns<Row extends ListedTerms>(
  sector: SectorAddress,
  hrefOf: (row: Row) => string,
): readonly ListColumn<Row>[] {
  const t = useTranslations('catalogue');
  const orNothing = (text: string | null) => text ?? <Span color="ink.muted">{t('nothing')}</Span>;
  const isIndustry = sector === 'industry';
  return [
    {
      key: 'name',
      label: t('name'),
      title: ({ name }) => name,
      cell: (row) => <NameLink {...{ row, hrefOf }} />,
    },
    {
      key: 'code',
      label: sector === 'med' ? t('iac') : t('kst'),
      width: 96,
      cell: ({ cfa, iacCode }) => orNothing(sector === 'med' ? iacCode : cfa),
    },
    {
      key: 'own',
      label: t('own'),
      width: 144,
      wide: true,
      cell: (row) => orNothing(shown(percent(row.ownPaymentMinPercent), percent(row.ownPaymentMaxPercent))),
    },
    {
      key: 'counts',
      label: t('counts'),
      width: 88,
      cell: (row) => orNothing(shown(row.paymentsCountMin, row.paymentsCountMax)),
    },
    {
      key: 'price',
      label: isIndustry ? t('interest') : t('margin'),
      width: isIndustry ? 120 : 96,
      right: true,
      cell: (row) => orNothing(percent(isIndustry ? row.interestPercent : row.marginPercent)),
    },
  ];
}

/** When a category was changed last, and by whom. */
export function useChangedColumn<Row extends ListedTerms>(): ListColumn<Row> {
  const t = useTranslations('catalogue');
  return {
    key: 'changed',
    label: t('changed'),
    width: 176,
    wide: true,
    title: ({ updatedBy }) => updatedBy ?? undefined,
    cell: ({ updatedAt, updatedBy }) =>
      [shortTime(new Date(updatedAt)), updatedBy].filter((said) => said !== null).join(', '),
  };
}

/** The way from a row to its category. */
export function NameLink<Row extends ListedTerms>({
  row,
  hrefOf,
}: {
  row: Row;
  hrefOf: (row: Row) => string;
}) {
  return (
    <Anchor
      href={hrefOf(row)}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.name}
    </Anchor>
  );
}

/** Code and terms of a category in one line, on a phone. */
export function TermsLine({ row }: { row: ListedTerms }) {
  return (
    <Span gridColumn="1 / -1" color="ink.muted">
      {[
        row.cfa ?? row.iacCode,
        shown(percent(row.ownPaymentMinPercent), percent(row.ownPaymentMaxPercent)),
        shown(row.paymentsCountMin, row.paymentsCountMax),
      ]
        .filter((said) => said !== null)
        .join(', ')}
    </Span>
  );
}
