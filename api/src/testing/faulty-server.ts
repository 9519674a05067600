import { readEnv } from '../kernel/env.ts';
import { runServer } from '../hosting/run-server.ts';
import { faults, type FaultName } from './faults.ts';
import { killPoints, type KillPoint } from './kill-points.ts';

/** The server with a fault that somebody could have written (FAULT), or one that ends itself at a moment (KILL_AT). */
const { FAULT, KILL_AT } = process.env;
const fault = FAULT === undefined ? undefined : faults[FAULT as FaultName];
const kill = KILL_AT === undefined ? undefined : killPoints[KILL_AT as KillPoint];
if (FAULT !== undefined && fault === undefined) throw new Error(`There is no fault ${FAULT}`);
if (KILL_AT !== undefined && kill === undefined) throw new Error(`There is no moment ${KILL_AT}`);

await runServer(() => readEnv(process.env), fault ?? kill);
