/** Attributes by name; one that is false is left out, one that is true has no value. */
type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with its attributes and what stands in it. Texts stay texts: nothing is read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...inside);
  return made;
}

/** Writes a text where it is another one: what is read aloud is not read twice. */
export function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
  place.hidden = text === '';
}
