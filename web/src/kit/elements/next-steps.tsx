import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from './box.tsx';
import { NumberCircle } from './number-circle.ts';
import { Section } from './section.tsx';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '4',
    pb: '4',
    position: 'relative',
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '13.5px',
      top: '28px',
      bottom: '0',
      width: '1px',
      bg: 'line',
    },
  },
});

export type NextStep = { title: ReactNode; text?: ReactNode };

/** 'Co dalej': what follows, in order. */
export function NextSteps({ steps, title }: { steps: readonly NextStep[]; title?: ReactNode }) {
  const t = useTranslations('kit');
  return (
    <Section title={title ?? t('whatNext')} apart>
      <ol>
        {steps.map((step, index) => (
          <Item key={index}>
            <NumberCircle state="ahead" bg="page" aria-hidden>
              {index + 1}
            </NumberCircle>
            <Box mt="2px">
              <Box as="h3" textStyle="h3">
                {step.title}
              </Box>
              {step.text !== undefined && (
                <Box textStyle="small" color="ink.muted">
                  {step.text}
                </Box>
              )}
            </Box>
          </Item>
        ))}
      </ol>
    </Section>
  );
}
