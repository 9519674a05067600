import { vi } from 'vitest';
import { ChartPage } from '../chart-page.tsx';
import type { ChartSearch } from '../chart-search.ts';
import { plain, renderHeld } from './render-held.tsx';

const network = vi.spyOn(globalThis, 'fetch');
/** Figures of a status of which nothing is known but how many orders are in it. */
export const still = { oldest_at: null, entered: 0, median_ms: null, p90_ms: null, longest_ms: null };
const counted = [
  { ...still, status: 'sumup', now: 3, entered: 7, median_ms: 38 * 60_000, p90_ms: 50 * 3_600_000 },
  { ...still, status: 'initial_payment_manual', now: 2 },
];
const taken = [
  { from: 'created', event: 'CREATE', to: 'sumup', count: 7 },
  { from: 'sumup', event: 'FORCE', to: 'canceled', count: 4 },
];
/** What was asked for last. */
export const asked = () => new URL(network.mock.lastCall?.[0] as string, location.href);

/** The page at an address, over orders that are counted so or not at all; answers what is looked at by then. */
export async function showChart(
  search: ChartSearch,
  statuses: object[] | null = counted,
  measured: object | null = null,
  life?: object,
) {
  network.mockImplementation(async (url) => {
    if ((url as string).endsWith('/replay')) return Response.json(life);
    if ((url as string).endsWith('/coverage')) return Response.json({ measured });
    return statuses === null
      ? new Response(null, { status: 503 })
      : Response.json({ from: '2026-11-20T23:00:00.000Z', whole: true, statuses, edges: taken });
  });
  const now = await renderHeld(search, (held, onSearch) => (
    <ChartPage area="superadmin" search={held} onSearch={onSearch} />
  ));
  return now;
}

/** What stands in each element that the selector finds. */
export const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(plain);
