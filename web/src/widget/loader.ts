import { browserClock } from './clock.ts';
import { load } from './load.ts';
import { marks, scopeOf } from './scope.ts';

/** The calculator's file beside this one; written by the build, a new name for each content. */
declare const calculatorFile: string;

const ownName = '/widget/v2/loader.js';

/** The tag that runs this: a module does not say, so it is the first one of ours that was not taken. */
function ownTag(): HTMLScriptElement | null {
  const running = document.currentScript;
  if (running instanceof HTMLScriptElement) return running;
  const tags = document.querySelectorAll<HTMLScriptElement>(`script[src*="${ownName}"]:not([data-taken])`);
  return tags[0] ?? null;
}

const tag = ownTag();
if (tag !== null) {
  tag.dataset['taken'] = '';
  performance.mark(marks.script);
  load(scopeOf(window), tag, new URL(calculatorFile, tag.src).href, browserClock);
}
