import { formatPhone } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Anchor, Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Badge } from '../../../kit/elements/badge.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { FindBox } from '../../../kit/table/find-box.tsx';
import { useListPages } from '../../../kit/table/list-pages.ts';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { PagedList } from '../../../kit/table/paged-list.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { withTexts } from '../../../texts/texts.tsx';
import type { ShopsSearch } from '../shops-search.ts';
import { childShopsQuery } from './child-shops-query.ts';
import type { ListedChildShop } from './child-shops-query.ts';
import { messages } from './own-shop.messages.ts';

type Props = { search: ShopsSearch; onSearch: (search: ShopsSearch) => void };

/** Milliseconds that what is looked for must rest before it is asked for. */
const rest = 250;

/** What is said where the own shop keeps no shops. */
export const NoChildShops = withTexts(messages, function NoChildShops() {
  const t = useTranslations('childShops');
  return (
    <OneColumn wide>
      <PageName name={t('title')} />
      <PageTitle>{t('title')}</PageTitle>
      <Card mt="4">
        <EmptyState title={t('notKept')} text={t('notKeptHelp')} />
      </Card>
    </OneColumn>
  );
});

/** The shops under the own one by name. */
export const ChildShopsPage = withTexts(messages, function ChildShopsPage({ search, onSearch }: Props) {
  const t = useTranslations('childShops');
  const { name: typed, ...others } = search;
  const name = useDebounced(typed, rest);
  const query = useQuery(childShopsQuery({ ...others, ...(name !== undefined && { name }) }));
  const pages = useListPages();
  const columns = useColumns();
  const add = (
    <ButtonLink kind="primary" size="panel" icon={Plus} href="/shopadmin/shops/new">
      {t('add')}
    </ButtonLink>
  );
  const fromFile = (
    <ButtonLink size="panel" icon={FileUp} href="/shopadmin/shops/upload">
      {t('fromFile')}
    </ButtonLink>
  );
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="3">
          <PageTitle>{t('title')}</PageTitle>
          <Row gap="2" flexWrap="wrap">
            {fromFile}
            {add}
          </Row>
        </Row>
        <Box mt="3">
          <FindBox
            label={t('find')}
            text={typed ?? ''}
            onText={(text) => onSearch(text.trim() === '' ? {} : { name: text })}
          />
        </Box>
        <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData}>
          <PagedList
            query={query}
            pages={pages}
            itemsOf={(page) => page.shops}
            count={query.data?.count}
            caption={t('caption')}
            columns={columns}
            keyOf={({ id }) => id}
            card={(row) => (
              <>
                <NameLink row={row} />
                <Span justifySelf="end">
                  <ShopState shop={row} />
                </Span>
                <Span gridColumn="1 / -1" color="ink.muted">
                  {[row.street, `${row.postalCode} ${row.city}`].join(', ')}
                </Span>
                <Span gridColumn="1 / -1" color="ink.muted">
                  {t('accountsOf', { count: row.accounts })}
                </Span>
              </>
            )}
            empty={
              name === undefined ? (
                <EmptyState title={t('none')} text={t('noneHelp')} action={add} />
              ) : (
                <EmptyState title={t('noneFound')} text={t('noneFoundHelp')} />
              )
            }
            words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
          />
        </Card>
      </OneColumn>
    </>
  );
});

/** Whether a shop sells, in a word. */
export function ShopState({ shop: { active } }: { shop: { active: boolean } }) {
  const t = useTranslations('childShops.states');
  return active ? (
    <Badge meaning="done">{t('active')}</Badge>
  ) : (
    <Badge meaning="refused">{t('blocked')}</Badge>
  );
}

function NameLink({ row }: { row: ListedChildShop }) {
  return (
    <Anchor
      href={`/shopadmin/shops/${row.id}`}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      overflowWrap="anywhere"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.name}
    </Anchor>
  );
}

function useColumns(): readonly ListColumn<ListedChildShop>[] {
  const t = useTranslations('childShops');
  const words = useTranslations('childShops.columns');
  const addressOf = ({ street, postalCode, city }: ListedChildShop) => `${street}, ${postalCode} ${city}`;
  return [
    {
      key: 'name',
      label: words('name'),
      title: ({ name }) => name,
      cell: (row) => <NameLink row={row} />,
    },
    { key: 'address', label: words('address'), width: 360, title: addressOf, cell: addressOf },
    {
      key: 'phone',
      label: words('phone'),
      width: 152,
      cell: ({ phone }) =>
        phone === null ? <Span color="ink.muted">{t('nothing')}</Span> : formatPhone(phone),
    },
    {
      key: 'accounts',
      label: words('accounts'),
      width: 80,
      right: true,
      cell: ({ accounts }) => accounts,
    },
    { key: 'state', label: words('state'), width: 136, cell: (row) => <ShopState shop={row} /> },
  ];
}
