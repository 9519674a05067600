import type { Section } from '@app/machines/company-form';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Seconds spent in each section, which go along with the sent form; forgotten when the sending fails. */
export function useFillTiming(section: Section, before: Readonly<Record<string, number>>) {
  const spent = useRef<Record<string, number>>({ ...before });
  const since = useRef<{ section: Section; at: number } | null>(null);
  function count() {
    if (since.current === null) return;
    const { section: open, at } = since.current;
    const seconds = Math.round((Date.now() - at) / 1_000);
    spent.current[open] = (spent.current[open] ?? 0) + seconds;
    // What was rounded away or up is counted with the next look.
    since.current = { section: open, at: at + seconds * 1_000 };
  }
  const countOpen = useEffectEvent(count);
  useEffect(() => {
    since.current = { section, at: Date.now() };
    return () => countOpen();
  }, [section]);
  return {
    /** With the section that is open, up to now. */
    spent: () => {
      count();
      return { ...spent.current };
    },
    forget: () => {
      spent.current = {};
    },
  };
}

export type FillTiming = ReturnType<typeof useFillTiming>;
