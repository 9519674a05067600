import { serveSimulators } from './serve-simulators.ts';

await serveSimulators();
