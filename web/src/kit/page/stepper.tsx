import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Span } from '../elements/box.tsx';
import { StepCircles } from './step-circles.tsx';
import type { Step } from './step-circles.tsx';

/** Where the client is: circles with names from 1100 on; below 'Krok 2 z 4' over a bar. Steps come from the chart. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  return (
    <>
      <Box display={{ base: 'none', xl: 'block' }} pt="6">
        <StepCircles steps={steps} look="numbers" durations />
      </Box>
      <StepBar steps={steps} />
    </>
  );
}

/** The same in the header, without durations; only from 1100 on. */
export function HeaderStepper({ steps, look }: { steps: readonly Step[]; look: 'dots' | 'numbers' }) {
  return (
    <Box display={{ base: 'none', xl: 'block' }} flex="1" maxWidth="760px" ml="auto">
      <StepCircles steps={steps} look={look} durations={false} />
    </Box>
  );
}

const barColours = { done: 'done.dot', current: 'primary', ahead: 'line' } as const;

/** The stepper's narrow form, under 1100. */
export function StepBar({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('kit');
  const current = steps.find((step) => step.state === 'current');
  const done = steps.filter((step) => step.state === 'done').length;
  return (
    <Box display={{ xl: 'none' }} pt="4">
      <Box textStyle="small">
        {current === undefined ? (
          <Span fontWeight="medium">{t('everyStepDone')}</Span>
        ) : (
          <>
            <Span color="ink.muted">{t('stepOf', { step: done + 1, steps: steps.length })}</Span>
            <Span aria-hidden> · </Span>
            <Span fontWeight="medium">{current.label}</Span>
            {done > 0 && <ForScreenReader>{t('stepsDone', { done })}</ForScreenReader>}
          </>
        )}
      </Box>
      <Box display="grid" gridAutoFlow="column" gridAutoColumns="1fr" gap="1" mt="2" aria-hidden>
        {steps.map((step) => (
          <Box key={step.name} height="1" borderRadius="2px" bg={barColours[step.state]} />
        ))}
      </Box>
    </Box>
  );
}
