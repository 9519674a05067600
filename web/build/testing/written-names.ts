import { parseAst } from 'vite';

/** A node of the syntax tree, as ESTree has it. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

interface File {
  readonly path: string;
  readonly nodes: readonly Node[];
  readonly parents: ReadonlyMap<Node, Node>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};
const children = (node: Node | undefined, key: string): readonly Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const textOf = (node: Node | undefined): string =>
  [node?.['name'], node?.['value']].find((text) => typeof text === 'string') ?? '';

function read(path: string, source: string): File {
  const lang = /tsx?$/u.exec(path)?.[0] === 'tsx' ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const nodes: Node[] = [];
  const parents = new Map<Node, Node>();
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const value of Object.values(node).flat())
      if (isNode(value)) {
        parents.set(value, node);
        visit(value);
      }
  };
  visit(parseAst(source, { lang }) as unknown as Node);
  return { path, nodes, parents };
}

const isFunction = ({ type }: Node): boolean => /Function(?:Declaration|Expression)$/u.test(type);

/** The function around a node; undefined at the file's own level. */
function around({ parents }: File, node: Node): Node | undefined {
  let outer = parents.get(node);
  while (outer !== undefined && !isFunction(outer)) outer = parents.get(outer);
  return outer;
}

/** What is imported under a name, and from where. */
function importOf({ nodes, parents }: File, name: string): { imported: string; from: string } | null {
  const found = nodes.find((one) => one.type === 'ImportSpecifier' && textOf(child(one, 'local')) === name);
  if (found === undefined) return null;
  return { imported: textOf(child(found, 'imported')), from: textOf(child(parents.get(found), 'source')) };
}

const fileName = (path: string): string => path.split('/').at(-1) ?? path;

/** Which argument names what is written, by the package and the function. */
const writers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'hono/cookie': { generateCookie: 0, generateSignedCookie: 0, setCookie: 1, setSignedCookie: 1 },
  'idb-keyval': { set: 0, update: 0, createStore: 0 },
};

/** In every file that writes something. */
const mayWrite = /setItem|Storage|cookie|idb-keyval|indexedDB|caches|serviceWorker|HistoryState/iu;

const isCookieHeader = (node: Node | undefined): boolean => /^set-cookie$/iu.test(textOf(node));
const writing = /\.setItem\(|\.cookie\s*=[^=]|indexedDB\.open\(|caches\.open\(|cookieStore\.set\(/u;

/**
 * The names under which sources let a browser keep something, '…' for what differs; and the places where a name cannot be
 * told. A name that a function is given is looked for where it is called.
 */
export function writtenNames(sources: Readonly<Record<string, string>>) {
  const files = new Map<string, File>();
  const names = new Set<string>();
  const untold = new Set<string>();

  /** The file at a path, parsed when it is first asked for. */
  function fileAt(path: string): File {
    const file = files.get(path) ?? read(path, sources[path] ?? '');
    files.set(path, file);
    return file;
  }

  /** The files whose text has a word, or what is looked for. */
  const filesWith = (word: string | RegExp): readonly File[] =>
    Object.entries(sources)
      .filter(([, source]) => (typeof word === 'string' ? source.includes(word) : word.test(source)))
      .map(([path]) => fileAt(path));

  function cannotTell({ path }: File, node: Node): readonly string[] {
    untold.add(`${path}: ${node.type} ${textOf(node)}`.trim());
    return [];
  }

  /** The calls of a function that a file has, in the file and where it is imported. */
  function callsOf(home: File, name: string) {
    return filesWith(name).flatMap((file) => {
      const known = importOf(file, name);
      if (file !== home && (known === null || fileName(known.from) !== fileName(home.path))) return [];
      return file.nodes
        .filter((one) => one.type === 'CallExpression' && textOf(child(one, 'callee')) === name)
        .map((call) => ({ file, call }));
    });
  }

  /** What a component is given as its property, where it is drawn in its own file. */
  const drawnWith = ({ nodes }: File, component: string, property: string): readonly Node[] =>
    nodes
      .filter((one) => one.type === 'JSXOpeningElement' && textOf(child(one, 'name')) === component)
      .flatMap((one) => children(one, 'attributes'))
      .filter((one) => textOf(child(one, 'name')) === property)
      .flatMap((one) => child(child(one, 'value'), 'expression') ?? child(one, 'value') ?? []);

  /** A variable or function of a file's own level, here or where it is imported from. */
  function declared(file: File, name: string): { file: File; node: Node } | null {
    const own = file.nodes.find(
      (one) =>
        /^(?:VariableDeclarator|FunctionDeclaration)$/u.test(one.type) &&
        textOf(child(one, 'id')) === name &&
        around(file, one) === undefined,
    );
    if (own !== undefined) return { file, node: child(own, 'init') ?? own };
    const known = importOf(file, name);
    const from = known && Object.keys(sources).find((path) => fileName(path) === fileName(known.from));
    return from ? declared(fileAt(from), known.imported) : null;
  }

  function ofName(file: File, node: Node): readonly string[] {
    const name = textOf(node);
    for (let fn = around(file, node); fn !== undefined; fn = around(file, fn)) {
      const properties = children(children(fn, 'params')[0], 'properties');
      if (properties.some((one) => textOf(child(one, 'value')) === name)) {
        const drawn = drawnWith(file, textOf(child(fn, 'id')), name);
        return drawn.length === 0 ? cannotTell(file, node) : drawn.flatMap((one) => namesIn(file, one));
      }
      const at = children(fn, 'params').findIndex((param) => textOf(child(param, 'left') ?? param) === name);
      if (at >= 0) {
        const known = textOf(child(fn, 'id') ?? child(file.parents.get(fn), 'id'));
        const calls = known === '' ? [] : callsOf(file, known);
        if (calls.length === 0) return cannotTell(file, node);
        return calls.flatMap((one) => namesIn(one.file, children(one.call, 'arguments')[at] ?? one.call));
      }
      const inner = file.nodes.find(
        (one) =>
          one.type === 'VariableDeclarator' && textOf(child(one, 'id')) === name && around(file, one) === fn,
      );
      if (inner !== undefined) return namesIn(file, child(inner, 'init') ?? inner);
    }
    const outer = declared(file, name);
    return outer === null ? cannotTell(file, node) : namesIn(outer.file, outer.node);
  }

  /** What a call answers; a cookie's text that a package makes has its name there. */
  function ofCall(file: File, call: Node): readonly string[] {
    const callee = textOf(child(call, 'callee'));
    const known = importOf(file, callee);
    if (known !== null && writers[known.from]?.[known.imported] !== undefined) return [];
    const fn = declared(file, callee);
    if (fn === null || !isFunction(fn.node)) return cannotTell(file, call);
    const body = child(fn.node, 'body');
    if (body !== undefined && body.type !== 'BlockStatement') return namesIn(fn.file, body);
    return fn.file.nodes
      .filter((one) => one.type === 'ReturnStatement' && around(fn.file, one) === fn.node)
      .flatMap((one) => namesIn(fn.file, child(one, 'argument') ?? one));
  }

  function namesIn(file: File, node: Node): readonly string[] {
    const within = (...keys: readonly string[]) =>
      keys.flatMap((key) => namesIn(file, child(node, key) ?? node));
    switch (node.type) {
      case 'Literal':
        if (node['value'] === null) return [];
        return typeof node['value'] === 'string' ? [node['value']] : cannotTell(file, node);
      case 'TemplateLiteral':
        return [children(node, 'quasis').map(cooked).join('…')];
      case 'BinaryExpression':
        return within('left').map((start) => `${start}…`);
      case 'ConditionalExpression':
        return within('consequent', 'alternate');
      case 'LogicalExpression':
        return within('left', 'right');
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
        return within('expression');
      case 'Identifier':
        return ofName(file, node);
      case 'CallExpression':
        return ofCall(file, node);
      case 'MemberExpression':
        if (textOf(child(node, 'property')) === 'pathname') return ['/…'];
        return cannotTell(file, node);
      default:
        return cannotTell(file, node);
    }
  }

  const add = (found: readonly string[]): void => found.forEach((name) => names.add(name));
  const addCookie = (file: File, node: Node | undefined): void => {
    if (node !== undefined) add(namesIn(file, node).map((text) => text.replace(/=.*/su, '')));
  };

  function lookAtCall(file: File, call: Node): void {
    const callee = child(call, 'callee');
    const given = children(call, 'arguments');
    const object = child(callee, 'object');
    const owner = textOf(child(object, 'property') ?? object);
    const method = textOf(child(callee, 'property'));
    const storing =
      method === 'setItem' ||
      (method === 'open' && /^(?:indexedDB|caches)$/u.test(owner)) ||
      (method === 'set' && owner === 'cookieStore') ||
      (method === 'register' && owner === 'serviceWorker');
    if (storing && given[0] !== undefined) add(namesIn(file, given[0]));
    if (object !== undefined && isCookieHeader(given[0])) addCookie(file, given[1]);
    const known = importOf(file, textOf(callee));
    const at = known === null ? undefined : writers[known.from]?.[known.imported];
    const named = at === undefined ? undefined : given[at];
    if (named !== undefined) add(namesIn(file, named));
  }

  function lookAt(file: File): void {
    for (const node of file.nodes) {
      const key = child(node, 'key');
      const left = child(node, 'left');
      const parent = file.parents.get(file.parents.get(node) ?? node);
      if (node.type === 'CallExpression') lookAtCall(file, node);
      else if (node.type === 'AssignmentExpression' && left?.type === 'MemberExpression') {
        const property = child(left, 'property');
        if (textOf(property) === 'cookie' || isCookieHeader(property)) addCookie(file, child(node, 'right'));
        if (/^(?:session|local)Storage$/u.test(textOf(child(left, 'object')))) add([textOf(property)]);
      } else if (node.type === 'Property' && isCookieHeader(key)) addCookie(file, child(node, 'value'));
      else if (
        node.type === 'Property' &&
        textOf(key) === 'names' &&
        textOf(child(parent, 'key')) === 'cookies'
      )
        children(child(node, 'value'), 'properties').forEach((one) =>
          add(namesIn(file, child(one, 'value') ?? one)),
        );
      else if (node.type === 'TSInterfaceDeclaration' && textOf(child(node, 'id')) === 'HistoryState')
        add(children(child(node, 'body'), 'body').map((one) => textOf(child(one, 'key'))));
      else if (node.type === 'TemplateElement' && writing.test(cooked(node)))
        lookAt(read(`${file.path}, its script.js`, cooked(node)));
    }
  }

  filesWith(mayWrite).forEach(lookAt);
  return { names: [...names].sort(), untold: [...untold].sort() };
}

const cooked = (quasi: Node): string => (quasi['value'] as { cooked: string | null }).cooked ?? '';
