import { browserFetch } from './ask.ts';
import { browserClock, presenceCheck } from './clock.ts';
import { embedOf } from './embed.ts';
import { keepScope, scopeOf } from './scope.ts';
import { startWidget } from './start-widget.ts';

const scope = scopeOf(window);
const world = { page: window, get: browserFetch, clock: browserClock, reload: () => location.reload() };

/** At once where the page has come to the place; else when it is read. */
function start(tag: HTMLScriptElement): void {
  const embed = embedOf(tag, location.pathname);
  const draw = (): void => void startWidget(tag, embed, world);
  const placeIsThere = embed.target === null && tag.closest('head') === null;
  if (placeIsThere || document.readyState !== 'loading') draw();
  else document.addEventListener('DOMContentLoaded', draw, { once: true });
}

if (scope.start === undefined) {
  scope.start = start;
  for (const tag of scope.waiting.splice(0)) start(tag);
  browserClock.every(presenceCheck, () => keepScope(window, scope));
}
