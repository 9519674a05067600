import type { AccountRole } from '@app/machines/contract';
import { formatPhone } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Anchor, Box, Row, Span } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { FindBox } from '../../kit/table/find-box.tsx';
import { useListPages } from '../../kit/table/list-pages.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { withTexts } from '../../texts/texts.tsx';
import { AccountState } from './account-state.tsx';
import { messages } from './accounts.messages.ts';
import { accountsQuery, ownShopsQuery, shopNameQuery } from './accounts-query.ts';
import type { ListedAccount } from './accounts-query.ts';
import type { AccountsSearch } from './accounts-search.ts';
import { accountsPaths } from './accounts-side.ts';
import type { AccountsSide } from './accounts-side.ts';

type Props = {
  side: AccountsSide;
  /** What the addresses of the side begin with. */
  base: string;
  /** The shop whose accounts are kept by head office, or from the shop above it; null: head office's, or those that the shop's administrator sees. */
  shopId: string | null;
  search: AccountsSearch;
  onSearch: (search: AccountsSearch) => void;
};

/** Milliseconds that what is looked for must rest before it is asked for. */
const rest = 500;

/** Accounts by e-mail, of a shop as of head office. */
export const AccountsPage = withTexts(
  messages,
  function AccountsPage({ side, base, shopId, search, onSearch }: Props) {
    const t = useTranslations('accounts');
    const router = useRouter();
    const { email: typed, ...others } = search;
    const email = useDebounced(typed, rest);
    const query = useQuery(accountsQuery(side, { ...others, ...(email !== undefined && { email }) }, shopId));
    const name = useQuery({ ...shopNameQuery(side, shopId ?? ''), enabled: shopId !== null }).data;
    const shops =
      useQuery({ ...ownShopsQuery(side), enabled: side === 'shop' && shopId === null }).data ?? [];
    const pages = useListPages();
    const paths = accountsPaths(base, shopId);
    const isHeadOffice = side === 'staff' && shopId === null;
    const namesShop = isHeadOffice ? search.all === true : shops.length > 1;
    const columns = useColumns(paths.of, namesShop);
    useKeys<'accounts'>({ n: () => router.history.push(paths.add) });
    const ofShop = name === undefined ? t('shopAccounts') : t('shopTitle', { name });
    const title = shopId !== null ? ofShop : t(isHeadOffice ? 'staffTitle' : 'title');
    const add = (
      <ButtonLink kind="primary" size="panel" icon={Plus} href={paths.add}>
        {t('add')}
      </ButtonLink>
    );
    return (
      <>
        <PageName name={title} />
        <OneColumn wide>
          {shopId !== null && name !== undefined && <UpLink href={`${base}/shops/${shopId}`}>{name}</UpLink>}
          <Row justifyContent="space-between" flexWrap="wrap" gap="3">
            <PageTitle overflowWrap="anywhere">{title}</PageTitle>
            <Row gap="2" flexWrap="wrap">
              {side === 'shop' && shopId === null && (
                <ButtonLink size="panel" icon={FileUp} href={`${base}/users/upload`}>
                  {t('fromFile')}
                </ButtonLink>
              )}
              {add}
            </Row>
          </Row>
          {isHeadOffice && (
            <FilterLine tabs label={t('tabsLabel')}>
              {(['headOffice', 'all'] as const).map((whose) => (
                <TabChip
                  key={whose}
                  chosen={(search.all === true) === (whose === 'all')}
                  count={undefined}
                  onChoose={() =>
                    onSearch({
                      ...(typed !== undefined && { email: typed }),
                      ...(whose === 'all' && { all: true }),
                    })
                  }
                >
                  {t(`tabs.${whose}`)}
                </TabChip>
              ))}
            </FilterLine>
          )}
          <Box mt="3">
            <FindBox
              label={t('find')}
              text={typed ?? ''}
              onText={(text) =>
                onSearch({
                  ...(search.all === true && { all: true }),
                  ...(text.trim() !== '' && { email: text }),
                })
              }
            />
          </Box>
          <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData}>
            <PagedList
              query={query}
              pages={pages}
              itemsOf={(page) => page.users}
              count={query.data?.count}
              caption={t('caption')}
              columns={columns}
              keyOf={({ id }) => id}
              card={(row) => <AccountCard row={row} href={paths.of(row.id)} namesShop={namesShop} />}
              empty={
                email === undefined ? (
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
  },
);

function EmailLink({ row, href }: { row: ListedAccount; href: string }) {
  return (
    <Anchor
      href={href}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      overflowWrap="anywhere"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.email}
    </Anchor>
  );
}

/** The names of an account's roles. */
export function useRoleNames(): (roles: readonly AccountRole[]) => string {
  const t = useTranslations('accounts.roles');
  return (roles) => roles.map((role) => t(role)).join(', ');
}

function useLastLogin(): (row: ListedAccount) => string {
  const t = useTranslations('accounts');
  return ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : shortTime(new Date(lastLoginAt)));
}

function AccountCard({ row, href, namesShop }: { row: ListedAccount; href: string; namesShop: boolean }) {
  const t = useTranslations('accounts');
  const roleNames = useRoleNames();
  const lastLogin = useLastLogin();
  const shop = row.shop?.name ?? t('headOffice');
  return (
    <>
      <EmailLink row={row} href={href} />
      <Span justifySelf="end">
        <AccountState account={row} />
      </Span>
      <Span gridColumn="1 / -1" color="ink.muted">
        {[row.fullName, roleNames(row.roles), ...(namesShop ? [shop] : [])].join(', ')}
      </Span>
      <Span gridColumn="1 / -1" color="ink.muted">
        {t('lastLogin', { at: lastLogin(row) })}
      </Span>
    </>
  );
}

function useColumns(
  hrefOf: (id: string) => string,
  namesShop: boolean,
): readonly ListColumn<ListedAccount>[] {
  const t = useTranslations('accounts');
  const words = useTranslations('accounts.columns');
  const roleNames = useRoleNames();
  const lastLogin = useLastLogin();
  const shopName = ({ shop }: ListedAccount) => shop?.name ?? t('headOffice');
  const shopColumn: ListColumn<ListedAccount> = {
    key: 'shop',
    label: words('shop'),
    width: 160,
    wide: true,
    title: shopName,
    cell: shopName,
  };
  return [
    {
      key: 'email',
      label: words('email'),
      title: ({ email }) => email,
      cell: (row) => <EmailLink row={row} href={hrefOf(row.id)} />,
    },
    {
      key: 'fullName',
      label: words('fullName'),
      width: 152,
      title: ({ fullName }) => fullName,
      cell: ({ fullName }) => fullName,
    },
    {
      key: 'phone',
      label: words('phone'),
      width: 136,
      wide: true,
      cell: ({ phone }) =>
        phone === null ? <Span color="ink.muted">{t('nothing')}</Span> : formatPhone(phone),
    },
    {
      key: 'role',
      label: words('role'),
      width: 200,
      title: ({ roles }) => roleNames(roles),
      cell: ({ roles }) => roleNames(roles),
    },
    ...(namesShop ? [shopColumn] : []),
    {
      key: 'state',
      label: words('state'),
      width: 120,
      cell: (row) => <AccountState account={row} />,
    },
    { key: 'lastLogin', label: words('lastLogin'), width: 152, wide: true, cell: (row) => lastLogin(row) },
  ];
}
