import { presenceCheck, type Clock } from './clock.ts';

/** Where a calculator stands on its page. */
export interface Place {
  readonly host: HTMLElement;
  /** The inside of the host, which no style sheet of the page reaches. */
  readonly root: ShadowRoot;
}

/** Puts the host where the page wants it: into its target, else behind the tag, else at the end of the page. */
export function putInto(host: HTMLElement, tag: HTMLScriptElement, target: string | null): boolean {
  const chosen = target === null ? null : document.querySelector(target);
  if (chosen !== null) chosen.append(host);
  else if (tag.isConnected && tag.closest('head') === null) tag.after(host);
  else if (tag.isConnected) document.body.append(host);
  return host.isConnected;
}

/** A host on the page; its look is set from within (see styles), so that a page may forbid inline styles. */
export function newPlace(tag: HTMLScriptElement, target: string | null): Place {
  const host = document.createElement('div');
  host.lang = 'pl';
  host.dataset['financingCalculator'] = '';
  const root = host.attachShadow({ mode: 'open' });
  putInto(host, tag, target);
  return { host, root };
}

/** What is done where a calculator is gone and its page has no place for it. */
interface Keeping {
  readonly tag: HTMLScriptElement;
  readonly target: string | null;
  /** Loads the page anew, where it asks for that (OFFER-040). */
  readonly reload: (() => void) | null;
}

/**
 * Looks every 3 s whether the calculator is still on its page. One that is gone is put back as it was, with all that was
 * chosen; a page that asks for it is loaded anew instead. Where its tag is gone too, it comes back with the tag.
 */
export function keepPresent(host: HTMLElement, { tag, target, reload }: Keeping, clock: Clock): () => void {
  return clock.every(presenceCheck, () => {
    if (host.isConnected) return;
    if (reload !== null) reload();
    else putInto(host, tag, target);
  });
}
