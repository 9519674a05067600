import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
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
  return (
    <Box role="status">
      {message !== null && (
        <Box
          bg="primary.tint"
          textStyle="small"
          py="2"
          px="gutter"
          display="flex"
          justifyContent="center"
          gap="2"
          borderBottom="1px solid"
          borderColor="line"
        >
          <Icon of={Wrench} size="small" color="primary" mt="2px" flex="none" />
          <Span overflowWrap="anywhere">{message}</Span>
        </Box>
      )}
    </Box>
  );
}
