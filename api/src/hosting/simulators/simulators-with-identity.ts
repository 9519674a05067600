import { demoAccounts } from '@app/db/demo';
import { personsOf } from '../../providers/identity-simulator/persons.ts';
import { serveSimulators } from './serve-simulators.ts';

// What a checkout runs. A release has no identity provider: oidc-provider is a package of development alone. While it is
// loaded it warns of a Node that is newer than the releases that it knows by name.
const { warn } = console;
Object.assign(console, { warn: () => undefined });
const { simulateIdentity } = await import('../../providers/identity-simulator/identity.simulator.ts');
Object.assign(console, { warn });

await serveSimulators(simulateIdentity(personsOf(demoAccounts)));
