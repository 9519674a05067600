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
  return parser.parse(text) as XmlElement;
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

/** Every text in document order, except those of the elements named. */
export function textsIn(element: XmlElement, except: string): readonly string[] {
  if (typeof element === 'string') return [element];
  return Object.entries(element).flatMap(([name, child]) =>
    name === except ? [] : (isList(child) ? child : [child]).flatMap((one) => textsIn(one, except)),
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand inside an element. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
