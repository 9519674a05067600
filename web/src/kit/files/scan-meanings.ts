/** How the antivirus's word of a file is drawn. */
export const scanMeanings = { waiting: 'waiting', blocked: 'refused', clean: 'done' } as const;
