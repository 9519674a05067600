import type { Handlers } from '../kernel/call-context.ts';
import { getFeatures } from './features.ts';
import { getNextMaintenanceMessage } from './next-maintenance-message.ts';

/** What anybody may ask of this deployment. */
export const operationsCalls = { getFeatures, getNextMaintenanceMessage } satisfies Partial<Handlers>;
