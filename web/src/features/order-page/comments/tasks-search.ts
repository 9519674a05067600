export const taskTabs = ['mine', 'all', 'overdue', 'solved'] as const;

/** A tab of the page of tasks, as it stands in the address. */
export type TaskTab = (typeof taskTabs)[number];
