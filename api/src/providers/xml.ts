import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A read element: its text, or its children by name without namespace; children of one name are a list. */
export type XmlElement = string | { readonly [name: string]: XmlElement | readonly XmlElement[] };

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
});

/** Reads a document; undefined where it is not well formed or declares a DOCTYPE (entities of strangers are not followed). */
export function readXml(text: string): XmlElement | undefined {
  if (text.includes('<!DOCTYPE') || XMLValidator.validate(text) !== true) return undefined;
  try {
    return parser.parse(text) as XmlElement;
  } catch {
    // The parser refuses what the validator lets pass: names of JavaScript's own and elements nested without end.
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
