/** A call's address with its parameters and query. Throws where a path parameter is missing. */
export function callPath(path: string, params: Record<string, string> = {}, query: unknown = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing ${name} for ${path}`);
    return encodeURIComponent(value);
  });
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') asked.append(name, String(one));
    }
  }
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}
