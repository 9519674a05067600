import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A read element: its text, or its children by name without namespace; children of one name are a list. */
export type XmlElement = string | { readonly [name: string]: XmlElement | readonly XmlElement[] };

/** A list of ten transactions has 200 elements and lies 5 deep, a register's longest report 2,000. */
const most = { elements: 10_000, depth: 32 } as const;

const parser = new XMLParser({
  maxNestedTags: most.depth,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
});

function hasTooManyElements(text: string): boolean {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags += 1;
  return tags > 2 * most.elements;
}

/**
 * Reads a document; undefined where it is not well formed, too deep or too long, declares a DOCTYPE (entities of strangers
 * are not followed) or has an element whose name JavaScript keeps for itself (`__proto__`, `constructor`). Never throws.
 */
export function readXml(text: string): XmlElement | undefined {
  if (text.includes('<!DOCTYPE') || hasTooManyElements(text)) return undefined;
  try {
    return XMLValidator.validate(text) === true ? (parser.parse(text) as XmlElement) : undefined;
  } catch {
    return undefined;
  }
}

const isList = (element: XmlElement | readonly XmlElement[]): element is readonly XmlElement[] =>
  Array.isArray(element);

/** The elements at the path; every name may repeat, so the answer is a list, empty where there is none. */
export function elementsAt(root: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = root === undefined ? [] : [root];
  for (const name of path) {
    found = found.flatMap((element) => {
      const child = typeof element === 'string' ? undefined : element[name];
      if (child === undefined) return [];
      return isList(child) ? child : [child];
    });
  }
  return found;
}

/** The text of the first element at the path, '' where there is none. */
export function textAt(root: XmlElement | undefined, ...path: readonly string[]): string {
  const [first] = elementsAt(root, ...path);
  return typeof first === 'string' ? first : '';
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand inside an element. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
