/** A script tag as a partner's page writes it, which loads nothing: attributes by their names. */
export function scriptTag(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.type = 'text/plain';
  tag.src = 'https://wnioski.example/widget/v2/loader.js';
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(`data-${name}`, value);
  return tag;
}
