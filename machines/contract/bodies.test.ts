import { expect, test } from 'vitest';
import { calls, type Call } from './index.ts';

/** The part of a schema that shows what passes through it. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly (Shape | string | number)[];
}

const values = ['string', 'number', 'boolean', 'picklist', 'literal', 'null', 'undefined'];

/** Where a schema lets through what it does not name: `object` drops such fields, and these kinds do not. */
function open(shape: Shape, path: string): string[] {
  if (values.includes(shape.type)) return [];
  if (shape.wrapped !== undefined) return open(shape.wrapped, path);
  if (shape.item !== undefined) return open(shape.item, `${path}[]`);
  if (shape.type === 'object' && shape.entries !== undefined)
    return Object.entries(shape.entries).flatMap(([name, entry]) => open(entry, `${path}.${name}`));
  if (['union', 'variant', 'intersect'].includes(shape.type))
    return (shape.options ?? []).flatMap((option) => (typeof option === 'object' ? open(option, path) : []));
  return [`${path}: ${shape.type}`];
}

test('the body of a call names every field that reaches its handler, but for drafts, times and versions (S3)', () => {
  const bodies = (Object.values(calls) as readonly Call[]).filter(({ body }) => body !== undefined);
  expect(bodies.length).toBeGreaterThan(30);
  expect(bodies.flatMap(({ name, body }) => open(body as unknown as Shape, name))).toEqual([
    'confirmSummary.consent_versions: record',
    'saveDraft.order: record',
    'saveDraft.fill_timing: record',
    'saveFormForLater.order: record',
    'saveFormForLater.fill_timing: record',
    'submitForm.order.company_attributes.consent_versions: record',
    'submitForm.bik.fill_timing: record',
    'postForm.order.company_attributes.consent_versions: record',
    'postForm.bik.fill_timing: record',
    'shopSaveDraft.order: record',
    'shopSaveDraft.fill_timing: record',
    'shopSaveFormForLater.order: record',
    'shopSaveFormForLater.fill_timing: record',
    'shopSubmitForm.order.company_attributes.consent_versions: record',
    'shopSubmitForm.bik.fill_timing: record',
    'shopVerifySms.bik.fill_timing: record',
  ]);
});
