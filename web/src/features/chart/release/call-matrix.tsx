import type { MatrixCall } from '@app/machines/diagram';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { FindBox } from '../../../kit/table/find-box.tsx';
import { RoleLegend, RoleTable } from './role-table.tsx';

const matrixQuery = queryOptions({
  queryKey: ['permission-matrix'],
  queryFn: async () => (await import('virtual:permission-matrix')).matrix,
  staleTime: Infinity,
});

type Props = { text: string; onText: (text: string) => void };

/** Who may send which call; the addresses are those of the API's page. */
export function CallMatrix({ text, onText }: Props) {
  const t = useTranslations('release');
  return (
    <Loaded query={useQuery(matrixQuery)} failedTitle={t('failed')} rows={8}>
      {(matrix: readonly MatrixCall[]) => {
        const found = matrix.filter(({ method, path }) =>
          `${method} ${path}`.toLowerCase().includes(text.trim().toLowerCase()),
        );
        return (
          <Card overflow="hidden">
            <Box p="4" px={{ md: '6' }} display="flex" gap="8px 16px" flexWrap="wrap" alignItems="center">
              <FindBox label={t('find')} text={text} onText={onText} />
              <Box textStyle="small" color="ink.muted" aria-live="polite">
                {t('callCount', { count: found.length })}
              </Box>
              <RoleLegend />
            </Box>
            {found.length === 0 ? (
              <EmptyState title={t('noCall')} text={t('noCallText')} />
            ) : (
              <RoleTable
                caption={t('calls')}
                head={t('call')}
                rows={found.map(({ method, path, roles }) => ({
                  key: `${method} ${path}`,
                  name: (
                    <Box as="code" textStyle="small">
                      {method} {path}
                    </Box>
                  ),
                  may: (role) => (roles.includes(role) ? 'may' : 'mayNot'),
                }))}
              />
            )}
          </Card>
        );
      }}
    </Loaded>
  );
}
