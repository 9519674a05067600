import type { Section } from '@app/machines/company-form';
import { useEffect, useRef } from 'react';

/** Seconds spent in each section, which go along with the sent form; forgotten when the sending fails. */
export function useFillTiming(section: Section, before: Readonly<Record<string, number>>) {
  const spent = useRef<Record<string, number>>({ ...before });
  useEffect(() => {
    const since = Date.now();
    const seconds = spent.current;
    return () => {
      seconds[section] = (seconds[section] ?? 0) + Math.round((Date.now() - since) / 1_000);
    };
  }, [section]);
  return {
    spent: () => ({ ...spent.current }),
    forget: () => {
      spent.current = {};
    },
  };
}

export type FillTiming = ReturnType<typeof useFillTiming>;
