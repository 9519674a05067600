import { warsawDay } from '@app/machines/rules';
import { formFaults, personFaults, sectionOf } from '@app/machines/company-form';
import type { CompanyFormValues, Fault, FormKind, PersonValues, Section } from '@app/machines/company-form';
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
function onceFor<V extends object, R>(judge: (values: V) => R): (values: V) => R {
  let last: { values: V; result: R } | null = null;
  return (values) => {
    if (last?.values !== values) last = { values, result: judge(values) };
    return last.result;
  };
}

/** Judges a person anew only when something of the person has changed: the others stay the same object while somebody types. */
function rememberedPersons(): typeof personFaults {
  const known = new WeakMap<PersonValues, { told: string; kind: FormKind; faults: readonly Fault[] }>();
  return (path, person, kind, day) => {
    const told = `${day} ${path}`;
    const before = known.get(person);
    if (before?.told === told && before.kind === kind) return before.faults;
    const faults = personFaults(path, person, kind, day);
    known.set(person, { told, kind, faults });
    return faults;
  };
}

const sectionsOf = new Map<string, Section>();

/** The section of a field; looked up for every fault after each key. */
function knownSectionOf(path: string): Section {
  const section = sectionsOf.get(path) ?? sectionOf(path);
  sectionsOf.set(path, section);
  return section;
}

/** What the server finds wrong, and with which values. */
export type ServerErrors = { errors: readonly Fault[]; values: CompanyFormValues | null };

type Props = {
  form: CompanyForm;
  kind: FormKind;
  /** Sections that somebody tried to leave. */
  tried: readonly Section[];
  /** What the server refused, until it is changed or the form itself finds fault with the same field. */
  refused: ServerErrors;
};

/** What is wrong with the form, and where it may be shown already. */
export function useFormErrors({ form, kind, tried, refused }: Props): FormContextValue & {
  /** What the form itself finds wrong: what keeps it from being sent. */
  ownErrorsOf: (values: CompanyFormValues) => readonly Fault[];
} {
  const [watch] = useState(() => formWatch(form));
  const [left] = useState(() => touchedFields(watch.debounced.flush));
  const [judge] = useState(rememberedPersons);
  const ownFaultsOf = useMemo(
    () => onceFor((values: CompanyFormValues) => formFaults(values, kind, today(), judge)),
    [kind, judge],
  );
  return useMemo(() => {
    const faultsOf = onceFor((values: CompanyFormValues) => {
      const own = ownFaultsOf(values);
      const standing = refused.errors.filter(
        ({ path }) =>
          own.every((fault) => fault.path !== path) &&
          valueAtPath(values, path) === valueAtPath(refused.values, path),
      );
      return [...own, ...standing];
    });
    const sentencesOf = onceFor((values: CompanyFormValues) => {
      const sentences = new Map<string, string>();
      for (const { path, sentence } of faultsOf(values))
        if (!sentences.has(path)) sentences.set(path, sentence);
      return sentences;
    });
    const isTried = (path: string) => tried.includes(knownSectionOf(path));
    return { form, kind, left, watch, ownFaultsOf, faultsOf, sentencesOf, isTried };
  }, [form, kind, left, watch, ownFaultsOf, refused, tried]);
}
