import { formatPln, ownAmountsOf } from '@app/machines/rules';
import type { Manifest } from './ask.ts';
import { element, write } from './draw.ts';
import type { Embed } from './embed.ts';
import { amountField, choiceField, countField, groszOf, shareSlider } from './fields.ts';
import { countsNet, figuresList, rowsOf } from './figures-list.ts';
import type { Calculator, Shown } from './run-calculator.ts';
import { texts } from './texts.ts';

/** Who acts on what a person does; found when something is done, because the calculator draws before it is there. */
interface Acting {
  readonly calculator: () => Calculator;
  readonly clicked: () => void;
}

type Logo = Pick<Manifest, 'name' | 'logo_url'> & { readonly origin: string };

function headOf({ name, logo_url, origin }: Logo): HTMLElement {
  const brand =
    logo_url === null
      ? element('span', { class: 'shop' }, name)
      : element('img', { class: 'logo', src: `${origin}${logo_url}`, alt: name });
  return element('div', { class: 'head' }, element('h2', {}, texts.heading), brand);
}

/** The own payment in złoty: what was typed, what was moved to in percent, or what the terms begin with; null: not known yet. */
function ownAmount({ financingType, own, figures }: Shown): number | null {
  const net = countsNet(financingType);
  const value = groszOf(net ? figures?.price : figures?.gross_price);
  if (own === null || value === null) return groszOf(net ? figures?.own_payment : figures?.gross_own_payment);
  return ownAmountsOf(own, net ? 'net' : 'gross', value)[net ? 0 : 1];
}

/** Own payment in złoty and in percent: the side that was moved last leads, and the other follows. */
function ownFields({ calculator }: Acting) {
  const slider = shareSlider(texts.ownSlider, (percent) =>
    calculator().change({ own: { percent } }, 'typed'),
  );
  const field = amountField(
    (grosz) => {
      if (grosz === null) return;
      const net = countsNet(calculator().shown().financingType);
      calculator().change({ own: net ? { amount: grosz } : { grossAmount: grosz } }, 'typed');
    },
    [slider.box],
  );
  return {
    box: field.box,
    set(now: Shown, problem: string) {
      const { own, figures } = now;
      field.label(countsNet(now.financingType) ? texts.ownNet : texts.own);
      field.say(problem);
      field.box.hidden = figures === null;
      field.set(ownAmount(now));
      slider.set(
        figures?.own_payment_min_in_percent,
        figures?.own_payment_max_in_percent,
        own !== null && 'percent' in own ? String(own.percent) : figures?.own_payment_in_percent,
      );
    },
  };
}

/** The sentence for a field under one of its names on the wire. */
const problemOf = ({ refused }: Shown, ...names: readonly string[]): string =>
  refused !== null && names.includes(refused.field) ? refused.sentence : '';

const ownNames = ['own_payment', 'gross_own_payment', 'own_payment_in_percent'];

/** What a person chooses. */
function inputsOf(shown: Shown, acting: Acting) {
  const { calculator } = acting;
  const type = choiceField(
    texts.typeLegend,
    shown.types.map((one) => [one, texts.types[one]] as const),
    (financingType) => calculator().change({ financingType }, 'chosen'),
  );
  const price = amountField((grossPrice) => calculator().change({ grossPrice }, 'typed'));
  const count = countField((one) => calculator().change({ count: one }, 'chosen'), texts.instalments);
  const own = ownFields(acting);
  const loan = amountField((grosz) => calculator().change({ loan: grosz ?? 0 }, 'typed'));
  price.label(texts.price);
  count.label(texts.count);
  loan.label(texts.loan);
  const boxes = [type.box, price.box, count.box, own.box, loan.box];
  return {
    box: element('div', { class: 'inputs' }, ...boxes),
    set(now: Shown) {
      const { figures } = now;
      type.set(now.financingType);
      price.box.hidden = !now.typesPrice;
      price.set(now.grossPrice);
      price.say(now.typesPrice ? problemOf(now, 'gross_price') : '');
      count.set(figures?.payments_counts ?? [], now.count ?? figures?.payments_count ?? null);
      count.say(problemOf(now, 'payments_count'));
      own.set(now, problemOf(now, ...ownNames));
      const limit = groszOf(figures?.custom_purpose_loan_limit);
      loan.box.hidden = limit === null;
      loan.set(now.loan === 0 ? null : now.loan);
      loan.say(problemOf(now, 'custom_purpose_loan'), limit === null ? '' : texts.loanHelp(formatPln(limit)));
    },
  };
}

/** Names that have a field here; what is refused under any other is said over the figures. */
const fieldNames = ['payments_count', 'custom_purpose_loan', ...ownNames];

/** The sentence over the figures: what failed, or what is refused that a person cannot mend here. */
function sentenceOf(shown: Shown): string {
  if (shown.failed !== null) return shown.failed;
  if (shown.refused !== null) {
    const known = shown.typesPrice ? [...fieldNames, 'gross_price'] : fieldNames;
    return known.includes(shown.refused.field) ? '' : shown.refused.sentence;
  }
  return shown.figures === null && shown.grossPrice === null ? texts.enterPrice : '';
}

/** The instalment and what belongs to it. */
function figuresOf({ calculator }: Acting) {
  const label = element('p', { class: 'label' });
  const rate = element('p', { class: 'rate' });
  const beside = element('p', { class: 'beside' });
  const sentence = element('p', { class: 'sentence' });
  const again = element('button', { type: 'button', class: 'again' }, texts.again);
  const list = figuresList();
  again.addEventListener('click', () => calculator().again());
  const said = element('div', { class: 'said', role: 'status' }, label, rate, beside, sentence);
  return {
    box: element('div', { class: 'figures' }, said, again, list.box),
    set(now: Shown) {
      const { figures, financingType } = now;
      const net = countsNet(financingType);
      const instalment = groszOf(figures?.installment_value);
      const gross = net ? groszOf(figures?.gross_installment_value) : null;
      const count = figures?.payments_count;
      write(label, instalment === null ? '' : net ? texts.monthlyNet : texts.monthly);
      write(rate, instalment === null ? (now.asking ? texts.asking : '') : formatPln(instalment));
      const words = [
        gross === null ? '' : texts.gross(formatPln(gross)),
        count === undefined ? '' : texts.instalments(count),
      ];
      write(beside, instalment === null ? '' : words.filter((one) => one !== '').join(' · '));
      write(sentence, sentenceOf(now));
      again.hidden = now.failed === null;
      list.set(figures === null ? [] : rowsOf(figures, financingType));
    },
  };
}

/** Draws a calculator; the answer redraws it. */
export function drawCalculator(
  shown: Shown,
  { embed, logo, acting }: { readonly embed: Embed; readonly logo: Logo; readonly acting: Acting },
) {
  const figures = figuresOf(acting);
  const inputs = embed.mode === 'summary' ? null : inputsOf(shown, acting);
  const button = element('button', { type: 'button', class: 'main' }, texts.button[embed.flowType]);
  button.hidden = embed.onClick === null;
  button.addEventListener('click', acting.clicked);
  const body = element('div', { class: 'body' }, ...(inputs === null ? [] : [inputs.box]), figures.box);
  const note = element('p', { class: 'note' }, texts.notOffer);
  const box = element(
    'section',
    { 'aria-label': texts.heading },
    headOf(logo),
    body,
    element('div', { class: 'foot' }, note, button),
  );
  return {
    box,
    set(now: Shown) {
      inputs?.set(now);
      figures.set(now);
      box.classList.toggle('stale', now.figures !== null && !now.current);
      box.setAttribute('aria-busy', String(now.asking));
      button.disabled = !now.current;
    },
  };
}

/** A calculator that cannot begin: what is wrong, and where it helps a button to try again. */
export function drawFailure(sentence: string, again: (() => void) | null): HTMLElement {
  const button = element('button', { type: 'button', class: 'again' }, texts.again);
  button.hidden = again === null;
  if (again !== null) button.addEventListener('click', again);
  return element(
    'section',
    { 'aria-label': texts.heading },
    element('p', { class: 'sentence', role: 'alert' }, sentence),
    button,
  );
}
