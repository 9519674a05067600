import type { ReactNode } from 'react';
import { Box } from '../../../../kit/elements/box.tsx';

/** A few fields that belong together, under a small heading with a rule. */
export function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
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
      </Box>
      {children}
    </Box>
  );
}
