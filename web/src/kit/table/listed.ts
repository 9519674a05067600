const key = 'listed';

/** A list as it was last shown: its address with filters, and its rows in their order. */
interface Listed {
  readonly href: string;
  readonly slugs: readonly string[];
}

/** Keeps what a list shows for the pages that are opened from it, in this tab. */
export function rememberListed(listed: Listed): void {
  sessionStorage.setItem(key, JSON.stringify(listed));
}

/** Where an order stands in the list that was last shown: from one, with those beside it; null where it is not of it. */
export function placeInList(slug: string) {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return null;
  const { href, slugs } = JSON.parse(stored) as Listed;
  const index = slugs.indexOf(slug);
  if (index === -1) return null;
  return {
    href,
    place: index + 1,
    count: slugs.length,
    previous: slugs[index - 1] ?? null,
    next: slugs[index + 1] ?? null,
  };
}
