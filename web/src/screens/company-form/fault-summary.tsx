import { sectionOf } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { ErrorSummary } from '../../parts/error-summary.tsx';
import type { Fault } from '../../parts/error-summary.tsx';
import { idOf, useFormTies, useFormValue } from './form-context.ts';
import { useFaultWords } from './use-fault-words.ts';

/** What keeps the form from going on, each a link to its field in the open section. */
export function FaultSummary({ round, section }: { round: number; section: Section }) {
  const { faultsOf, isTried } = useFormTies();
  const words = useFaultWords();
  // As one text: typing what changes nothing here draws nothing.
  const told = useFormValue((values) =>
    JSON.stringify(
      faultsOf(values)
        .filter(({ path }) => isTried(path))
        .map((fault) => ({
          fieldId: sectionOf(fault.path) === section ? idOf(fault.path) : undefined,
          message: words(fault, values),
        })),
    ),
  );
  return <ErrorSummary round={round} faults={summed(JSON.parse(told) as readonly Fault[])} />;
}

/** What reads the same is said once: the three questions of one statement. */
function summed(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    (fault, index) => faults.findIndex(({ message }) => message === fault.message) === index,
  );
}
