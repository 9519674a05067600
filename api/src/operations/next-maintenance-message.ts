import type { Query } from '../kernel/handlers.ts';

/** What the deployment says of work that is to come. */
export const getNextMaintenanceMessage: Query<'getNextMaintenanceMessage'> = async ({ ports }) => ({
  next_maintenance_message: ports.settings.nextMaintenanceMessage,
});
