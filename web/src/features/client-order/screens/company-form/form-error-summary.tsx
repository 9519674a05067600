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

const Errors = memo(function Errors({ values, attempt, section }: Props & { values: CompanyFormValues }) {
  const { errorsOf, isTried } = useFormContext();
  const words = useErrorMessage();
  const errors = errorsOf(values)
    .filter(({ path }) => isTried(path))
    .map((error) => ({
      fieldId: sectionOf(error.path) === section ? idOf(error.path) : undefined,
      message: words(error, values),
    }));
  return <ErrorSummary attempt={attempt} errors={summed(errors)} />;
});

/** What reads the same is said once: the three questions of one statement. */
function summed(errors: readonly FormError[]): readonly FormError[] {
  return errors.filter(
    (error, index) => errors.findIndex(({ message }) => message === error.message) === index,
  );
}
