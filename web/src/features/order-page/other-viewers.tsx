import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { callApi } from '../../api/call-api.ts';
import { otherViewersQuery } from './order-query.ts';
import type { StaffOrder } from './order-query.ts';

/** Who else has the order's page open, so that two do not do one thing twice. */
export function OtherViewers({ order: { id, slug } }: { order: Pick<StaffOrder, 'id' | 'slug'> }) {
  const t = useTranslations('orderPage');
  const { data } = useQuery(otherViewersQuery(id, slug));
  useEffect(() => {
    const leave = () =>
      void callApi('viewOrder', {
        params: { slug },
        body: { leaves: true },
        keepalive: true,
        background: true,
      }).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [slug]);
  const names = data?.others.map(({ fullName }) => fullName) ?? [];
  return (
    <Box role="status" textStyle="small" mt={names.length > 0 ? '2' : '0'}>
      {names.length > 0 && (
        <StatusDot tone="attention" whiteSpace="normal">
          {t('alsoOpened', { names: names.join(', ') })}
        </StatusDot>
      )}
    </Box>
  );
}
