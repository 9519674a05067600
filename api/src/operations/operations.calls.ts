import { getFeatures } from './features.ts';
import { getNextMaintenanceMessage } from './next-maintenance-message.ts';
import type { SomeHandlers } from '../kernel/handlers.ts';

/** What anybody may ask of this deployment. */
export const operationsCalls = { getFeatures, getNextMaintenanceMessage } satisfies SomeHandlers;
