import type { Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { seedShop, walkingApp, type WalkingApp } from '@app/api/testing';
import { statusOf, orderMachine } from '@app/machines/order/chart';
import { stateKey } from '@app/machines/testing';
import { initialTransition } from 'xstate';
import { beginWalk, placeOf, startsOf, type Start } from './begin-walk.ts';
import { coverable, coveredBy, numberOf, wayToOpen, type Move, type Place, type Way } from './pair-cover.ts';
import { refusedEvents } from './refused-events.ts';
import type { World } from './walk-context.ts';
import { historyFault, look, takeMove } from './walk-order.ts';

/** What the walks of one config did and what they found. */
export interface Walked {
  readonly goals: number;
  readonly missed: readonly string[];
  readonly paths: number;
  readonly steps: number;
  readonly byWire: number;
  /** Steps that a call carries. */
  readonly carried: number;
  readonly refusals: number;
  readonly faults: readonly string[];
}

const longest = 60;

/** The application over a seeded database, with an administrator and a salesman signed in. */
export async function openWorld<App extends WalkingApp = WalkingApp>(
  db: Database,
  app: App = walkingApp(db) as App,
): Promise<World & App> {
  await seedShop(db);
  const signIn = async (email: string) => {
    const answer = await app.app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const [admin, salesman] = [await signIn('admin@test.example'), await signIn('sklep@test.example')];
  return { ...app, admin, salesman };
}

function firstPlace({ facts, actor }: Start): Place {
  const [snapshot] = initialTransition(orderMachine, { facts, actor });
  return placeOf({ status: statusOf(snapshot), facts: snapshot.context });
}

/** What a way was taken for: what its last move covers. */
function goalsOf(from: Place, way: readonly Move[], pairs: boolean): readonly string[] {
  const move = way.at(-1);
  return move === undefined ? [] : coveredBy(way.at(-2)?.edge ?? from.last, move, pairs);
}

/**
 * Walks orders of a shop config over the wire until every edge (and with `pairs` every two edges in succession, the
 * second one not ending the order) was taken. In each status of a sales channel that is not among `met`, every other event is sent and has
 * to be refused; replies are compared whenever an edge is taken for the first time. A path goes on from where the order really is, whatever was planned.
 */
export async function walkConfig(
  world: World,
  config: string,
  { pairs, met }: { readonly pairs: boolean; readonly met: Set<string> },
): Promise<Walked> {
  const starts = new Map(startsOf(config).map((start) => [firstPlace(start), start]));
  const places = [...starts.keys()];
  const open = coverable(places, pairs);
  const goals = open.size;
  const missed = new Set<string>();
  const faults: string[] = [];
  const counts = { paths: 0, steps: 0, byWire: 0, carried: 0, refusals: 0 };

  const whereIs = async (slug: string, last: Place['last']): Promise<Place> => {
    const { status, facts } = (await look(world, slug)).order;
    return { status, facts, last };
  };

  const nearest = (from: readonly Place[]): Way | null => wayToOpen(from, open, pairs);
  for (let next = nearest(places); next !== null; next = nearest(places)) {
    const start = starts.get(next.from);
    if (start === undefined) throw new Error(`No order of ${config} begins in ${next.from.status}`);
    counts.paths += 1;
    const slug = await beginWalk(world, start);
    let place = await whereIs(slug, null);
    let way: readonly Move[] | null = next.moves;
    for (let steps = 0; steps < longest && way !== null && way.length > 0; steps += 1) {
      const meeting = `${place.facts.salesChannel} ${place.status}`;
      if (!met.has(meeting)) {
        met.add(meeting);
        const first = !met.has(place.status);
        met.add(place.status);
        const refused = await refusedEvents(world, slug, first ? 'all' : 'those of calls');
        counts.refusals += refused.tried;
        faults.push(...refused.faults);
      }
      const move: Move | undefined = way[0];
      const rest: readonly Move[] = way.slice(1);
      if (move === undefined) break;
      const sent = await takeMove(world, slug, move, open.has(String(numberOf(move.edge))));
      counts.steps += 1;
      if (sent.wire) counts.byWire += 1;
      if (sent.carried) counts.carried += 1;
      faults.push(...sent.faults);
      for (const goal of coveredBy(place.last, move, pairs)) {
        open.delete(goal);
        if (sent.faults.length > 0) missed.add(goal);
      }
      if (sent.faults.length > 0) {
        for (const goal of goalsOf(place, way, pairs)) {
          open.delete(goal);
          missed.add(goal);
        }
        break;
      }
      place = await whereIs(slug, pairs ? move.edge : null);
      // Where the order is not where the plan has it, amounts were calculated anew: the rest of the plan is of another order.
      const asPlanned: boolean = stateKey(place) === stateKey(move.to);
      way = asPlanned && rest.length > 0 ? rest : (nearest([place])?.moves ?? null);
    }
    const fault = await historyFault(world, slug);
    if (fault !== null) faults.push(fault);
  }
  return { goals, missed: [...missed], ...counts, faults };
}
