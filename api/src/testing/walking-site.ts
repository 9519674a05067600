import type { Database } from '@app/db';
import { listen } from '../hosting/listen.ts';
import { wholeSite } from '../hosting/whole-site.ts';
import { walkingApp } from './walking-app.ts';

/** The application of the walks with its pages, under an address of its own: what a test moves in it a browser looks at. */
export async function walkingSite(db: Database) {
  const listening = await listen('127.0.0.1', 0, false);
  const url = `http://127.0.0.1:${listening.port}`;
  const walking = walkingApp(db, () => url);
  const site = wholeSite(walking.ports, walking.app, null);
  listening.answerWith((request, env) => site.fetch(request, env as object));
  return {
    ...walking,
    url,
    async close(): Promise<void> {
      await listening.close(1_000);
      walking.stop();
    },
  };
}
