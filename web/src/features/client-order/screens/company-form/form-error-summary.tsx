import { sectionOf } from '@app/machines/company-form';
import type { CompanyFormValues, Section } from '@app/machines/company-form';
import { memo } from 'react';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import type { FormError } from '../../../../kit/form/error-summary.tsx';
import { idOf, useFormContext, useDebouncedValue } from './form-context.ts';
import { useErrorMessage } from './use-error-messages.ts';

type Props = { attempt: number; section: Section };

/** What keeps the form from going on, each a link to its field in the open section. */
export function FormErrorSummary(props: Props) {
  const values = useDebouncedValue((all) => all);
  return <Errors values={values} {...props} />;
}

const Errors = memo(function ToldFaults({
  values,
  attempt: round,
  section,
}: Props & { values: CompanyFormValues }) {
  const { errorsOf: faultsOf, isTried } = useFormContext();
  const words = useErrorMessage();
  const faults = faultsOf(values)
    .filter(({ path }) => isTried(path))
    .map((fault) => ({
      fieldId: sectionOf(fault.path) === section ? idOf(fault.path) : undefined,
      message: words(fault, values),
    }));
  return <ErrorSummary attempt={round} errors={summed(faults)} />;
});

/** What reads the same is said once: the three questions of one statement. */
function summed(faults: readonly FormError[]): readonly FormError[] {
  return faults.filter(
    (fault, index) => faults.findIndex(({ message }) => message === fault.message) === index,
  );
}
