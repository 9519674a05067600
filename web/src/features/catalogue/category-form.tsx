import { categoryProblems } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../kit/toast/toasts.ts';
import { baseRatesQuery } from './categories-query.ts';
import { changedFields } from './category-values.ts';
import type { CategoryValues, Editing } from './category-values.ts';
import { IdentityCard, TermsCard } from './editor-fields.tsx';
import { InstalmentsCard, RangesCard } from './editor-rows.tsx';
import { MedicalCard } from './medical-card.tsx';

type CategoryForm = {
  values: CategoryValues;
  editing: Editing;
  /** Whether no rule is broken. */
  isSound: boolean;
  /** The names of the fields that are another than what is stored. */
  fields: readonly (keyof CategoryValues)[];
  /** Puts other values into the fields, with nothing said against them. */
  begin: (values: CategoryValues) => void;
  /** Whether it may be sent; where not, each field says why and the first of them has focus. */
  mayBeSent: () => boolean;
};

type Begun = {
  stored: CategoryValues;
  begun: CategoryValues;
  /** What the server said against the fields, by path. */
  refused: Readonly<Record<string, string>>;
  /** Around the fields. */
  frame: RefObject<HTMLElement | null>;
};

/** The fields of a category while they are edited. */
export function useCategoryForm({ stored, begun, refused, frame }: Begun): CategoryForm {
  const t = useTranslations('category');
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  const problems = useMemo(() => categoryProblems(values), [values]);
  const isSound = Object.keys(problems).length === 0;
  return {
    values,
    editing: {
      values,
      set: (change) => setValues({ ...values, ...change }),
      errorOf: (path) => {
        // Ranges tell at once what is wrong between them; other fields once the category was to be saved.
        const told = tried || path.startsWith('price_ranges') || path.startsWith('medical_ranges');
        return (told ? problems[path] : undefined) ?? refused[path];
      },
    },
    isSound,
    fields: changedFields(stored, values),
    begin: (next) => {
      setValues(next);
      setTried(false);
    },
    mayBeSent: () => {
      setTried(true);
      if (isSound) return true;
      toast('refused', t('mend'));
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return false;
    },
  };
}

type CardsProps = Editing & {
  /** Its word in the system; null while it has none. */
  value: string | null;
  basePercent: number | null;
  /** Whether the name is the default's. */
  fixedName?: boolean;
};

/** What a category is and on which terms, as its sector knows them. */
export function CategoryCards({ value, basePercent, fixedName = false, ...editing }: CardsProps) {
  const { sector } = editing.values;
  return (
    <div>
      <IdentityCard {...editing} value={value} fixedName={fixedName} />
      <TermsCard {...editing} basePercent={basePercent} />
      {sector === 'general' && (
        <>
          <InstalmentsCard {...editing} basePercent={basePercent} />
          <RangesCard {...editing} />
        </>
      )}
      {sector === 'medical' && <MedicalCard {...editing} />}
    </div>
  );
}

/** The base rate in force, percent a year; null where none is set, or it is not known yet. */
export function useBasePercent(): number | null {
  const { data } = useQuery(baseRatesQuery);
  return data === undefined || data.inForce === null ? null : Number(data.inForce);
}
