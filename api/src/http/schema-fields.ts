/** A JSON Schema as far as a reader of the API needs it. */
export type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** A field by its path ('order_items_attributes[].name'), and the values that it takes. */
export type Field = { readonly path: string; readonly required: boolean; readonly values: string };

const branchesOf = ({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] => [...anyOf, ...oneOf];

function limitsOf({ format, maxLength, minimum, maximum }: Schema): string {
  const limits = [
    format,
    maxLength === undefined ? undefined : `do ${maxLength} znaków`,
    minimum === undefined ? undefined : `od ${minimum}`,
    maximum === undefined ? undefined : `do ${maximum}`,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** The values of a schema in words: 'string (do 64 znaków) | null', or the constants themselves. */
export function valuesOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const branches = branchesOf(schema);
  if (branches.length > 0) return [...new Set(branches.map(valuesOf))].join(' | ');
  if (schema.items !== undefined) return `${valuesOf(schema.items)}[]`;
  return `${schema.type ?? 'dowolna wartość'}${limitsOf(schema)}`;
}

/** The fields of a schema, those of one within another under it; what one form of several lacks is not required. */
export function fieldsOf(schema: Schema, prefix = ''): readonly Field[] {
  if (schema.items !== undefined) return fieldsOf(schema.items, `${prefix}[]`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]): readonly Field[] => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    return [{ path, required, values: valuesOf(value) }, ...fieldsOf(value, path)];
  });
  return [...own, ...mergedOf(branchesOf(schema).map((branch) => fieldsOf(branch, prefix)))];
}

function mergedOf(forms: readonly (readonly Field[])[]): readonly Field[] {
  const filled = forms.filter((form) => form.length > 0);
  const paths = new Set(filled.flatMap((form) => form.map(({ path }) => path)));
  return [...paths].map((path) => {
    const found = filled.flatMap((form) => form.filter((field) => field.path === path));
    return {
      path,
      required: found.length === filled.length && found.every(({ required }) => required),
      values: [...new Set(found.map(({ values }) => values))].join(' | '),
    };
  });
}
