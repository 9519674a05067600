import { amountText, formatAmount, formatPercent, fromDecimal, groszFromTyped } from '@app/machines/rules';
import { element, write } from './draw.ts';

/** A field with its label, help and the sentence of what is wrong in it. */
interface Field<T extends HTMLElement> {
  readonly box: HTMLElement;
  readonly input: T;
  readonly label: (text: string) => void;
  readonly say: (problem: string, help?: string) => void;
}

let fields = 0;

function fieldOf<T extends HTMLElement>(input: T, beside: readonly Node[] = []): Field<T> {
  fields += 1;
  const id = `field-${fields}`;
  const label = element('label', { for: id });
  const help = element('p', { id: `${id}-help`, class: 'help' });
  const problem = element('p', { id: `${id}-problem`, class: 'problem', role: 'alert' });
  input.id = id;
  input.setAttribute('aria-describedby', `${help.id} ${problem.id}`);
  const box = element('div', { class: 'field' }, label, input, ...beside, help, problem);
  write(help, '');
  write(problem, '');
  return {
    ...{ box, input },
    label: (text) => write(label, text),
    say(sentence, text = '') {
      write(help, text);
      write(problem, sentence);
      input.setAttribute('aria-invalid', String(sentence !== ''));
    },
  };
}

/** Whether a person is in the field: what is typed is not written over. */
const isEdited = (input: HTMLElement): boolean => (input.getRootNode() as ShadowRoot).activeElement === input;

/** An amount in złoty; `typed` is given grosz, null where nothing is typed. */
export function amountField(typed: (grosz: number | null) => void, beside: readonly Node[] = []) {
  const input = element('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off' });
  const field = fieldOf(input, beside);
  input.addEventListener('input', () => {
    const kept = amountText(input.value);
    if (kept !== input.value) input.value = kept;
    typed(groszFromTyped(kept));
  });
  return {
    ...field,
    set(grosz: number | null) {
      if (!isEdited(input)) input.value = grosz === null ? '' : formatAmount(grosz);
    },
  };
}

/** One of several numbers. */
export function countField(chosen: (count: number) => void, words: (count: number) => string) {
  const input = element('select');
  const field = fieldOf(input);
  let listed = '';
  input.addEventListener('change', () => chosen(Number(input.value)));
  return {
    ...field,
    set(counts: readonly number[], count: number | null) {
      field.box.hidden = counts.length === 0;
      if (listed !== counts.join()) {
        listed = counts.join();
        input.replaceChildren(...counts.map((one) => element('option', { value: String(one) }, words(one))));
      }
      input.value = String(count ?? '');
    },
  };
}

/** A share in percent, moved between its bounds. */
export function shareSlider(name: string, moved: (percent: number) => void) {
  const input = element('input', { type: 'range', step: '1', 'aria-label': name });
  const share = element('span', { class: 'share' });
  const ends = [element('span'), share, element('span')] as const;
  const box = element('div', { class: 'slider' }, input, element('div', { class: 'ends' }, ...ends));
  input.addEventListener('input', () => moved(Number(input.value)));
  return {
    box,
    set(min: string | undefined, max: string | undefined, percent: string | undefined) {
      const [from, to] = [Math.ceil(Number(min ?? 0)), Math.floor(Number(max ?? 0))];
      box.hidden = from >= to;
      input.min = String(from);
      input.max = String(to);
      write(ends[0], `${from}%`);
      write(ends[2], `${to}%`);
      write(share, percent === undefined ? '' : formatPercent(Number(percent)));
      if (percent === undefined) return;
      input.setAttribute('aria-valuetext', formatPercent(Number(percent)));
      if (!isEdited(input)) input.value = percent;
    },
  };
}

/** One of several words, as radio buttons. */
export function choiceField<T extends string>(
  legend: string,
  words: readonly (readonly [T, string])[],
  chosen: (word: T) => void,
) {
  fields += 1;
  const name = `choice-${fields}`;
  const inputs = words.map(([word, text]) => {
    const input = element('input', { type: 'radio', name, value: word });
    input.addEventListener('change', () => chosen(word));
    return [input, element('label', { class: 'choice' }, input, element('span', {}, text))] as const;
  });
  const box = element(
    'fieldset',
    { class: 'choices' },
    element('legend', {}, legend),
    ...inputs.map(([, label]) => label),
  );
  box.hidden = words.length < 2;
  return {
    box,
    set(word: T) {
      for (const [input] of inputs) input.checked = input.value === word;
    },
  };
}

/** Grosz of an amount that calls write; null where there is none. */
export const groszOf = (amount: string | null | undefined): number | null =>
  amount === undefined || amount === null ? null : fromDecimal(amount);
