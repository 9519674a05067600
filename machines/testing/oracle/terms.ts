import { exceptions } from './tables.ts';

/** The tables' words for conditions that the chart names otherwise. */
const conditionNames: Readonly<Record<string, readonly string[]>> = {
  'method qes|mszafir': ['offersQualifiedSignature', 'asksQualifiedSignature'],
  'method autenti_v3': ['offersAutenti', 'asksAutenti'],
  'method delivery': ['offersCourier', 'asksCourier'],
  'method paper': ['offersPaper', 'asksPaper'],
  'kind v3': ['renewsV3'],
  'kind qes': ['renewsQes'],
  'kind qes|v3': ['renewsQes | renewsV3'],
  'kind with_guarantee|guarantee_only': ['renewsWithGuarantee'],
  guaranteeRenewed: ['renewsWithGuarantee'],
  calculation: ['calculated'],
  form: ['formSubmitted'],
};

const factNames: Readonly<Record<string, string>> = {
  calculation: 'calculated',
  flow: 'flowType',
  form: 'formSubmitted',
  cash: 'cashPaymentAllowed',
  none: 'null',
  'money:receive': 'moneyHeld=event; paymentCame=true',
  'money:settle': 'paid=true',
  'money:onPlace': 'paid=true',
};

/** The words that the chart has no condition for, or another one. */
const exceptedTerms = new Map(
  exceptions.flatMap(({ table, row, chart }) => (table === 'terms' ? [[row, chart] as const] : [])),
);

/** A cell's parts, without what stands empty. */
export const partsOf = (text: string, separator: string | RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const sorted = (terms: readonly string[], separator: string): string =>
  [...new Set(terms)].toSorted().join(separator);

/** One spelling for conditions that mean the same: 'a | b & !c', its terms in alphabetical order. */
export const spelled = (conditions: readonly string[]): string =>
  sorted(
    conditions.map((condition) => sorted(condition.split(' | '), ' | ')),
    ' & ',
  );

/** A literal of a guard in the chart's words; null where the chart has no such condition. */
function literals(term: string): readonly string[] | null {
  const negated = term.startsWith('not ');
  const word = negated ? term.slice(4) : term;
  const excepted = exceptedTerms.get(word);
  if (excepted === '') return null;
  const names = excepted === undefined ? (conditionNames[word] ?? [word]) : [excepted];
  return negated ? names.map((name) => `!${name}`) : names;
}

/** The conditions of a designed guard, one for each part between '&', in the chart's words. */
export function conditionsIn(guard: string): readonly string[] {
  return partsOf(guard, ' & ').flatMap((part) => {
    const alternatives = partsOf(part.replace(/^\((.*)\)$/u, '$1'), ' | ').map(literals);
    if (alternatives.includes(null)) return [];
    const [only] = alternatives;
    return alternatives.length === 1
      ? (only ?? [])
      : [alternatives.flatMap((each) => each ?? []).join(' | ')];
  });
}

/** The facts of a cell as 'name=value', in the chart's words; without those that the chart does not know, and without remarks. */
export function factsIn(cell: string): readonly string[] {
  const known = partsOf(cell.replaceAll(/ \([^)]*\)/gu, ''), ';').filter(
    (part) => exceptedTerms.get(part.split('=')[0] ?? '') !== '',
  );
  const facts = known.flatMap((part) =>
    part
      .split('=')
      .map((word) => factNames[word.trim()] ?? word.trim())
      .join('=')
      .split('; '),
  );
  return [...new Set(facts)];
}
