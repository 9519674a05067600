import { warsawDay } from '@app/machines/rules';
import { formErrors, personErrors, sectionOf } from '@app/machines/company-form';
import type {
  CompanyFormValues,
  ValidationError,
  FormKind,
  PersonValues,
  Section,
} from '@app/machines/company-form';
import { useMemo, useState } from 'react';
import type { CompanyForm, FormContextValue } from './form-context.ts';
import { formWatch } from './form-watch.ts';
import { touchedFields } from './touched-fields.ts';
import { valueAtPath } from './value-at-path.ts';

const minute = 60_000;
let known = { minute: 0, day: '' };

/** The day in Poland, YYYY-MM-DD; looked up once a minute, because each keystroke asks. */
export function today(): string {
  const now = Math.floor(Date.now() / minute);
  if (known.minute !== now) known = { minute: now, day: warsawDay(Date.now()) };
  return known.day;
}

/** The last answer, for as long as the same values are asked about: every field asks after each keystroke. */
function onceFor<V extends object, R>(validate: (values: V) => R): (values: V) => R {
  let last: { values: V; result: R } | null = null;
  return (values) => {
    if (last?.values !== values) last = { values, result: validate(values) };
    return last.result;
  };
}

/** Validates a person anew only when the person has changed: the others stay the same object while somebody types. */
function rememberedPersons(): typeof personErrors {
  const known = new WeakMap<
    PersonValues,
    { key: string; kind: FormKind; errors: readonly ValidationError[] }
  >();
  return (path, person, kind, day) => {
    const key = `${day} ${path}`;
    const before = known.get(person);
    if (before?.key === key && before.kind === kind) return before.errors;
    const errors = personErrors(path, person, kind, day);
    known.set(person, { key, kind, errors });
    return errors;
  };
}

const sectionsOf = new Map<string, Section>();

/** The section of a field; looked up for every error after each key. */
function knownSectionOf(path: string): Section {
  const section = sectionsOf.get(path) ?? sectionOf(path);
  sectionsOf.set(path, section);
  return section;
}

/** What the server finds wrong, and with which values. */
export type ServerErrors = { errors: readonly ValidationError[]; values: CompanyFormValues | null };

type Props = {
  form: CompanyForm;
  kind: FormKind;
  /** Sections that somebody tried to leave. */
  tried: readonly Section[];
  /** What the server refused, until it is changed or the form itself finds the same field wrong. */
  refused: ServerErrors;
};

/** What is wrong with the form, and where it may be shown already. */
export function useFormErrors({ form, kind, tried, refused }: Props): FormContextValue & {
  /** The errors of the form itself, which keep it from being sent. */
  ownErrorsOf: (values: CompanyFormValues) => readonly ValidationError[];
} {
  const [watch] = useState(() => formWatch(form));
  const [touched] = useState(() => touchedFields(watch.debounced.flush));
  const [validate] = useState(rememberedPersons);
  const ownErrorsOf = useMemo(
    () => onceFor((values: CompanyFormValues) => formErrors(values, kind, today(), validate)),
    [kind, validate],
  );
  return useMemo(() => {
    const errorsOf = onceFor((values: CompanyFormValues) => {
      const own = ownErrorsOf(values);
      const unchanged = refused.errors.filter(
        ({ path }) =>
          own.every((error) => error.path !== path) &&
          valueAtPath(values, path) === valueAtPath(refused.values, path),
      );
      return [...own, ...unchanged];
    });
    const messagesOf = onceFor((values: CompanyFormValues) => {
      const messages = new Map<string, string>();
      for (const { path, message: sentence } of errorsOf(values))
        if (!messages.has(path)) messages.set(path, sentence);
      return messages;
    });
    const isTried = (path: string) => tried.includes(knownSectionOf(path));
    return { form, kind, touched, watch, ownErrorsOf, errorsOf, messagesOf, isTried };
  }, [form, kind, touched, watch, ownErrorsOf, refused, tried]);
}
