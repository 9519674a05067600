import { loadRetry, type Clock } from './clock.ts';
import { texts } from './loader-texts.ts';
import type { Scope } from './scope.ts';

/** How often a script that does not come is asked for: two minutes at the interval of retries. */
export const mostTries = 400;

/** The tag's own words for its script: a page whose policy knows scripts by a nonce gives it to the loader. */
function scriptLike(tag: HTMLScriptElement, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  if (tag.nonce !== '') script.nonce = tag.nonce;
  return script;
}

/** Says where the calculator would stand that there is none, unless it came after all. */
function sayUnavailable(scope: Scope): void {
  for (const tag of scope.waiting.splice(0)) {
    const sentence = document.createElement('p');
    sentence.textContent = texts.unavailable;
    tag.after(sentence);
  }
}

/**
 * Hands the tag to the calculator, and loads the calculator where nobody has asked for it yet: again after 300 ms where it
 * does not come (CONST-008), until it is given up with a sentence.
 */
export function load(scope: Scope, tag: HTMLScriptElement, address: string, clock: Clock): void {
  if (scope.start !== undefined) return scope.start(tag);
  scope.waiting.push(tag);
  if (scope.waiting.length > 1) return;
  let tries = 0;
  const begin = (): void => {
    tries += 1;
    const script = scriptLike(tag, address);
    script.addEventListener('error', () => {
      script.remove();
      if (tries < mostTries) clock.after(loadRetry, begin);
      else sayUnavailable(scope);
    });
    document.head.append(script);
  };
  begin();
}
