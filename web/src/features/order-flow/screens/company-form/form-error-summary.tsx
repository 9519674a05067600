import { sectionOf } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { memo, useSyncExternalStore } from 'react';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import type { FormError } from '../../../../kit/form/error-summary.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { useCompanyForm } from './form-context.ts';
import { useErrorMessage } from './use-error-messages.ts';

type Props = {
  attempt: number;
  section: Section;
  /** The sections that somebody has tried to leave. */
  tried: readonly Section[];
};

/** What keeps the form from going on, each a link to its field in the open section. */
export const FormErrorSummary = memo(function FormErrorSummary({ attempt, section, tried }: Props) {
  const { errors } = useCompanyForm();
  const wordsOf = useErrorMessage();
  const found = useSyncExternalStore(errors.subscribe, errors.all);
  const shown = found
    .filter(({ path }) => tried.includes(sectionOf(path)))
    .map((error) => ({
      fieldId: sectionOf(error.path) === section ? idOf(error.path) : undefined,
      message: wordsOf(error, errors.values()),
    }));
  return <ErrorSummary attempt={attempt} errors={summed(shown)} count={shown.length} />;
});

/** What reads the same is said once: the three questions of one statement. */
function summed(errors: readonly FormError[]): readonly FormError[] {
  return errors.filter(
    (error, index) => errors.findIndex(({ message }) => message === error.message) === index,
  );
}
