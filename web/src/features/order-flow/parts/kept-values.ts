import { useEffect } from 'react';

/** What was typed in this tab and not sent yet; null where there is nothing. */
export function keptValues<V extends object>(place: string): V | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as V | null;
  } catch {
    return null;
  }
}

/** Remembers for this tab what was sent and may be sent again. */
export const keepValues = (place: string, values: object): void =>
  sessionStorage.setItem(place, JSON.stringify(values));

/** Remembers for this tab what is typed, so that a reload in mid-typing loses nothing. */
export function useKeptValues(place: string, values: object): void {
  useEffect(() => keepValues(place, values), [place, values]);
}

/** Forgets it, once it is sent. */
export const forgetValues = (place: string): void => sessionStorage.removeItem(place);
