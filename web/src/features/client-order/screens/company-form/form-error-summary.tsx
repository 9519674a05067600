import { sectionOf } from '@app/machines/company-form';
import type { CompanyFormValues, Section } from '@app/machines/company-form';
import { memo } from 'react';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import type { Fault } from '../../../../kit/form/error-summary.tsx';
import { idOf, useFormTies, useLateValue } from './form-context.ts';
import { useFaultWords } from './use-error-messages.ts';

type Props = { round: number; section: Section };

/** What keeps the form from going on, each a link to its field in the open section. */
export function FaultSummary(props: Props) {
  const values = useLateValue((all) => all);
  return <ToldFaults values={values} {...props} />;
}

const ToldFaults = memo(function ToldFaults({
  values,
  round,
  section,
}: Props & { values: CompanyFormValues }) {
  const { faultsOf, isTried } = useFormTies();
  const words = useFaultWords();
  const faults = faultsOf(values)
    .filter(({ path }) => isTried(path))
    .map((fault) => ({
      fieldId: sectionOf(fault.path) === section ? idOf(fault.path) : undefined,
      message: words(fault, values),
    }));
  return <ErrorSummary round={round} faults={summed(faults)} />;
});

/** What reads the same is said once: the three questions of one statement. */
function summed(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    (fault, index) => faults.findIndex(({ message }) => message === fault.message) === index,
  );
}
