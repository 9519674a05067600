import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { SectionTitle, SmallText } from './heading.tsx';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands 48 from what is above: it speaks of something else. */
  apart?: boolean;
  children: ReactNode;
};

/** A part of a page under its heading: 32 from the one before, the heading 16 above its content. */
export function Section({ title, lead, apart = false, children }: Props) {
  return (
    <Box as="section" mt={apart ? '12' : '8'}>
      <SectionTitle>{title}</SectionTitle>
      {lead !== undefined && <SmallText mt="1">{lead}</SmallText>}
      <Box mt="4">{children}</Box>
    </Box>
  );
}
