import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Box } from '../../kit/elements/box.tsx';
import { MaintenanceBanner } from '../../kit/page/banner.tsx';
import { askApi } from '../../api/call-api.ts';

/** Milliseconds after the page has loaded until the message is asked for, and between further questions (specification 9). */
const first = 3_000;
const further = 600_000;

/** What the deployment says of work that is to come, above every page; a message that cannot be read is none. */
export function NextMaintenanceBanner() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), first);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: ['next-maintenance-message'],
    queryFn: ({ signal }) => askApi('getNextMaintenanceMessage', { signal }),
    enabled: loaded,
    staleTime: 0,
    retry: false,
    refetchInterval: further,
    refetchIntervalInBackground: true,
  });
  const message = data?.nextMaintenanceMessage ?? null;
  return <Box role="status">{message !== null && <MaintenanceBanner>{message}</MaintenanceBanner>}</Box>;
}
