const units = [
  '',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
] as const;
const tens = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
] as const;
const hundreds = [
  '',
  'sto',
  'dwieście',
  'trzysta',
  'czterysta',
  'pięćset',
  'sześćset',
  'siedemset',
  'osiemset',
  'dziewięćset',
] as const;
const scales = [
  { size: 1_000_000, forms: ['milion', 'miliony', 'milionów'] },
  { size: 1_000, forms: ['tysiąc', 'tysiące', 'tysięcy'] },
] as const;

type Forms = readonly [one: string, few: string, many: string];

function formAfter(count: number, [one, few, many]: Forms): string {
  if (count === 1) return one;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  return !teens && count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

function belowThousand(count: number): string[] {
  const rest = count % 100;
  const small = rest < 20 ? [units[rest]] : [tens[Math.floor(rest / 10)], units[rest % 10]];
  return [hundreds[Math.floor(count / 100)], ...small].flatMap((word) => word || []);
}

/** An amount in grosz, below a milliard złoty, as contracts repeat it: 'tysiąc sto złotych 50/100'. */
export function amountInWords(grosz: number): string {
  const zloty = Math.floor(grosz / 100);
  let rest = zloty;
  const words: string[] = [];
  for (const { size, forms } of scales) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) words.push(...(count === 1 ? [] : belowThousand(count)), formAfter(count, forms));
  }
  words.push(...(zloty === 0 ? ['zero'] : belowThousand(rest)));
  const noun = formAfter(zloty, ['złoty', 'złote', 'złotych']);
  return `${words.join(' ')} ${noun} ${String(grosz % 100).padStart(2, '0')}/100`;
}
