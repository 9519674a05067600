import type { FinancingType } from '@app/machines/order';
import {
  askCalculation,
  askedAhead,
  askManifest,
  calculationAddress,
  type Fetch,
  type Manifest,
} from './ask.ts';
import { tell, toldOf } from './callbacks.ts';
import { debounced, resizeDebounce, type Clock } from './clock.ts';
import type { Embed } from './embed.ts';
import { keepPresent, newPlace, type Place } from './place.ts';
import { firstQuestion, runCalculator, typesFor, type Calculator, type Shown } from './run-calculator.ts';
import { marks } from './scope.ts';
import { styleSheet } from './styles.ts';
import { texts } from './texts.ts';
import { drawCalculator, drawFailure } from './view.ts';

/** What a calculator needs of the world. */
export interface World {
  readonly page: Window;
  readonly get: Fetch;
  readonly clock: Clock;
  readonly reload: () => void;
}

/** From how many pixels on what is chosen and the figures stand side by side. */
const wideFrom = 560;

/** Lays out by the width that the page leaves, looked at again once a resize has rested for 50 ms. */
function followWidth({ host, root }: Place, clock: Clock): void {
  const lay = (): void => {
    const wide = host.getBoundingClientRect().width >= wideFrom;
    for (const section of root.querySelectorAll('section')) section.classList.toggle('wide', wide);
  };
  new ResizeObserver(debounced(clock, resizeDebounce, lay)).observe(host);
  lay();
}

/** A page's shortcuts take no key that is typed here: to them it would come from a box, not from a field. */
function keepKeys(host: HTMLElement): void {
  for (const kind of ['keydown', 'keypress', 'keyup'])
    host.addEventListener(kind, (event) => event.stopPropagation());
}

function drawRunning(
  place: Place,
  embed: Embed,
  manifest: Manifest,
  types: readonly [FinancingType, ...FinancingType[]],
  { page, get, clock }: World,
): void {
  let view: ReturnType<typeof drawCalculator> | undefined;
  const acting = {
    calculator: () => calculator,
    clicked: () => tell(page, embed.onClick, toldOf(embed, calculator.shown())),
  };
  const logo = { ...manifest, origin: embed.origin };
  const show = (shown: Shown): void => {
    if (view === undefined) {
      view = drawCalculator(shown, { embed, logo, acting });
      place.root.replaceChildren(view.box);
      followWidth(place, clock);
    }
    view.set(shown);
  };
  const calculator: Calculator = runCalculator(embed, types, {
    ask: (question) => askCalculation(get, embed.origin, question),
    show,
    calculated(shown) {
      if (performance.getEntriesByName(marks.drawn).length === 0) performance.mark(marks.drawn);
      tell(page, embed.onCalculate, toldOf(embed, shown));
    },
    clock,
  });
  tell(page, embed.onLoad, toldOf(embed, calculator.shown()));
}

/** Draws the calculator that the tag asks for, and keeps it on the page. Answers once it is drawn or has said why not. */
export async function startWidget(tag: HTMLScriptElement, embed: Embed, world: World): Promise<void> {
  const { clock } = world;
  for (const fault of embed.faults) world.page.reportError(new Error(`Calculator: ${fault}`));
  const place = newPlace(tag, embed.target);
  keepKeys(place.host);
  keepPresent(
    place.host,
    { tag, target: embed.target, reload: embed.reloadsPage ? world.reload : null },
    clock,
  );
  const dress = (theme: Embed['theme']): void => {
    place.root.adoptedStyleSheets = [styleSheet(theme ?? 'siemens')];
  };
  const fail = (sentence: string, again: (() => void) | null): void =>
    place.root.replaceChildren(drawFailure(sentence, again));
  const begin = async (): Promise<void> => {
    if (embed.clientId === '') return fail(texts.missing, null);
    const first = firstQuestion(embed);
    const get = askedAhead(world.get, first && `${embed.origin}${calculationAddress(first)}`);
    const answer = await askManifest(get, embed.origin, embed.clientId, clock);
    if (!('reply' in answer)) {
      const sentence = 'failed' in answer ? answer.failed : answer.sentence;
      return fail(sentence, sentence === texts.failed ? () => void begin() : null);
    }
    dress(embed.theme ?? answer.reply.theme);
    const [type, ...others] = typesFor(embed, answer.reply);
    if (type === undefined) return fail(texts.notSold, null);
    return drawRunning(place, embed, answer.reply, [type, ...others], { ...world, get });
  };
  dress(embed.theme);
  await begin();
}
