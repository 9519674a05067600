import { useState } from 'react';
import type { SecondStep } from '../second-factor.ts';

/** Where a sign-in stands: the second step while its ticket is good; `refusal` says why it has ended. The ticket lies in this page alone. */
export function useSecondStep() {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  return {
    step,
    refusal,
    ask: setStep,
    over(message?: string) {
      setRefusal(message);
      setStep(null);
    },
  };
}
