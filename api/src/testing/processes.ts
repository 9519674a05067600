export { simulatedSettings, type ProviderSettings } from '../providers/settings.ts';
/** For those who run the application as processes of its own, outside of a test's process. */
export { filledForm } from '../demo/filled-form.ts';
export { codeAt } from '../modules/accounts/second-factor/testing/code-at.ts';
export { environmentOf } from './environment-of.ts';
export { faultNames, type FaultName } from './faults.ts';
export { freePort } from './free-port.ts';
export { seedShop, shopKey } from './seed-shop.ts';
export { goesWithParent, serverScript, spawnServer } from './server-process.ts';
export { startSimulatorsProcess, type KillableSimulators } from './simulators-process.ts';
export { somebody } from './somebody.ts';
