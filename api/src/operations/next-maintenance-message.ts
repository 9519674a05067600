import type { Read } from '../kernel/call-context.ts';

/** What the deployment says of work that is to come. */
export const getNextMaintenanceMessage: Read<'getNextMaintenanceMessage'> = async ({ ports }) => ({
  next_maintenance_message: ports.settings.nextMaintenanceMessage,
});
