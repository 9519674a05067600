import { browserClock } from './clock.ts';
import { load } from './load.ts';
import { marks, scopeOf } from './scope.ts';

/** The calculator's file beside this one; written by the build, a new name for each content. */
declare const calculatorFile: string;

const ownName = '/widget/v2/loader.js';

/** The tag that runs this. A module runs once for all its tags and is not told which they are: those that were not taken. */
function ownTags(): readonly HTMLScriptElement[] {
  const running = document.currentScript;
  if (running instanceof HTMLScriptElement) return [running];
  const modules = `script[type="module"][src*="${ownName}"]:not([data-taken])`;
  return [...document.querySelectorAll<HTMLScriptElement>(modules)];
}

performance.mark(marks.script);
for (const tag of ownTags()) {
  tag.dataset['taken'] = '';
  load(scopeOf(window), tag, new URL(calculatorFile, tag.src).href, browserClock);
}
