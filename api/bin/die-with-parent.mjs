// Loaded into the server by `--import`: it goes when the start script is killed outright and can forward nothing.
import { whenOrphaned } from './watch-parent.mjs';

whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
