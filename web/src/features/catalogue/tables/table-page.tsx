import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { UpLink } from '../../../kit/elements/up-link.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { catalogueAddress } from '../catalogue-address.ts';
import type { CatalogueTable } from '../catalogue-address.ts';
import type { SectorAddress } from '../sectors.ts';
import type { StoredSet } from './table-kind.ts';
import type { SetQuery } from './tables-query.ts';

type FrameProps = {
  area: string;
  sector: SectorAddress;
  title: string;
  lead: string;
  /** The table that it adds to, in place of the list. */
  up?: { table: CatalogueTable; words: string; category: string | null };
  action?: ReactNode;
  children: ReactNode;
};

/** A page of a table under the list of the sector that it prices. */
export function TableFrame({ area, sector, title, lead, up, action, children }: FrameProps) {
  const t = useTranslations('category');
  const words = useTranslations('catalogue');
  const address =
    up === undefined
      ? catalogueAddress({ page: 'list', sector })
      : `${catalogueAddress({ page: 'table', table: up.table })}${up.category === null ? '' : `?category=${up.category}`}`;
  return (
    <>
      <PageName name={title} />
      <OneColumn wide>
        <UpLink href={`/${area}/default_categories/${address}`}>
          {up?.words ?? t('back', { sector: words(`sectorNames.${sector}`) })}
        </UpLink>
        <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
          <div>
            <PageTitle>{title}</PageTitle>
            <SmallText mt="1">{lead}</SmallText>
          </div>
          {action}
        </Row>
        {children}
      </OneColumn>
    </>
  );
}

type LoadedProps<Wire> = { query: SetQuery<Wire>; children: (set: StoredSet<Wire>) => ReactNode };

/** The set that a table shows, once it is there. */
export function LoadedSet<Wire>({ query, children }: LoadedProps<Wire>) {
  const t = useTranslations('tables');
  return (
    <Loaded query={useQuery(query)} failedTitle={t('failed')} rows={8}>
      {children}
    </Loaded>
  );
}
