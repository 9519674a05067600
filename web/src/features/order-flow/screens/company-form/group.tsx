import type { ReactNode } from 'react';
import { Badge } from '../../../../kit/elements/badge.tsx';
import { Box } from '../../../../kit/elements/box.tsx';

/** A few fields that belong together, under a small heading with a rule. */
export function Group({ title, badge, children }: { title: ReactNode; badge?: string; children: ReactNode }) {
  return (
    <Box as="section" mt="6" _first={{ mt: '0' }}>
      <Box
        as="h3"
        textStyle="small"
        fontWeight="semibold"
        color="ink.muted"
        pb="2"
        mb="4"
        borderBottom="1px solid"
        borderColor="line"
      >
        {title}
        {badge !== undefined && <Badge ml="2">{badge}</Badge>}
      </Box>
      {children}
    </Box>
  );
}
